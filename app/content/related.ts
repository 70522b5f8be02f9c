import { storm } from "#content/storm.ts";
import type { RelatedPage } from "#app/sections/related/related-section.tsx";
import { familyPages } from "./family-cards.ts";
import { addressIn } from "./languages.ts";

/** Names and summaries of pages by address, in a language if it has them, otherwise in English. */
export function relatedPages(
  paths: readonly string[],
  language: string,
): RelatedPage[] {
  const english = familyPages();
  const translated = familyPages(language);
  return paths.map((path) => {
    if (path === "/storm")
      return { path, name: storm.name, summary: storm.description };
    const own = translated.get(path);
    const { name, summary } = own ?? english.get(path)!;
    return { path: own ? addressIn(language, path) : path, name, summary };
  });
}
