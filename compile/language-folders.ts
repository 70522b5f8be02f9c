import { readdirSync } from "node:fs";
import { firstLanguage } from "#words/first-language.ts";

/** The folders of content/ other than English, which are codes such as es; photographs are in media. */
export function otherLanguages(root = "content"): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        /^[a-z]{2}$/.test(entry.name) &&
        entry.name !== firstLanguage,
    )
    .map(({ name }) => name);
}

/** The content of a language, by the keys of contentFiles, and in folders by file name. */
export type LanguageContent = Readonly<Record<string, unknown>>;
