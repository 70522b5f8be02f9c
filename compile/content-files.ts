import * as v from "valibot";
import { certificateRules } from "#forms/certificate/certificate-rules.ts";
import { claimRules } from "#forms/claim/claim-rules.ts";
import { contactRules } from "#forms/contact/contact-rules.ts";
import { lenderRules } from "#forms/lender/lender-rules.ts";
import { aboutSchema } from "./schemas/about-schema.ts";
import { blogCategoriesSchema, blogSchema } from "./schemas/blog-schema.ts";
import { businessHoursSchema } from "./schemas/business-hours-schema.ts";
import { calculatorsSchema } from "./schemas/calculators-schema.ts";
import { careersSchema } from "./schemas/careers-schema.ts";
import {
  carriersSchema,
  claimsPageSchema,
} from "./schemas/claims-page-schema.ts";
import { coverageFinderSchema } from "./schemas/coverage-finder-schema.ts";
import { customerServiceSchema } from "./schemas/customer-service-schema.ts";
import { documentSchema } from "./schemas/document-schema.ts";
import { examplesSchema } from "./schemas/examples-schema.ts";
import { formSchema } from "./schemas/form-schema.ts";
import { coverageSchema, guideSchema } from "./schemas/guide-schema.ts";
import { homeSchema } from "./schemas/home-schema.ts";
import { indexesSchema } from "./schemas/index-pages-schema.ts";
import { industrySchema } from "./schemas/industry-schema.ts";
import { licensesSchema } from "./schemas/licenses-schema.ts";
import { mailSchema } from "./schemas/mail-schema.ts";
import { navigationSchema } from "./schemas/navigation-schema.ts";
import { onboardingSchema } from "./schemas/onboarding-schema.ts";
import type { Known } from "./schemas/page-schema.ts";
import {
  partnersSchema,
  peopleSchema,
  testimonialsSchema,
} from "./schemas/people-schema.ts";
import { personalSchema } from "./schemas/personal-schema.ts";
import { policyChangesSchema } from "./schemas/policy-changes-schema.ts";
import { portalsSchema } from "./schemas/portals-schema.ts";
import { postSchema } from "./schemas/post-schema.ts";
import { requestPageSchema } from "./schemas/request-page-schema.ts";
import { searchSchema } from "./schemas/search-schema.ts";
import { serviceSchema } from "./schemas/service-schema.ts";
import {
  designatorsSchema,
  factsSchema,
  figuresSchema,
  siteSchema,
} from "./schemas/site-schema.ts";
import { stormContactsSchema, stormSchema } from "./schemas/storm-schema.ts";
import { subscribeFormSchema } from "./schemas/subscribe-form-schema.ts";
import { leadLinksSchema } from "./schemas/lead-links-schema.ts";
import { subscriptionSchema } from "./schemas/subscription-schema.ts";
import { uiSchema } from "./schemas/ui-schema.ts";

/**
 * The schema of every file and folder of content/en. A folder holds one page per file. The keys name the modules of
 * `#content/`.
 */
export const contentFiles = (known: Known) => ({
  site: { file: "site.yaml", schema: siteSchema },
  businessHours: { file: "business-hours.yaml", schema: businessHoursSchema },
  figures: { file: "figures.yaml", schema: figuresSchema },
  facts: { file: "facts.yaml", schema: factsSchema },
  designators: { file: "designators.yaml", schema: designatorsSchema },
  ui: { file: "ui.yaml", schema: uiSchema },
  mail: { file: "mail.yaml", schema: mailSchema },
  navigation: { file: "navigation.yaml", schema: navigationSchema },

  search: { file: "search.yaml", schema: searchSchema(known) },

  home: { file: "home.yaml", schema: homeSchema },
  indexes: { file: "indexes.yaml", schema: indexesSchema },
  industries: { file: "industries/*.yaml", schema: industrySchema(known) },
  personal: { file: "personal/*.yaml", schema: personalSchema(known) },
  coverage: { file: "coverage/*.yaml", schema: coverageSchema(known) },
  services: { file: "services/*.yaml", schema: serviceSchema(known) },
  guides: { file: "guides/*.yaml", schema: guideSchema(known) },
  examples: { file: "examples.yaml", schema: examplesSchema },
  calculators: { file: "calculators.yaml", schema: calculatorsSchema },

  about: { file: "about.yaml", schema: aboutSchema },
  careers: { file: "careers.yaml", schema: careersSchema },
  people: { file: "people.yaml", schema: peopleSchema },
  testimonials: { file: "testimonials.yaml", schema: testimonialsSchema },
  partners: { file: "partners.yaml", schema: partnersSchema },
  licenses: { file: "licenses.yaml", schema: licensesSchema },
  portals: { file: "portals.yaml", schema: portalsSchema },
  onboarding: { file: "onboarding.yaml", schema: onboardingSchema },
  coverageFinder: {
    file: "coverage-finder.yaml",
    schema: coverageFinderSchema,
  },

  customerService: {
    file: "customer-service.yaml",
    schema: customerServiceSchema,
  },
  certificateRequest: {
    file: "certificate-request.yaml",
    schema: requestPageSchema,
  },
  lenderRequest: { file: "lender-request.yaml", schema: requestPageSchema },
  policyChanges: { file: "policy-changes.yaml", schema: policyChangesSchema },
  reportAClaim: {
    file: "report-a-claim.yaml",
    schema: claimsPageSchema(known),
  },
  carriers: { file: "carriers.yaml", schema: carriersSchema },
  storm: { file: "storm.yaml", schema: stormSchema },
  stormContacts: { file: "storm-contacts.yaml", schema: stormContactsSchema },

  "forms/contact": {
    file: "forms/contact.yaml",
    schema: formSchema(contactRules),
  },
  "forms/certificate": {
    file: "forms/certificate.yaml",
    schema: formSchema(certificateRules),
  },
  "forms/claim": { file: "forms/claim.yaml", schema: formSchema(claimRules) },
  "forms/lender": {
    file: "forms/lender.yaml",
    schema: formSchema(lenderRules),
  },
  "forms/subscribe": {
    file: "forms/subscribe.yaml",
    schema: subscribeFormSchema,
  },

  blog: { file: "blog.yaml", schema: blogSchema },
  blogCategories: {
    file: "blog-categories.yaml",
    schema: blogCategoriesSchema,
  },
  leadLinks: { file: "lead-links.yaml", schema: leadLinksSchema },
  subscription: { file: "subscription.yaml", schema: subscriptionSchema },
  posts: { file: "posts/*.md", schema: postSchema(known) },
  legal: { file: "legal/*.md", schema: documentSchema },
});

type Files = ReturnType<typeof contentFiles>;

/** The content of each file, and of each file in a folder. */
export type Content = {
  [Name in keyof Files]: v.InferOutput<Files[Name]["schema"]>;
};
