import * as v from "valibot";
import { sides, type FinderSide } from "#queries/finder-answers.ts";
import { listOf, oneOf, pageHead, pageLink, text } from "./page-schema.ts";

/** A word that may be in an address. */
const word = v.pipe(
  text,
  v.regex(
    /^[a-z]+(-[a-z]+)*$/,
    "is not a plain word: use small letters and hyphens",
  ),
);

const question = v.strictObject({
  name: v.pipe(
    word,
    v.check(
      (name) => name !== "for",
      "is “for”, which is the name of the first question: choose another",
    ),
  ),
  question: text,
  takes: v.pipe(
    oneOf(["one", "several"]),
    v.description("Whether a visitor may choose one option or several."),
  ),
  options: listOf(
    v.strictObject({ value: word, label: text, page: v.optional(pageLink) }),
    2,
    30,
  ),
});

const coverage = v.strictObject({
  title: text,
  why: text,
  page: v.optional(pageLink),
  when: v.optional(
    v.pipe(
      v.array(text),
      v.minLength(1, "is empty: name an answer, or remove the line"),
      v.description(
        "The answers that put this coverage on the list, as question=answer. Any one of them is enough. Without this field the coverage is always on the list.",
      ),
    ),
  ),
});

const side = v.pipe(
  v.strictObject({
    label: text,
    page: pageLink,
    // Who it is for is the first of at most six questions.
    questions: listOf(question, 1, 5),
    coverages: v.array(coverage),
  }),
  v.check(
    (one) => unknownAnswers(one).length === 0,
    (issue) =>
      `names answers that no question has, as “question=answer”: ${unknownAnswers(issue.input).join(", ")}`,
  ),
);

function unknownAnswers({ questions, coverages }: FinderSide): string[] {
  const known = questions.flatMap(({ name, options }) =>
    options.map(({ value }) => `${name}=${value}`),
  );
  return coverages
    .flatMap(({ when = [] }) => when)
    .filter((answer) => !known.includes(answer));
}

/** content/en/coverage-finder.yaml. */
export const coverageFinderSchema = v.strictObject({
  ...pageHead,
  side: v.pipe(
    text,
    v.description("The first question. Its answers are the two sides."),
  ),
  list: v.strictObject({
    title: text,
    empty: v.pipe(text, v.description("Shown where the list will be.")),
    summary: v.pipe(
      text,
      v.description("Shown before the answers that the list is based on."),
    ),
    more: v.pipe(
      text,
      v.description("Shown before the name of the page that says more."),
    ),
    notice: text,
  }),
  send: v.strictObject({
    button: text,
    title: text,
    intro: text,
    opening: v.pipe(
      text,
      v.description("First line of the message, above the coverages."),
    ),
    answers: v.pipe(
      text,
      v.description("In the message, the words before the answers."),
    ),
  }),
  rules: v.strictObject(v.entriesFromList(sides, side)),
});

export type CoverageFinder = v.InferOutput<typeof coverageFinderSchema>;
