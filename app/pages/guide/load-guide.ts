import { data } from "react-router";
import { familyAddress } from "#app/content/families.ts";
import {
  addressIn,
  inLanguages,
  languageOf,
  pagesIn,
} from "#app/content/languages.ts";
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
  const found = [...pagesIn(family, language)].find(
    ([slug, page]) =>
      addressIn(language, familyAddress(family, slug, page)) === address,
  );
  if (!found) throw data(null, { status: 404 });
  const [slug, page] = found;
  return {
    ...page,
    ...inLanguages(family, slug, familyAddress(family, slug, page), language),
    picture: heroScene(page.picture),
    related: relatedPages(page.related, language),
    sourceList: sourcesOf(page.sources),
  };
}
