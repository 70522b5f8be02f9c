import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { search } from "#content/search.ts";
import { find, readIndex } from "#queries/search.ts";
import { answersOf } from "#app/content/answers.ts";
import { pageAt, pageNearest } from "#app/content/pages.ts";
import { makeSearchIndex } from "./search-index.ts";

/** Questions, and the paths of pages that answer them, with spaces between. */
type Questions = Readonly<Record<string, string>>;

const cases = parse(
  readFileSync("tests/cases/questions.yaml", "utf8"),
) as Record<
  "tuned" | "unseen" | "tuned-es" | "unseen-es" | "held-out" | "held-out-es",
  Questions
>;
const index = readIndex(await makeSearchIndex("en"));
const spanish = readIndex(await makeSearchIndex("es"));

/** The pages that answers lead to, by the answers' own. */
const answered = new Map(
  ["en", "es"].flatMap((language) =>
    answersOf(language).map(
      (answer) =>
        [answer.path, pageNearest(answer.page, language).path] as const,
    ),
  ),
);

/** The questions that have none of their pages among the first. */
const missed = (kind: keyof typeof cases, places: number) =>
  Object.entries(cases[kind]).flatMap(([question, paths]) => {
    const isSpanish = kind.endsWith("-es");
    const found = find(isSpanish ? spanish : index, question, 1)
      .hits.slice(0, places)
      .flatMap(({ path }) => [path, answered.get(path) ?? path.split("#")[0]!]);
    const own = (path: string) =>
      (isSpanish && pageAt(path)?.translations["es"]) || path;
    return paths.split(" ").some((path) => found.includes(own(path)))
      ? []
      : `${question}: ${found.join(" and ")} instead of ${paths}`;
  });

test.each([
  ["95 of 100", "tuned", 1, 0.05],
  ["nine of ten untuned", "unseen", 2, 0.1],
  ["95 of 100 Spanish", "tuned-es", 1, 0.05],
  ["three of four untuned Spanish", "unseen-es", 2, 0.25],
  ["half of the held-out", "held-out", 1, 0.5],
  ["three of ten held-out Spanish", "held-out-es", 1, 0.7],
] as const)(
  "at least %s searches find a page that visitors mean (%s) among the first %i",
  (_, kind, places, most) => {
    const wrong = missed(kind, places);
    const count = Object.keys(cases[kind]).length;
    expect(wrong.length / count, wrong.join("\n")).toBeLessThanOrEqual(most);
  },
);

test("of words with one meaning, all find pages if one does", () => {
  const isFound = (word: string) => find(index, word, 1).total > 0;
  const groups = search.synonyms.filter((words) => words.some(isFound));
  expect(groups).not.toEqual([]);
  // A search skips short words such as "son", which Spanish uses for "are".
  const long = groups.flat().filter((word) => word.length > 3);
  expect(long.filter((word) => !isFound(word))).toEqual([]);
});

test("four of five questions of public pages, in other words, have an answer first", () => {
  const publicQuestions = parse(
    readFileSync("tests/cases/asked.yaml", "utf8"),
  ) as {
    question: string;
  }[];
  const unanswered = publicQuestions.flatMap(({ question }) => {
    const isSpanish = /[¿áéíóúñ]/.test(question);
    const [first] = find(isSpanish ? spanish : index, question, 1).hits;
    return first && answered.has(first.path) ? [] : question;
  });
  expect(
    unanswered.length / publicQuestions.length,
    unanswered.join("\n"),
  ).toBeLessThanOrEqual(0.2);
});
