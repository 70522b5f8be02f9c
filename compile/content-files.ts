import * as v from "valibot";
import type { LeadFormRules } from "#forms/field-rules.ts";
import { formRules } from "#forms/form-rules.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { subscribeRules } from "#forms/subscribe/subscribe-rules.ts";
import { kinds, thanksPage } from "./page-kinds.ts";
import { aboutSchema } from "./schemas/about-schema.ts";
import { blogCategoriesSchema, blogSchema } from "./schemas/blog-schema.ts";
import { businessHoursSchema } from "./schemas/business-hours-schema.ts";
import { careersSchema } from "./schemas/careers-schema.ts";
import {
  carriersSchema,
  claimsPageSchema,
} from "./schemas/claims-page-schema.ts";
import { coverageFinderSchema } from "./schemas/coverage-finder-schema.ts";
import { customerServiceSchema } from "./schemas/customer-service-schema.ts";
import { documentSchema } from "./schemas/document-schema.ts";
import { examplesSchema } from "./schemas/examples-schema.ts";
import { familySchema } from "./family-schema.ts";
import { formSchema, leadFormSchema } from "./schemas/form-schema.ts";
import { homeSchema } from "./schemas/home-schema.ts";
import { indexesSchema } from "./schemas/index-pages-schema.ts";
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
import { policyChangesSchema } from "./schemas/policy-changes-schema.ts";
import { portalsSchema } from "./schemas/portals-schema.ts";
import { postSchema } from "./schemas/post-schema.ts";
import { requestPageSchema } from "./schemas/request-page-schema.ts";
import { searchSchema } from "./schemas/search-schema.ts";
import {
  designatorsSchema,
  factsSchema,
  figuresSchema,
  siteSchema,
} from "./schemas/site-schema.ts";
import { stormContactsSchema, stormSchema } from "./schemas/storm-schema.ts";
import { leadLinksSchema } from "./schemas/lead-links-schema.ts";
import { subscriptionSchema } from "./schemas/subscription-schema.ts";
import { uiSchema } from "./schemas/ui-schema.ts";

/**
 * The schema of every file and folder of content/en. A folder holds one page per file. The keys name the modules of
 * `#content/`. The editor previews the pages of a file, or `shownAt` (`*` is the changed entry of `pages`); a file
 * without either is on no page.
 */
