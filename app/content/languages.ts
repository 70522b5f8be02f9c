import { firstLanguage, translations } from "#content/translations.ts";
import type { Family, FamilyContent } from "#content/sections.ts";
import type { Page } from "./pages.ts";
import { compiled } from "./read-compiled.ts";

type Pages = Readonly<Record<string, FamilyContent>>;

/** The words of each other language, by the part that they replace. */
export type Translations = Readonly<
  Record<string, Readonly<Record<string, object>>>
>;

type Families = Readonly<Record<string, Partial<Record<Family, Pages>>>>;

const families = compiled<Families>("families.json");

/** The pages of a family by slug, as far as the language has them. Only loaders call this. */
export function pagesIn(
  family: Family,
  language: string,
): ReadonlyMap<string, FamilyContent> {
  return new Map(Object.entries(families()[language]?.[family] ?? {}));
}

/** The data of a page in another language: its name, and the words that replace the components' English ones. */
export type PageTranslation = {
  language: string;
  words: Readonly<Record<string, object>>;
};

/** A page in a language, with the language's own name. */
export type Alternate = { language: string; path: string; name: string };

/** A language's own name: "English", "Español". */
function nameOf(language: string) {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(
    language,
  )!;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A page's address, the same page in other languages, and its own words if it is not in English. */
export function inLanguages({ path, language, translations: paths }: Page) {
  const all = Object.entries(paths);
  return {
    path,
    ...(all.length > 1 && {
      alternates: all.map(([one, address]) => ({
        language: one,
        path: address,
        name: nameOf(one),
      })),
    }),
    ...(language !== firstLanguage && {
      translation: { language, words: translations[language]! },
    }),
  };
}
