/** Where the words of a file are visible, and where the editor lists it. Files not listed here are under "Pages". */
type Place = {
  /** `*` is the name of the file. A function if the address is in the file. */
  address: string | ((entry: Record<string, unknown>) => string);
  label?: string;
  singular?: string;
};

/** Folders, in the order of the menu. */
export const folders: Readonly<Record<string, Place>> = {
  posts: { address: "/blog/*", label: "Articles", singular: "Article" },
  industries: {
    address: "/industry/*",
    label: "Industries",
    singular: "Industry",
  },
  personal: {
    address: "/personal/*",
    label: "Personal insurance",
    singular: "Personal insurance page",
  },
  coverage: {
    address: "/coverage/*",
    label: "Coverage",
    singular: "Coverage page",
  },
  guides: {
    address: (entry) => `/${String(entry.path)}`,
    label: "Guides",
    singular: "Guide",
  },
  services: {
    address: (entry) => `/services/${String(entry.path)}`,
    label: "Services",
    singular: "Service",
  },
  legal: { address: "/*", label: "Legal pages", singular: "Legal page" },
};

/** Lists and facts that several pages show. */
export const lists: Readonly<Record<string, Place>> = {
  site: { address: "/about", label: "The brokerage: phone, address, hours" },
  "business-hours": {
    address: "/about",
    label: "Office hours and holidays",
  },
  people: { address: "/about", label: "People" },
  testimonials: { address: "/", label: "Reviews" },
  carriers: { address: "/customer-service/claims", label: "Carriers" },
  partners: { address: "/", label: "Partners" },
  figures: { address: "/", label: "Figures" },
  facts: { address: "/", label: "Facts of law" },
  navigation: { address: "/", label: "Menus" },
  ui: { address: "/blog", label: "Buttons, labels and messages" },
  leadLinks: { address: "/", label: "Links in emails about leads" },
  subscription: { address: "/blog", label: "Newsletter" },
  examples: {
    address: "/industry/hospitality-insurance",
    label: "Example amounts",
  },
  search: { address: "/blog/search", label: "Search words" },
  "storm-contacts": { address: "/storm", label: "Who to call in a storm" },
  designators: {
    address: "/",
    label: "Names with digits that are not figures",
  },
};

/** Pages with an address that differs from their name. */
export const pages: Readonly<Record<string, Place>> = {
  home: { address: "/", label: "Home page" },
  blog: { address: "/blog", label: "Blog" },
  indexes: { address: "/industry", label: "Overviews of insurance" },
  calculators: { address: "/personal/flood-insurance" },
  "certificate-request": { address: "/customer-service/certificate-request" },
  "lender-request": { address: "/customer-service/lender-request" },
  "policy-changes": { address: "/customer-service/policy-changes" },
  "report-a-claim": { address: "/customer-service/claims" },
};
