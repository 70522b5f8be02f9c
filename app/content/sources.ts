import { facts } from "#content/facts.ts";
import { figures } from "#content/figures.ts";
import { dayWords } from "./day-words.ts";
import { factsIn } from "./languages.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A statement on a page, its source, and the day, in words, when someone last read that source. */
export type Citation = {
  text: string;
  source: string;
  checked: string;
  /** The language of the source, on a page in another one. */
  lang?: string;
};

type Entry = { text: string; source: string; asOf: string; value?: string };

/** The sources of a page, by ids of facts.yaml and figures.yaml. Only loaders call this. */
export function sourcesOf(
  ids: readonly string[] = [],
  language: string = firstLanguage,
): Citation[] {
  const entries: Readonly<Record<string, Entry>> = { ...facts, ...figures };
  const own = factsIn(language);
  return ids.map((id) => {
    const { text, value, source, asOf } = entries[id]!;
    return {
      text: own[id] ?? (value ? `${value}: ${text}` : text),
      source,
      checked: dayWords(asOf, language).words,
      ...(language !== firstLanguage && { lang: firstLanguage }),
    };
  });
}
