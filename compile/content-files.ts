import * as v from "valibot";
import type { LeadFormRules } from "#forms/field-rules.ts";
import { formRules } from "#forms/form-rules.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { subscribeRules } from "#forms/subscribe/subscribe-rules.ts";
import {
  page,
  thanksPage,
  type PageGroup,
  type PageKind,
} from "./page-kinds.ts";
import { aboutSchema } from "./schemas/about-schema.ts";
import { answerSchema } from "./schemas/answer-schema.ts";
import { blogCategoriesSchema, blogSchema } from "./schemas/blog-schema.ts";
import { businessHoursSchema } from "./schemas/business-hours-schema.ts";
import { careersSchema } from "./schemas/careers-schema.ts";
import {
  carriersSchema,
  claimsPageSchema,
} from "./schemas/claims-page-schema.ts";
import { coverageFinderSchema } from "./schemas/coverage-finder-schema.ts";
import { customerServiceSchema } from "./schemas/customer-service-schema.ts";
import { deskSchema } from "./schemas/desk-schema.ts";
import { documentSchema } from "./schemas/document-schema.ts";
import { examplesSchema } from "./schemas/examples-schema.ts";
import { familySchema } from "./family-schema.ts";
import { formSchema, leadFormSchema } from "./schemas/form-schema.ts";
import { homeSchema } from "./schemas/home-schema.ts";
import { indexesSchema } from "./schemas/index-pages-schema.ts";
import { licensesSchema } from "./schemas/licenses-schema.ts";
import { mailSchema } from "./schemas/mail-schema.ts";
import { navigationSchema } from "./schemas/navigation-schema.ts";
import { newsletterSchema } from "./schemas/newsletter-schema.ts";
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
import { redirectsSchema } from "./schemas/redirects-schema.ts";
import { requestPageSchema } from "./schemas/request-page-schema.ts";
import { searchSchema } from "./schemas/search-schema.ts";
import {
  designatorsSchema,
  factsSchema,
  figuresSchema,
  siteSchema,
} from "./schemas/site-schema.ts";
import { stormContactsSchema, stormSchema } from "./schemas/storm-schema.ts";
import {
  subscriptionSchema,
  translatedSubscriptionSchema,
} from "./schemas/subscription-schema.ts";
import {
  glossarySchema,
  startSchema,
  translatedFactsSchema,
  translatedFiguresSchema,
  translatedSiteSchema,
} from "./schemas/translation-schema.ts";
import { uiSchema } from "./schemas/ui-schema.ts";

/**
 * The schema of every file and folder of content/en, and the pages that it makes. The keys name the modules of
 * `#content/`, and with hyphens the files.
 */
