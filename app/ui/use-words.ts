import { createContext, use } from "react";
import { firstLanguage } from "#words/first-language.ts";

/** Words of content/en: `part` is their name in translations. */
type Words = { readonly part: string };

/** The words that replace the components' English ones, by part. */
export type PageTranslation = Readonly<{
  language: string;
  words: Readonly<Record<string, object>>;
  /** The addresses of its pages, by those of the English ones. */
  paths: Readonly<Record<string, string>>;
}>;

/** The language of the page. English pages have none, because their words come with the components. */
export const Translation = createContext<PageTranslation | undefined>(
  undefined,
);

/** The words of a `#content/` module in the language of the page. Untranslated words stay English. */
export function useWords<W extends Words>(english: W): W {
  const translated = use(Translation)?.words[english.part];
  return translated ? { ...english, ...translated } : english;
}

/** The language of the page, for its numbers and dates. */
export const useLanguage = () => use(Translation)?.language ?? firstLanguage;

/** The address of an English page, or of the same page in the language of this one. */
export function useAddress(address: string): string {
  const paths = use(Translation)?.paths;
  return paths
    ? address.replace(/^[^?#]+/, (path) => paths[path] ?? path)
    : address;
}
