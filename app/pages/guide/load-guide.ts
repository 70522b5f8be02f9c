import { data } from "react-router";
import { pageAt } from "#app/content/pages.ts";
import { inLanguages, languageOf, pagesIn } from "#app/content/languages.ts";
import { heroScene } from "#app/content/picture.ts";
import { relatedPages } from "#app/content/related.ts";
import { sourcesOf } from "#app/content/sources.ts";

export type GuidePage = ReturnType<typeof loadGuide>;

/**
 * The data of a page in coverage/ or guides/, in the language of its address. Only loaders call this. Throws a 404 if
 * there is no such page.
 */
export function loadGuide(family: "coverage" | "guides", url: URL) {
  const language = languageOf(url);
  // The prerenderer requests a trailing slash.
  const address = url.pathname.replace(/\/$/, "");
  const entry = pageAt(address);
  const page = entry && pagesIn(family, language).get(entry.slug);
  if (!page) throw data(null, { status: 404 });
  return {
    ...page,
    ...inLanguages(entry),
    picture: heroScene(page.picture),
    related: relatedPages(page.related, language),
    sourceList: sourcesOf(page.sources),
  };
}
