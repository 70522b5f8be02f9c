/** How search, llms.txt and the office's editor group pages. Their words are in ui.yaml. */
export type PageGroup =
  | "industries"
  | "personal"
  | "coverage"
  | "services"
  | "customerService"
  | "blog"
  | "legal"
  | "others";

/** A kind of page: where it is, what shows it, and what it is to search engines. */
export type PageKind = {
  /**
   * As the router writes it. `:slug` or `*` is the `path` in the page's file, or the file's name. The pages of "/*"
   * have a route each.
   */
  address: string;
  /** The route module, below app/pages. Pages of sections have one of their sections: see section-views.ts. */
  view?: string;
  /** The route modules of pages that have more than their kind, by the name of the file. */
  views?: Readonly<Record<string, string>>;
  group: PageGroup;
  /** What the page is about, by its name at schema.org. */
  type?: "Service" | "BlogPosting" | "Person";
  /** The scene of a page whose file names none. `*` is the file's name without "-insurance". */
  scene?: string;
  /** The page's own part of a file that holds several. */
  part?: (content: Content) => Content;
  /** Search engines, the sitemap and the site's own search leave it out. */
  isUnlisted?: boolean;
  /** Only on a preview. */
  isPreview?: boolean;
};

export type Content = Readonly<Record<string, unknown>>;

/** Pages that people find from anywhere, and answers that only a visitor's own action leads to. */
export const kinds = {
  home: {
    address: "/",
    view: "home/home-page",
    group: "others",
    scene: "home",
  },
  industry: {
    address: "/industry/:slug",
    group: "industries",
    type: "Service",
    scene: "*",
  },
  personal: {
    address: "/personal/:slug",
    group: "personal",
    type: "Service",
    scene: "*",
  },
  coverage: {
    address: "/coverage/:slug",
    group: "coverage",
    type: "Service",
    scene: "*",
  },
  service: {
    address: "/services/*",
    group: "services",
    type: "Service",
    scene: "*",
  },
  industryIndex: {
    address: "/industry",
    view: "family-index/family-index-page",
    group: "industries",
    part: ({ industry }) => industry as Content,
  },
  personalIndex: {
    address: "/personal",
    view: "family-index/family-index-page",
    group: "personal",
    part: ({ personal }) => personal as Content,
  },
  coverageIndex: {
    address: "/coverage",
    view: "family-index/family-index-page",
    group: "coverage",
    part: ({ coverage }) => coverage as Content,
  },
  servicesIndex: {
    address: "/services",
    view: "family-index/family-index-page",
    group: "services",
    part: ({ services }) => services as Content,
  },
  guide: { address: "/*", group: "others", scene: "*" },
  about: {
    address: "/about",
    view: "about/about-page",
    group: "others",
    type: "Person",
    scene: "about",
  },
  careers: {
    address: "/careers",
    view: "careers/careers-page",
    group: "others",
    scene: "careers",
  },
  portals: {
    address: "/portals",
    view: "portals/portals-page",
    group: "others",
    scene: "portals",
    part: ({ index }) => index as Content,
  },
  scheduler: {
    address: "/portals/booking-scheduler",
    view: "portals/portal-page",
    group: "others",
    part: ({ pages }) =>
      (pages as Record<string, Content>)["booking-scheduler"]!,
  },
  payment: {
    address: "/portals/payment-portal",
    view: "portals/portal-page",
    group: "others",
    part: ({ pages }) => (pages as Record<string, Content>)["payment-portal"]!,
  },
  onboarding: {
    address: "/onboarding",
    view: "onboarding/onboarding-page",
    group: "others",
    isUnlisted: true,
  },
  finder: {
    address: "/coverage-finder",
    view: "coverage-finder/coverage-finder-page",
    group: "others",
  },
  customerService: {
    address: "/customer-service",
    view: "customer-service/customer-service-page",
    group: "customerService",
    scene: "customer-service",
  },
  request: {
    address: "/customer-service/:slug",
    view: "request/request-page",
    group: "customerService",
  },
  policyChanges: {
    address: "/customer-service/policy-changes",
    view: "policy-changes/policy-changes-page",
    group: "customerService",
  },
  claims: {
    address: "/customer-service/claims",
    view: "claims/claims-page",
    group: "customerService",
  },
  storm: {
    address: "/storm",
    view: "storm/storm-page",
    group: "others",
    scene: "storm",
  },
  licenses: {
    address: "/licenses",
    view: "licenses/licenses-page",
    group: "legal",
  },
  legal: {
    address: "/*",
    view: "document/document-page",
    views: { "privacy-notice": "privacy-notice/privacy-notice-page" },
    group: "legal",
  },
  blog: { address: "/blog", view: "blog/blog-page", group: "blog" },
  article: {
    address: "/blog/:slug",
    view: "blog/article-page",
    group: "blog",
    type: "BlogPosting",
  },
  search: {
    address: "/blog/search",
    view: "search/search-page",
    group: "blog",
    part: ({ searchPage }) => searchPage as Content,
    isUnlisted: true,
  },
  samples: {
    address: "/samples",
    view: "samples/samples-page",
    group: "others",
    part: ({ samplesPage }) => samplesPage as Content,
    isUnlisted: true,
    isPreview: true,
  },
  subscribed: {
    address: "/subscribe/thanks",
    view: "subscribe-answer/thanks-page",
    group: "others",
    part: ({ subscribeThanks }) => subscribeThanks as Content,
    isUnlisted: true,
  },
} as const satisfies Record<string, PageKind>;

/** The answer to a form that was sent without scripts. */
export const thanksPage = ({ page }: { page: string }): PageKind => ({
  address: `${page}/thanks`,
  view: "thanks/thanks-page",
  group: "others",
  isUnlisted: true,
});
