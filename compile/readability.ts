import { syllable } from "syllable";

/** How hard a text is to read. */
export type Readability = {
  words: number;
  /** On average. Titles and labels do not count as sentences. */
  wordsPerSentence: number;
  /** The standard deviation of that: low where every sentence is as long as the last. */
  spread: number;
  /** The share of sentences with eight words or fewer, from 0 to 1. */
  short: number;
  /** School grade in the United States (Flesch and Kincaid, 1975). */
  grade: number;
};

/** For the texts of a page together. */
export function readability(texts: readonly string[]): Readability {
  const sentences = texts
    .filter((text) => /[.?!]/.test(text))
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const inSentences = sentences.flat();
  const syllables = sum(inSentences.map((word) => Math.max(1, syllable(word))));
  const isEmpty = sentences.length === 0;
  const wordsPerSentence = isEmpty ? 0 : inSentences.length / sentences.length;
  const distances = sentences.map((words) => words.length - wordsPerSentence);
  const count = Math.max(1, sentences.length);
  return {
    words: sum(texts.map((text) => wordsOf(text).length)),
    wordsPerSentence,
    spread: Math.sqrt(sum(distances.map((one) => one ** 2)) / count),
    short: sentences.filter(({ length }) => length <= 8).length / count,
    grade: isEmpty
      ? 0
      : 0.39 * wordsPerSentence +
        11.8 * (syllables / inSentences.length) -
        15.59,
  };
}

/** Phrases that this site used too often, by name. */
export const habits = {
  "usually, often, typically, generally":
    /\b(usually|often|typically|generally)\b/gi,
  "asks for": /\bask(s|ed)? for\b/gi,
  "can pay": /\bcan pay\b/gi,
  "stands on, at, beside": /\bstands? (on|in|at|beside)\b/gi,
  whoever: /\bwhoever\b/gi,
  "answers that open with a hedge":
    /(?<=\?\n)(usually|often|typically|generally|sometimes|it depends|perhaps|possibly|in most cases|it can|to a degree)\b/gi,
  "read it first": /\bread (it|them) first\b/gi,
};

export type Habit = keyof typeof habits;

/** How often each of these is in the texts. A question comes right before its answer. */
export function countHabits(texts: readonly string[]): Record<Habit, number> {
  const whole = texts.join("\n");
  return Object.fromEntries(
    Object.entries(habits).map(([habit, pattern]) => [
      habit,
      whole.match(pattern)?.length ?? 0,
    ]),
  ) as Record<Habit, number>;
}

/** First words of three sentences in a row or more, such as "Pays", on a page. */
export function repeatedOpenings(texts: readonly string[]): number {
  const openings = texts
    .filter((text) => /[.?!]/.test(text))
    .flatMap(sentencesOf)
    .map((sentence) => wordsOf(sentence)[0]?.toLowerCase());
  return openings.filter(
    (word, index) =>
      word !== undefined &&
      word === openings[index - 1] &&
      word === openings[index - 2],
  ).length;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

const wordsOf = (text: string) =>
  text.match(/[\p{L}\d$][\p{L}\d’'$,.%&/-]*/gu) ?? [];

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);
