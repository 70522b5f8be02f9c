import { createContext, use } from "react";

/** Words of content/en: `part` is where translations have the same ones. */
type Words = { readonly part: string };

/** What the page says in its own language, by part. English pages have none: their words come with the components. */
export const Translation = createContext<
  Readonly<Record<string, object>> | undefined
>(undefined);

/** The words of a module of `#content/` in the language of the page. What is not translated stays English. */
export function useWords<W extends Words>(english: W): W {
  const translated = use(Translation)?.[english.part];
  return translated ? { ...english, ...translated } : english;
}
