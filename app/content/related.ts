import { pageAt } from "./pages.ts";

export type RelatedPage = { path: string; name: string; summary: string };

/** Names and summaries of pages by address, in a language if it has them, otherwise in English. */
export function relatedPages(
  paths: readonly string[],
  language: string,
): RelatedPage[] {
  return paths.map((english) => {
    const path = pageAt(english)?.translations[language] ?? english;
    const { name, summary } = pageAt(path)!;
    return { path, name: name!, summary: summary! };
  });
}
