import { site } from "#content/site.ts";
import type { Family, FamilyContent } from "#content/sections.ts";
import type { PageTranslation } from "#app/ui/use-words.ts";
import { pageAt, type Page } from "./pages.ts";
import { compiled } from "./read-compiled.ts";
import { firstLanguage } from "#words/first-language.ts";

/**
 * Of English the pages of families; of other languages everything, by the keys of content-files.ts, and as `paths` the
 * addresses of their pages by those of the English ones.
 */
const languages =
  compiled<Readonly<Record<string, Readonly<Record<string, object>>>>>(
    "languages.json",
  );

/** The files of a folder by slug, as far as the language has them. Only loaders call this. */
export function pagesIn<File = FamilyContent>(
  folder: Family | "answers",
  language: string,
): ReadonlyMap<string, File> {
  const files = languages()[language]?.[folder] as Record<string, File>;
  return new Map(Object.entries(files ?? {}));
}

/** A page in a language, with the language's own name. */
export type Alternate = { language: string; path: string; name: string };

type Here = { pathname: string };

/** The path of a request. The prerenderer adds a trailing slash. */
export const pathHere = ({ pathname }: Here): string =>
  pathname.replace(/(?<=.)\/$/, "");

/** The page that a request is for. */
export const pageHere = (here: Here): Page | undefined =>
  pageAt(pathHere(here));

/** The words of a page's file in its language. Only loaders call this. */
export const contentOf = <English extends object>(
  { kind, language }: Pick<Page, "kind" | "language">,
  english: English,
): English => (languages()[language]?.[kind] as English) ?? english;

/** A part of ui.yaml in a language. Only loaders call this. */
export const uiIn = <Words extends { part: string }>(
  language: string,
  english: Words,
): Words => ({
  ...english,
  ...(
    languages()[language]?.ui as Readonly<Record<string, object>> | undefined
  )?.[english.part],
});

/** The addresses of outside sites for a language. Only loaders call this. */
export const outsideIn = (language: string): typeof site.outside => ({
  ...site.outside,
  ...(languages()[language]?.site as { outside?: object } | undefined)?.outside,
});

/** What facts and figures say in another language, by their names. Only loaders call this. */
export const factsIn = (language: string): Readonly<Record<string, string>> =>
  Object(languages()[language]?.facts) as Record<string, string>;

/** A page of a folder in its language. Only loaders call this. */
export const fileOf = <English extends object>(
  { kind, language, slug }: Page,
  english: English | undefined,
): English | undefined =>
  language === firstLanguage
    ? english
    : (Object(languages()[language]?.[kind]) as Record<string, English>)[slug];

/** What the server says of a form in a language. Only loaders call this. */
export const answersIn = <Answers extends object>(
  language: string,
  kind: string,
  english: Answers,
): Answers =>
  (languages()[language]?.[`forms/${kind}`] as { answers?: Answers })
    ?.answers ?? english;

/** A language's own name: "English", "Español". */
function nameOf(language: string) {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(
    language,
  )!;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

type InLanguages = {
  path: string;
  alternates?: readonly Alternate[];
  translation?: PageTranslation;
};

/** A page's address, the same page in other languages, and its own words if it is not in English. */
export function inLanguages({
  path,
  language,
  translations: paths,
}: Page): InLanguages {
  const all = alternatesAt(paths);
  // The English page of the nearest subject may have another translation.
  const isSame = pageAt(all[0]!.path)?.translations[language] === path;
  return {
    path,
    ...(all.length > 1 && isSame && { alternates: all }),
    ...(language !== firstLanguage && {
      translation: translationInto(language),
    }),
  };
}

/**
 * Where the header leads in each other language: to the page itself, to the one that is nearest to it, or to the first
 * page. Only loaders call this.
 */
export function otherLanguages(here: Here): Alternate[] {
  const home = pageAt("/")!;
  // An unknown address belongs to the language of its folder.
  const page = pageHere(here) ?? pageAt(pathHere(here).slice(0, 3)) ?? home;
  return alternatesAt({ ...home.translations, ...page.translations }).filter(
    ({ language }) => language !== page.language,
  );
}

const alternatesAt = (paths: Page["translations"]): Alternate[] =>
  Object.entries(paths).map(([language, path]) => ({
    language,
    path,
    name: nameOf(language),
  }));

/** The words of components in a language: those of ui.yaml, of navigation.yaml and of forms. */
export function translationInto(language: string): PageTranslation {
  const { ui, paths, ...content } = languages()[language]!;
  const isShared = (part: string) =>
    part === "navigation" || part.startsWith("forms/");
  return {
    language,
    words: {
      ...(ui as PageTranslation["words"]),
      ...Object.fromEntries(
        Object.entries(content).filter(([part]) => isShared(part)),
      ),
    },
    paths: paths as PageTranslation["paths"],
  };
}
