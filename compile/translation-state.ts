import { createHash } from "node:crypto";
import { eachText } from "./each-text.ts";
import type { Report } from "./content-problem.ts";
import type { Page } from "./page-table.ts";
import type { ContentFile } from "./read-content.ts";
import type { Glossary, TranslationOf } from "./schemas/translation-schema.ts";

/** Where a file of another language is with its English original. */
export type TranslationState = {
  language: string;
  /** From the language's folder. */
  name: string;
  /** The English file with the same subject, and the hash of its content. */
  original?: { name: string; hash: string };
  /** The hash of the English content that it was made from. */
  madeFrom: string | undefined;
  isDraft: boolean;
};

export function stateOf(
  { name, translation }: ContentFile,
  language: string,
  english: readonly ContentFile[],
  pages: readonly Page[],
): TranslationState {
  const { english: address, ...state } = Object(translation) as TranslationOf;
  const page = address && pages.find(({ path }) => path === address)?.file;
  const wanted = page ? page.slice(page.indexOf("/") + 1) : name;
  const original = english.find((file) => file.name === wanted);
  const hash = original && hashOf(original);
  // Of figures and facts each has its own.
  const isWhole = typeof state.madeFrom !== "object";
  return {
    language,
    name,
    ...(hash && { original: { name: wanted, hash } }),
    madeFrom: isWhole ? (state.madeFrom as string | undefined) : hash,
    isDraft: state.draft === true,
  };
}

export const hashOf = ({ value }: Pick<ContentFile, "value">): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

/** The hash of what a figure or a fact says. Its source and the day when someone read it do not change the words. */
export const hashOfEntry = ({ value, text }: Entry): string =>
  hashOf({ value: [value, text] });

/** A figure, or a fact, which has no value. */
export type Entry = { text: string; value?: string };

/** Whether the English text changed after a file was made from it. */
export const isStale = ({ original, madeFrom }: TranslationState): boolean =>
  madeFrom !== undefined && original?.hash !== madeFrom;

/** Telephone numbers, and sections of statutes and rules. */
const facts = /\b\d{3}-\d{3}-\d{4}\b|\b\d{1,4}\.\d{3,4}\b/g;

/** Reports a telephone number or a law that the English file does not have. */
export function checkFacts(
  { value }: ContentFile,
  original: ContentFile,
  report: Report,
): void {
  const known = new Set(JSON.stringify(original.value).match(facts));
  eachText(value, (text, path) => {
    for (const fact of text.match(facts) ?? [])
      if (!known.has(fact))
        report(
          path,
          `has ${fact}, which the English file does not have: one of them is wrong`,
        );
  });
}

/** The words that a glossary avoids, each with the one that it has instead. */
export const avoidedIn = ({ terms }: Glossary) =>
  terms.flatMap(({ word, avoid = [] }) =>
    avoid.map((avoided) => ({ word, pattern: wholeWord(avoided) })),
  );

const wholeWord = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, "iu");

/** The words that policies have in English, also in the plural, each with how a text explains them. */
export const policyWordsIn = ({ terms }: Glossary) =>
  terms.flatMap(({ word, en, inPolicy }) => {
    if (!inPolicy) return [];
    const plural = word
      .replaceAll(/ón(?= |$)/g, "(?:ón|ones)")
      .replaceAll(/(?<=[^\s)])(?= |$)/g, "(?:e?s)?");
    const english = en.replaceAll(/, | \(/g, "|").replaceAll(")", "");
    return {
      word,
      en,
      pattern: wholeWord(plural),
      explained: new RegExp(
        String.raw`[(«“][^)»”]*(?:${english})|(?:${english}) \(${plural}`,
        "i",
      ),
    };
  });

/** Fields that other pages and search engines show, headings, and tables, which may have the English next to it. */
const isShort = (path: readonly PropertyKey[]) =>
  /^(title|description|name|summary)$/.test(path.join(".")) ||
  ["columns", "rows"].some((name) => path.includes(name)) ||
  ["title", "label", "question"].includes(String(path.at(-1)));

/** Reports where a page first uses words of a policy without the English ones. */
export function checkPolicyWords(
  { value }: ContentFile,
  words: ReturnType<typeof policyWordsIn>,
  report: Report,
): void {
  const used = new Set<string>();
  eachText(value, (text, path) => {
    for (const { word, en, pattern, explained } of words) {
      if (used.has(word) || !pattern.test(text)) continue;
      const isExplained = explained.test(text);
      if (isExplained || !isShort(path)) used.add(word);
      if (!isExplained && !isShort(path))
        report(
          path,
          `is the page’s first use of “${word}”: add (${en}) as the policy says`,
        );
    }
  });
}

/** Reports words for which the glossary has another. */
export function checkGlossary(
  { value }: ContentFile,
  avoided: ReturnType<typeof avoidedIn>,
  report: Report,
): void {
  eachText(value, (text, path) => {
    for (const { word, pattern } of avoided) {
      const [found] = pattern.exec(text) ?? [];
      if (found) report(path, `says “${found}”: the glossary says “${word}”`);
    }
  });
}
