import type { RelatedPage } from "#app/sections/related/related-section.tsx";
import { familyPages } from "./family-cards.ts";
import { storm } from "#content/storm.ts";

/** Names and summaries of pages by address. Throws where an address of `related` is no page. */
export function relatedPages(paths: readonly string[]): RelatedPage[] {
  return paths.map((path) => {
    if (path === "/storm")
      return { path, name: storm.name, summary: storm.description };
    const page = familyPages.get(path);
    if (!page) throw new Error(`related: no page has the address ${path}`);
    return { path, name: page.name, summary: page.summary };
  });
}
