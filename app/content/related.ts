import type { RelatedPage } from "#app/sections/related/related-section.tsx";
import { industries } from "./industries.ts";
import { personal } from "./personal.ts";
import { services } from "./services.ts";
import { storm } from "./storm.ts";

/** Names and summaries of pages by address. Throws where an address of `related` is no page. */
export function relatedPages(paths: readonly string[]): RelatedPage[] {
  return paths.map((path) => {
    if (path === "/storm")
      return { path, name: storm.name, summary: storm.description };
    const [, family, ...rest] = path.split("/");
    const slug = rest.at(-1) ?? "";
    const page =
      family === "industry"
        ? industries.get(slug)
        : family === "personal"
          ? personal.get(slug)
          : [...services.values()].find(
              (service) => `/services/${service.path}` === path,
            );
    if (!page) throw new Error(`related: no page has the address ${path}`);
    return { path, name: page.name, summary: page.summary };
  });
}
