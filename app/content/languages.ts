import { coverage } from "#content/coverage.ts";
import { guides } from "#content/guides.ts";
import { industries } from "#content/industries.ts";
import { personal } from "#content/personal.ts";
import { services } from "#content/services.ts";
import { translations } from "#content/translations.ts";
import type { Content } from "#compile/content-files.ts";
import type { Family } from "./families.ts";
import { firstLanguage } from "#compile/language-folders.ts";

type Pages<Name extends Family> = Readonly<Record<string, Content[Name]>>;

/** The content of each other language: family pages by slug, and words by the part that they replace. */
export type Translations = Readonly<
  Record<
    string,
    {
      pages: { [Name in Family]?: Pages<Name> };
      words: Readonly<Record<string, object>>;
    }
  >
>;

const english: { [Name in Family]: Pages<Name> } = {
  industries,
  personal,
  coverage,
  services,
  guides,
};

/** The language of an address: "es" of /es/personal/flood-insurance. */
export function languageOf({ pathname }: { pathname: string }): string {
  const first = pathname.split("/")[1] ?? "";
  return Object.hasOwn(translations, first) ? first : firstLanguage;
}

/** An address in a language. English ones have no prefix. */
export const addressIn = (language: string, path: string) =>
  language === firstLanguage ? path : `/${language}${path}`;

/** The pages of a family by slug, as far as the language has them. Only loaders call this. */
export function pagesIn<Name extends Family>(
  family: Name,
  language: string,
): ReadonlyMap<string, Content[Name]> {
  const pages: Pages<Name> | undefined =
    language === firstLanguage
      ? english[family]
      : translations[language]?.pages[family];
  return new Map(Object.entries(pages ?? {}));
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

/** For a family page: the same page in other languages, and its own words if it is not in English. */
export function inLanguages(
  family: Family,
  slug: string,
  path: string,
  language: string,
) {
  const all = [firstLanguage, ...Object.keys(translations)].filter((one) =>
    pagesIn(family, one).has(slug),
  );
  return {
    path: addressIn(language, path),
    ...(all.length > 1 && {
      alternates: all.map((one) => ({
        language: one,
        path: addressIn(one, path),
        name: nameOf(one),
      })),
    }),
    ...(language !== firstLanguage && {
      translation: { language, words: translations[language]!.words },
    }),
  };
}
