import { pageAt, pageIn } from "./pages.ts";
import { firstLanguage } from "#words/first-language.ts";

export type RelatedPage = {
  path: string;
  name: string;
  summary: string;
  /** Its language, on a page in another one. */
  lang?: string;
};

/** Names and summaries of pages by address, in a language if it has them, otherwise in English. */
export function relatedPages(
  paths: readonly string[],
  language: string,
): RelatedPage[] {
  return paths.map((english) => {
    const { path, name, summary } =
      pageIn(english, language) ?? pageAt(english)!;
    return {
      path,
      name: name!,
      summary: summary!,
      ...(path === english &&
        language !== firstLanguage && { lang: firstLanguage }),
    };
  });
}
