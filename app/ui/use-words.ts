import { createContext, use } from "react";

/** Words of content/en: `part` is their name in translations. */
type Words = { readonly part: string };

/**
 * The page's words in its own language, by part. English pages have none, because their words come with the
 * components.
 */
export const Translation = createContext<
  Readonly<Record<string, object>> | undefined
>(undefined);

/** The words of a `#content/` module in the language of the page. Untranslated words stay English. */
export function useWords<W extends Words>(english: W): W {
  const translated = use(Translation)?.[english.part];
  return translated ? { ...english, ...translated } : english;
}
