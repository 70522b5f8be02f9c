import { basename, extname } from "node:path";
import { placesOf } from "#compile/check-content.ts";
import { otherLanguages } from "#compile/language-folders.ts";
import { entryOf, type Page } from "#compile/page-table.ts";
import {
  hashOf,
  isStale,
  type TranslationState,
} from "#compile/translation-state.ts";
import { firstLanguage } from "#words/first-language.ts";
import { languageName, languageOf, nameOf } from "./content-files.ts";
import { readFields } from "./entry-format.ts";
import { labelOf } from "./findings.ts";
import { changedWords, type ChangedWords } from "./history.ts";
import type { Repository } from "./repository.ts";
import type { Shape } from "./schema.ts";

/** What another language lacks: pages, and translations of what the English says now. */
export type Lacking = {
  language: string;
  name: string;
  /** Each with its place in the editor. */
  stale: { name: string; at: string }[];
  drafts: { name: string; at: string }[];
  missing: { name: string; file: string }[];
};

type Translated = {
  pages?: readonly Page[];
  translations?: readonly TranslationState[];
};

export const lackingIn = ({
  pages = [],
  translations = [],
}: Translated): Lacking[] =>
  otherLanguages().map((language) => {
    const own = translations.filter((one) => one.language === language);
    const listed = (states: readonly TranslationState[]) =>
      states.map(({ name }) => {
        const path = `content/${language}/${name}`;
        return { name: labelOf(path), at: placeInEditor(path) };
      });
    const files = pages.filter(
      ({ path, file, isListed, language: one, translations: others }) =>
        one === firstLanguage &&
        isListed &&
        !others[language] &&
        path !== "/" &&
        entryOf(inFolder(file), placesOf(language)) &&
        !own.some(({ name }) => name === inFolder(file)),
    );
    return {
      language,
      name: languageName(language),
      stale: listed(own.filter(isStale)),
      drafts: listed(own.filter(({ isDraft }) => isDraft)),
      missing: files.map(({ file, name, heading, path }) => ({
        name: name ?? heading ?? path,
        file: inFolder(file),
      })),
    };
  });

/** "es/home.yaml" is "home.yaml". */
const inFolder = (file: string) => file.slice(file.indexOf("/") + 1);

/** The file of a page that somebody is going to translate: the English one, as a draft. */
export function copyToTranslate(path: string, english: string): string {
  const slug = basename(path, extname(path));
  const translation = `translation:\n  path: ${slug}\n  draft: true\n`;
  return path.endsWith(".md")
    ? english.replace(/---\r?\n/, `---\n${translation}`)
    : translation + english;
}

/** The address of a file within Sveltia CMS. */
export function placeInEditor(path: string): string {
  const language = languageOf(path);
  const name = inFolder(path.slice("content/".length));
  const [, { file, pages, shownAt }] = entryOf(name, placesOf(language))!;
  const pattern = `content/${language}/${file}`;
  const prefix = language === firstLanguage ? "" : `${language}-`;
  const list = pages.length > 0 && !shownAt ? "pages" : "lists";
  return file.includes("*")
    ? `#/collections/${nameOf(pattern)}/entries/${basename(path, extname(path))}`
    : `#/collections/${prefix}${list}/entries/${nameOf(pattern)}`;
}

/**
 * What changed in the English file since a translation was made from it. Undefined if that is not in the history, or
 * if nothing did.
 */
export function changedSince(
  { original, madeFrom }: TranslationState,
  repository: Repository,
  shapeOf: (path: string) => Shape | undefined,
): ChangedWords[] | undefined {
  if (!original || !madeFrom || original.hash === madeFrom) return undefined;
  const path = `content/${firstLanguage}/${original.name}`;
  const isOriginal = (text: string | undefined) =>
    text && hashOf({ value: readFields(path, text) }) === madeFrom;
  const { sha } =
    repository
      .history(path)
      .find((one) => isOriginal(repository.fileAt(one.sha, path))) ?? {};
  const before = sha && repository.fileAt(sha, path);
  return before
    ? changedWords(path, before, repository.read(path), shapeOf(path))
    : undefined;
}
