import { typingDistance } from "#words/typing-distance.ts";
import { termsOf, wrongLetters } from "./search-terms.ts";

/** What visitors call the subjects of pages: content/en/search.yaml. */
export type SearchWords = {
  /** Of two pages whose names fit as well, the earlier one comes first. */
  names: readonly Name[];
  /** Words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Words that a search passes over. */
  common: readonly string[];
};

type Name = {
  path: string;
  /** One sentence that answers a search for it. */
  answer?: string;
  words: readonly string[];
  /** The words are several ways to ask one question. A search finds it if they have most of its own words. */
  isQuestion?: boolean;
};

/** The same, ready to compare with queries. */
export type Names = {
  phrases: readonly (Omit<Name, "words"> & {
    terms: readonly string[];
    /** The terms of each way to ask a question. */
    wordings: readonly (readonly string[])[];
  })[];
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** What questions are answered with, by the addresses of their pages. */
  answers: ReadonlyMap<string, string>;
  /** Every word of a name or a synonym. */
  known: ReadonlySet<string>;
};

/** How well a word of a query stands for a word of a name. */
const quality = { same: 1, synonym: 0.9, misspelled: 0.8 };

export function namesOf(
  { names, synonyms }: SearchWords,
  common: ReadonlySet<string>,
): Names {
  const termsIn = (text: string) => termsOf(text, common);
  const groups = synonyms.map((group) => group.flatMap(termsIn));
  const phrases = names.flatMap(({ words, ...name }) => {
    const wordings = words.map(termsIn);
    return name.isQuestion
      ? [{ ...name, terms: wordings.flat(), wordings }]
      : wordings.map((terms) => ({ ...name, terms, wordings: [terms] }));
  });
  return {
    answers: new Map(
      names.flatMap(({ path, answer, isQuestion }) =>
        isQuestion && answer ? [[path, answer] as const] : [],
      ),
    ),
    phrases: phrases.filter(({ terms }) => terms.length > 0),
    synonyms: new Map(
      groups.flatMap((group) => group.map((word) => [word, group] as const)),
    ),
    known: new Set([...groups, ...phrases.map(({ terms }) => terms)].flat()),
  };
}

/** The words that a word of a query can stand for, with how well. `unknown`: no page has it, so it may be misspelled. */
export function meaningsOf(
  names: Names,
  word: string,
  unknown: boolean,
): Map<string, number> {
  const meanings = new Map([[word, quality.same]]);
  const add = (meaning: string, value: number) =>
    meanings.set(meaning, Math.max(meanings.get(meaning) ?? 0, value));
  const isMisspelled = unknown && !names.known.has(word);
  const written = isMisspelled ? alike(names.known, word) : [word];
  for (const one of written) {
    const value = isMisspelled ? quality.misspelled : quality.same;
    add(one, value);
    for (const synonym of names.synonyms.get(one) ?? [])
      add(synonym, value * quality.synonym);
  }
  return meanings;
}

/** The known words with the fewest different letters, if there are few enough. */
function alike(known: ReadonlySet<string>, word: string): string[] {
  let least = wrongLetters(word);
  let found: string[] = [];
  if (least === 0) return found;
  for (const one of known) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) > least)
      continue;
    const distance = typingDistance(word, one);
    if (distance > least) continue;
    if (distance < least) [least, found] = [distance, []];
    found.push(one);
  }
  return found;
}

/** A word of a query: what it can stand for, and how rare it is. */
export type QueryTerm = {
  meanings: ReadonlyMap<string, number>;
  weight: number;
};

/** A name counts if it has this part of a query's weight. */
const leastShare = 0.4;
const leastShareOfQuestion = 0.6;

/** The fewest words that matter in a question. A shorter search names a subject, and its page comes first. */
export const shortestQuestion = 3;

/**
 * The pages with a name whose words are all in the query, best first: the one whose name has most of the query's
 * weight, or the earlier one.
 */
export function namedPages({ phrases }: Names, query: readonly QueryTerm[]) {
  const whole = query.reduce((sum, { weight }) => sum + weight, 0);
  const best = new Map<
    string,
    { path: string; answer?: string; share: number }
  >();
  const shareOf = (terms: readonly string[]) =>
    query.reduce((sum, { meanings, weight }) => {
      const values = terms.map((term) => meanings.get(term) ?? 0);
      return sum + (weight / whole) * Math.max(0, ...values);
    }, 0);
  for (const { terms, wordings, path, answer, isQuestion } of phrases) {
    const isMatch =
      (isQuestion && query.length >= shortestQuestion) ||
      terms.every((term) => query.some(({ meanings }) => meanings.has(term)));
    if (!isMatch) continue;
    const all = shareOf(terms);
    if (all < (isQuestion ? leastShareOfQuestion : leastShare)) continue;
    // Words that stand in one wording together mean more than the same words in several.
    const share = (all + Math.max(...wordings.map(shareOf))) / 2;
    if (share <= (best.get(path)?.share ?? 0)) continue;
    best.set(path, { path, answer, share });
  }
  // Safari before 16 has no toSorted().
  const sorted = [...best.values()];
  sorted.sort((one, other) => other.share - one.share);
  return sorted;
}