export const contentFiles = (known: Known) =>
  withFiles({
    site: file(
      siteSchema,
      "The brokerage: phone, address, hours",
      "/about#contact",
    ),
    businessHours: file(businessHoursSchema, "Office hours and holidays"),
    figures: file(figuresSchema, "Figures", "/"),
    facts: file(factsSchema, "Facts of law", "/"),
    designators: file(
      designatorsSchema,
      "Names with digits that are not figures",
    ),
    redirects: file(redirectsSchema, "Addresses of pages that are gone"),
    ui: file(
      uiSchema,
      "Buttons, labels and messages",
      "/blog",
      page("/blog/search", "search/search-page", "blog", {
        part: ["searchPage"],
        isUnlisted: true,
      }),
      page("/samples", "samples/samples-page", "others", {
        part: ["samplesPage"],
        isUnlisted: true,
        isPreview: true,
      }),
      page("/subscribe/thanks", "subscribe-answer/thanks-page", "others", {
        part: ["subscribeThanks"],
        isUnlisted: true,
      }),
    ),
    mail: file(mailSchema, "Emails"),
    navigation: file(navigationSchema, "Menus", "/"),
    search: file(searchSchema(known), "Search words", "/blog/search"),

    home: file(
      homeSchema,
      "Home page",
      page("/", "home/home-page", "others", {
        scene: "home",
        parts: ["testimonials", "team", "contact"],
      }),
    ),
    indexes: file(
      indexesSchema,
      "Overviews of insurance",
      indexPage("industry", "industries"),
      indexPage("personal", "personal"),
      indexPage("coverage", "coverage"),
      indexPage("services", "services"),
      page("/answers", "answers/answers-page", "others", { part: ["answers"] }),
    ),
    industries: folder(
      familySchema("industries", known),
      ["Industries", "Industry"],
      familyPage("/industry/:slug", "industries", "industry"),
    ),
    personal: folder(
      familySchema("personal", known),
      ["Personal insurance", "Personal insurance page"],
      familyPage("/personal/:slug", "personal", "personal"),
    ),
    coverage: folder(
      familySchema("coverage", known),
      ["Coverage", "Coverage page"],
      familyPage("/coverage/:slug", "coverage", "commercial-property"),
    ),
    services: folder(
      familySchema("services", known),
      ["Services", "Service"],
      familyPage("/services/*", "services", "services"),
    ),
    guides: folder(familySchema("guides", known), ["Guides", "Guide"], {
      address: "/*",
      group: "others",
      scene: "*",
      generalScene: "services",
    }),
    tools: folder(familySchema("tools", known), ["Tools", "Tool"], {
      address: "/tools/:slug",
      group: "tools",
    }),
    answers: folder(
      answerSchema(known),
      ["Answers", "Answer"],
      page("/answers/:slug", "answers/answer-page", "answers"),
    ),
    examples: file(examplesSchema, "Example amounts", "/"),

    about: file(
      aboutSchema,
      "About us",
      page("/about", "about/about-page", "others", {
        type: "Person",
        scene: "about",
        parts: ["team", "contact"],
      }),
    ),
    careers: file(
      careersSchema,
      "Careers",
      page("/careers", "careers/careers-page", "others", {
        scene: "careers",
        parts: ["team-voices"],
      }),
    ),
    people: file(peopleSchema, "People", "/about#team"),
    testimonials: file(testimonialsSchema, "Reviews", "/#testimonials"),
    partners: file(partnersSchema, "Partners", "/"),
    licenses: file(
      licensesSchema,
      "Licenses",
      page("/licenses", "licenses/licenses-page", "legal"),
    ),
    portals: file(
      portalsSchema,
      "Portals",
      page("/portals", "portals/portals-page", "others", {
        scene: "portals",
        part: ["index"],
      }),
      portal("booking-scheduler"),
      portal("payment-portal"),
    ),
    onboarding: file(
      onboardingSchema,
      "Onboarding",
      page("/onboarding", "onboarding/onboarding-page", "others", {
        isUnlisted: true,
      }),
    ),
    coverageFinder: file(
      coverageFinderSchema,
      "Coverage finder",
      page(
        "/coverage-finder",
        "coverage-finder/coverage-finder-page",
        "others",
        {
          parts: ["finder", "contact"],
        },
      ),
    ),

    customerService: file(
      customerServiceSchema,
      "Customer service",
      servicePage("", "customer-service/customer-service-page", {
        scene: "customer-service",
      }),
    ),
    requests: folder(
      requestPageSchema,
      ["Requests", "Request"],
      servicePage("/:slug", "request/request-page"),
    ),
    quote: file(
      requestPageSchema,
      "Get a quote",
      page("/quote", "request/request-page", "others"),
    ),
    policyChanges: file(
      policyChangesSchema,
      "My policy",
      servicePage("/policy-changes", "policy-changes/policy-changes-page"),
    ),
    reportAClaim: file(
      claimsPageSchema(known),
      "Report a claim",
      servicePage("/claims", "claims/claims-page"),
    ),
    carriers: file(carriersSchema, "Carriers", "/customer-service/claims"),
    storm: file(
      stormSchema,
      "Storm",
      page("/storm", "storm/storm-page", "others", {
        scene: "storm",
        parts: ["whom-to-call"],
      }),
    ),
    stormContacts: file(
      stormContactsSchema,
      "Who to call in a storm",
      "/storm",
    ),

    ...formFiles(),
    "forms/subscribe": file(
      formSchema(subscribeRules),
      "Newsletter form",
      subscribeRules.shownAt,
    ),

    blog: file(
      blogSchema,
      "Blog",
      page("/blog", "blog/blog-page", "blog", { parts: ["newsletter"] }),
    ),
    blogCategories: file(blogCategoriesSchema, "Subjects of articles", "/blog"),
    desk: file(deskSchema, "The office’s desk"),
    subscription: file(subscriptionSchema, "Newsletter", "/subscribe/*"),
    posts: folder(
      postSchema(known),
      ["Articles", "Article"],
      page("/blog/:slug", "blog/article-page", "blog", { type: "BlogPosting" }),
      "md",
    ),
    newsletters: folder(
      newsletterSchema(known),
      ["Issues of the newsletter", "Issue"],
      page("/newsletter/:slug", "newsletter/newsletter-page", "blog", {
        isUnlisted: true,
      }),
    ),
    legal: folder(
      documentSchema,
      ["Legal pages", "Legal page"],
      page("/*", "document/document-page", "legal"),
      "md",
    ),
  });

