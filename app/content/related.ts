import { pageNearest } from "./pages.ts";
import { firstLanguage } from "#words/first-language.ts";

export type RelatedPage = {
  path: string;
  name: string;
  /** Its language, on a page in another one. */
  lang?: string;
};

/** Names of pages by address, in a language if it has them, otherwise in English. */
export function relatedPages(
  paths: readonly string[],
  language: string,
): RelatedPage[] {
  return paths.map((english) => {
    const { path, name } = pageNearest(english, language);
    return {
      path,
      name: name!,
      ...(path === english &&
        language !== firstLanguage && { lang: firstLanguage }),
    };
  });
}