export const contentFiles = (known: Known) => ({
  site: {
    file: "site.yaml",
    schema: siteSchema,
    label: "The brokerage: phone, address, hours",
    shownAt: "/about",
  },
  businessHours: {
    file: "business-hours.yaml",
    schema: businessHoursSchema,
    label: "Office hours and holidays",
  },
  figures: {
    file: "figures.yaml",
    schema: figuresSchema,
    label: "Figures",
    shownAt: "/",
  },
  facts: {
    file: "facts.yaml",
    schema: factsSchema,
    label: "Facts of law",
    shownAt: "/",
  },
  designators: {
    file: "designators.yaml",
    schema: designatorsSchema,
    label: "Names with digits that are not figures",
  },
  ui: {
    file: "ui.yaml",
    schema: uiSchema,
    label: "Buttons, labels and messages",
    shownAt: "/blog",
    pages: [kinds.search, kinds.samples, kinds.subscribed],
  },
  mail: {
    file: "mail.yaml",
    schema: mailSchema,
    label: "Emails",
  },
  navigation: {
    file: "navigation.yaml",
    schema: navigationSchema,
    label: "Menus",
    shownAt: "/",
  },

  search: {
    file: "search.yaml",
    schema: searchSchema(known),
    label: "Search words",
    shownAt: "/blog/search",
  },

  home: {
    file: "home.yaml",
    schema: homeSchema,
    label: "Home page",
    pages: [kinds.home],
  },
  indexes: {
    file: "indexes.yaml",
    schema: indexesSchema,
    label: "Overviews of insurance",
    pages: [
      kinds.industryIndex,
      kinds.personalIndex,
      kinds.coverageIndex,
      kinds.servicesIndex,
    ],
  },
  industries: {
    file: "industries/*.yaml",
    schema: familySchema("industries", known),
    label: "Industries",
    singular: "Industry",
    pages: [kinds.industry],
  },
  personal: {
    file: "personal/*.yaml",
    schema: familySchema("personal", known),
    label: "Personal insurance",
    singular: "Personal insurance page",
    pages: [kinds.personal],
  },
  coverage: {
    file: "coverage/*.yaml",
    schema: familySchema("coverage", known),
    label: "Coverage",
    singular: "Coverage page",
    pages: [kinds.coverage],
  },
  services: {
    file: "services/*.yaml",
    schema: familySchema("services", known),
    label: "Services",
    singular: "Service",
    pages: [kinds.service],
  },
  guides: {
    file: "guides/*.yaml",
    schema: familySchema("guides", known),
    label: "Guides",
    singular: "Guide",
    pages: [kinds.guide],
  },
  examples: {
    file: "examples.yaml",
    schema: examplesSchema,
    label: "Example amounts",
    shownAt: "/",
  },

  about: {
    file: "about.yaml",
    schema: aboutSchema,
    label: "About us",
    pages: [kinds.about],
  },
  careers: {
    file: "careers.yaml",
    schema: careersSchema,
    label: "Careers",
    pages: [kinds.careers],
  },
  people: {
    file: "people.yaml",
    schema: peopleSchema,
    label: "People",
    shownAt: "/about",
  },
  testimonials: {
    file: "testimonials.yaml",
    schema: testimonialsSchema,
    label: "Reviews",
    shownAt: "/",
  },
  partners: {
    file: "partners.yaml",
    schema: partnersSchema,
    label: "Partners",
    shownAt: "/",
  },
  licenses: {
    file: "licenses.yaml",
    schema: licensesSchema,
    label: "Licenses",
    pages: [kinds.licenses],
  },
  portals: {
    file: "portals.yaml",
    schema: portalsSchema,
    label: "Portals",
    pages: [kinds.portals, kinds.scheduler, kinds.payment],
  },
  onboarding: {
    file: "onboarding.yaml",
    schema: onboardingSchema,
    label: "Onboarding",
    pages: [kinds.onboarding],
  },
  coverageFinder: {
    file: "coverage-finder.yaml",
    schema: coverageFinderSchema,
    label: "Coverage finder",
    pages: [kinds.finder],
  },

  customerService: {
    file: "customer-service.yaml",
    schema: customerServiceSchema,
    label: "Customer service",
    pages: [kinds.customerService],
  },
  requests: {
    file: "requests/*.yaml",
    schema: requestPageSchema,
    label: "Requests",
    singular: "Request",
    pages: [kinds.request],
  },
  policyChanges: {
    file: "policy-changes.yaml",
    schema: policyChangesSchema,
    label: "Policy changes",
    pages: [kinds.policyChanges],
  },
  reportAClaim: {
    file: "report-a-claim.yaml",
    schema: claimsPageSchema(known),
    label: "Report a claim",
    pages: [kinds.claims],
  },
  carriers: {
    file: "carriers.yaml",
    schema: carriersSchema,
    label: "Carriers",
    shownAt: "/customer-service/claims",
  },
  storm: {
    file: "storm.yaml",
    schema: stormSchema,
    label: "Storm",
    pages: [kinds.storm],
  },
  stormContacts: {
    file: "storm-contacts.yaml",
    schema: stormContactsSchema,
    label: "Who to call in a storm",
    shownAt: "/storm",
  },

  ...formFiles(),
  "forms/subscribe": {
    file: "forms/subscribe.yaml",
    schema: formSchema(subscribeRules),
    label: "Newsletter form",
    shownAt: subscribeRules.shownAt,
  },

  blog: {
    file: "blog.yaml",
    schema: blogSchema,
    label: "Blog",
    pages: [kinds.blog],
  },
  blogCategories: {
    file: "blog-categories.yaml",
    schema: blogCategoriesSchema,
    label: "Subjects of articles",
    shownAt: "/blog",
  },
  leadLinks: {
    file: "lead-links.yaml",
    schema: leadLinksSchema,
    label: "Links in emails about leads",
    shownAt: "/lead/*",
  },
  subscription: {
    file: "subscription.yaml",
    schema: subscriptionSchema,
    label: "Newsletter",
    shownAt: "/subscribe/*",
  },
  posts: {
    file: "posts/*.md",
    schema: postSchema(known),
    label: "Articles",
    singular: "Article",
    pages: [kinds.article],
  },
  legal: {
    file: "legal/*.md",
    schema: documentSchema,
    label: "Legal pages",
    singular: "Legal page",
    pages: [kinds.legal],
  },
});

/** The words of a form that brings leads. */
const formFile = (rules: LeadFormRules) => ({
  file: `forms/${rules.kind}.yaml`,
  schema: leadFormSchema(rules),
  label: `${rules.kind[0]!.toUpperCase()}${rules.kind.slice(1)} form`,
  shownAt: rules.shownAt ?? rules.page,
  pages: [thanksPage(rules)],
});

const formFiles = () =>
  Object.fromEntries(
    formRules.map((rules) => [`forms/${rules.kind}`, formFile(rules)]),
  ) as Record<`forms/${LeadKind}`, ReturnType<typeof formFile>>;

type Files = ReturnType<typeof contentFiles>;

/** The content of each file, and of each file in a folder. */
export type Content = {
  [Name in keyof Files]: v.InferOutput<Files[Name]["schema"]>;
};
