import type { crumbs as crumbWords } from "#content/ui/crumbs.ts";

const paths = {
  home: "/",
  commercial: "/industry",
  personal: "/personal",
  coverage: "/coverage",
  services: "/services",
  tools: "/tools",
  answers: "/answers",
  portals: "/portals",
  customerService: "/customer-service",
  about: "/about",
  blog: "/blog",
};

/** A page above another one: an index by its name, any other page with its address. */
export type Crumb = keyof typeof paths | { label: string; path: string };

/** The links to the pages above a page, which a loader returns as `crumbs`. */
export const crumbLinks = (
  words: typeof crumbWords,
  crumbs: readonly Crumb[] = ["home"],
) =>
  crumbs.map((crumb) =>
    typeof crumb === "string"
      ? { label: words[crumb], path: paths[crumb] }
      : crumb,
  );
