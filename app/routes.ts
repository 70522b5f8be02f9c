import { existsSync } from "node:fs";
import {
  index,
  layout,
  route,
  type RouteConfig,
} from "@react-router/dev/routes";
import { firstLanguage, otherLanguages } from "#compile/language-folders.ts";
import { formRules } from "#forms/form-rules.ts";
import { linkPages } from "#compile/schemas/subscription-schema.ts";

/** Each has a file in content/en/guides, named like the end of its address. */
const guides = [
  "texas/coastal-wind",
  "texas/nonrenewed",
  "lenders",
  "contracts",
];

/** The pages of the families in a language, as far as content/ has them. English addresses have no prefix. */
function familyRoutes(language: string) {
  const add = (path: string, file: string, folder: string) => {
    if (!existsSync(`content/${language}/${folder}`)) return [];
    const own = language === firstLanguage ? path : `${language}/${path}`;
    return [route(own, file, { id: own })];
  };
  return [
    ...add("industry/:slug", "pages/industry/industry-page.tsx", "industries"),
    // Pages with a tool of their own, which the others do not need to load.
    ...add(
      "personal/flood-insurance",
      "pages/personal/flood-page.tsx",
      "personal/flood-insurance.yaml",
    ),
    ...add(
      "personal/homeowners-insurance",
      "pages/personal/homeowners-page.tsx",
      "personal/homeowners-insurance.yaml",
    ),
    ...add("personal/:slug", "pages/personal/personal-page.tsx", "personal"),
    ...add(
      "services/commercial-property",
      "pages/service/commercial-property-page.tsx",
      "services/commercial-property.yaml",
    ),
    ...add("coverage/:slug", "pages/guide/coverage-page.tsx", "coverage"),
    ...add("services/*", "pages/service/service-page.tsx", "services"),
    ...guides.flatMap((path) =>
      add(
        path,
        "pages/guide/guide-page.tsx",
        `guides/${path.split("/").at(-1)}.yaml`,
      ),
    ),
  ];
}

/** Without header and footer. */
export const onboarding = route(
  "onboarding",
  "pages/onboarding/onboarding-page.tsx",
);

/**
 * The pages that are the same for everyone. Each is prerendered, in the sitemap and found by the search, unless its
 * head says not to list it. Addresses have no trailing slash; the server redirects the other form.
 */
export const pages = [
  index("pages/home/home-page.tsx"),

  route("industry", "pages/family-index/industry-index-page.tsx"),
  route("personal", "pages/family-index/personal-index-page.tsx"),
  route("coverage", "pages/family-index/coverage-index-page.tsx"),
  route("services", "pages/family-index/services-index-page.tsx"),
  ...familyRoutes(firstLanguage),
  ...otherLanguages().flatMap(familyRoutes),

  route("about", "pages/about/about-page.tsx"),
  route("careers", "pages/careers/careers-page.tsx"),
  route("portals", "pages/portals/portals-page.tsx"),
  route("portals/booking-scheduler", "pages/portals/portal-page.tsx", {
    id: "booking-scheduler",
  }),
  route("portals/payment-portal", "pages/portals/portal-page.tsx", {
    id: "payment-portal",
  }),
  route("coverage-finder", "pages/coverage-finder/coverage-finder-page.tsx"),
  route("blog/search", "pages/search/search-page.tsx"),
  route("blog/:slug", "pages/blog/article-page.tsx"),
  route("blog", "pages/blog/blog-page.tsx"),

  route("customer-service", "pages/customer-service/customer-service-page.tsx"),
  route(
    "customer-service/certificate-request",
    "pages/certificate-request/certificate-request-page.tsx",
  ),
  route("customer-service/claims", "pages/claims/claims-page.tsx"),
  route(
    "customer-service/lender-request",
    "pages/lender-request/lender-request-page.tsx",
  ),
  route(
    "customer-service/policy-changes",
    "pages/policy-changes/policy-changes-page.tsx",
  ),
  route("storm", "pages/storm/storm-page.tsx"),
  route("licenses", "pages/licenses/licenses-page.tsx"),
  route("privacy-notice", "pages/privacy-notice/privacy-notice-page.tsx"),
  ...["terms-of-service", "accessibility", "how-we-are-paid"].map((path) =>
    route(path, "pages/document/document-page.tsx", { id: path }),
  ),

  // The list of a preview's samples. A live site has none.
  ...(process.env.LIVE === "1"
    ? []
    : [route("samples", "pages/samples/samples-page.tsx")]),

  // The answers to forms posted without scripts.
  ...formRules.map(({ kind, page }) =>
    route(`${page.slice(1)}/thanks`, "pages/thanks/thanks-page.tsx", {
      id: `${kind}-thanks`,
    }),
  ),
  route("subscribe/thanks", "pages/subscribe-answer/thanks-page.tsx"),
];

/** What the server renders when a form posted without scripts has errors, or a link in a mail is opened. */
const answers = [
  route("contact", "pages/contact/contact-page.tsx"),
  route("subscribe/problem", "pages/subscribe-answer/problem-page.tsx"),
  route("lead/:page", "pages/lead-link/lead-link-page.tsx"),
  // The pages behind links in mails, and the answers to their buttons.
  ...linkPages.map((name) =>
    route(`subscribe/${name}`, "pages/subscribe-answer/link-page.tsx", {
      id: `subscribe/${name}`,
    }),
  ),
];

export default [
  onboarding,
  route("blog/search-index.json", "pages/search/search-index-file.ts"),
  layout("layout/site-layout.tsx", [
    ...pages,
    ...answers,
    // Every element in every state, in development only.
    ...(process.env.NODE_ENV === "development"
      ? [route("design", "pages/design/design-page.tsx")]
      : []),
    route("*", "pages/not-found/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