/** Files of which other languages have none. */
const onlyEnglish: readonly string[] = [
  "about",
  "blog",
  "businessHours",
  "careers",
  "carriers",
  "designators",
  "desk",
  "examples",
  "forms/subscribe",
  "licenses",
  "newsletters",
  "onboarding",
  "partners",
  "people",
  "redirects",
  "testimonials",
];

/** What a folder of another language may have: the same files, some of them with less, and a glossary. */
export const translatedFiles = (known: Known): Record<string, PlacedFile> => ({
  ...Object.fromEntries(
    Object.entries(contentFiles(known)).filter(
      ([key]) => !onlyEnglish.includes(key),
    ),
  ),
  ...withFiles({
    site: file(translatedSiteSchema, "The brokerage in words"),
    figures: file(translatedFiguresSchema, "Figures in words"),
    facts: file(translatedFactsSchema, "Facts of law"),
    mail: file(v.pick(mailSchema, ["receipt", "firstAnswer"]), "Emails"),
    subscription: file(translatedSubscriptionSchema, "Newsletter"),
    home: file(
      startSchema,
      "The first page",
      page("/", "language/language-page", "others", { parts: ["contact"] }),
    ),
    glossary: file(glossarySchema, "Words of insurance"),
  }),
});

/** A file or folder with its schema and its pages. */
export type PlacedFile = Place & { file: string };

type Place<Schema = v.GenericSchema> = {
  schema: Schema;
  label: string;
  /** Of a folder: the name of one of its pages. */
  singular?: string;
  /** Where the editor previews it if not on its pages; `*` is the changed entry of `pages`. */
  shownAt?: string;
  pages: readonly PageKind[];
  /** The ending of a folder's files. */
  ending?: string;
};

/** A file with the address that shows its words, if there is one, and with its pages. */
function file<Schema>(
  schema: Schema,
  label: string,
  ...shown: readonly (string | PageKind)[]
): Place<Schema> {
  return {
    schema,
    label,
    shownAt: shown.find((one) => typeof one === "string"),
    pages: shown.filter((one) => typeof one !== "string"),
  };
}

/** A folder with a page for each file. */
const folder = <Schema>(
  schema: Schema,
  [label, singular]: readonly [string, string],
  kind: PageKind,
  ending = "yaml",
): Place<Schema> => ({
  schema,
  label,
  singular,
  ending,
  pages: [kind],
});

const familyPage = (
  address: string,
  group: PageGroup,
  generalScene: string,
): PageKind => ({ address, group, type: "Service", scene: "*", generalScene });

const indexPage = (name: string, group: PageGroup) =>
  page(`/${name}`, "family-index/family-index-page", group, { part: [name] });

const portal = (name: string) =>
  page(`/portals/${name}`, "portals/portal-page", "others", {
    part: ["pages", name],
  });

const servicePage = (
  end: string,
  view: string,
  more?: Parameters<typeof page>[3],
) => page(`/customer-service${end}`, view, "customerService", more);

/** The words of the forms that bring leads. */
const formFiles = () =>
  Object.fromEntries(
    formRules.map((rules: LeadFormRules) => [
      `forms/${rules.kind}`,
      file(
        leadFormSchema(rules),
        `${rules.kind[0]!.toUpperCase()}${rules.kind.slice(1)} form`,
        rules.shownAt ?? rules.page,
        thanksPage(rules),
      ),
    ]),
  ) as Record<`forms/${LeadKind}`, Place<ReturnType<typeof leadFormSchema>>>;

/** Adds the name of each file, or the pattern of a folder's. */
function withFiles<Places extends Record<string, Place>>(places: Places) {
  return Object.fromEntries(
    Object.entries(places).map(([key, place]) => [
      key,
      {
        ...place,
        file: place.ending ? `${key}/*.${place.ending}` : `${kebab(key)}.yaml`,
      },
    ]),
  ) as { [Key in keyof Places]: Places[Key] & { file: string } };
}

/** "coverageFinder" to "coverage-finder" */
export const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Files = ReturnType<typeof contentFiles>;

/** The content of each file, and of each file in a folder. */
export type Content = {
  [Name in keyof Files]: v.InferOutput<Files[Name]["schema"]>;
};
