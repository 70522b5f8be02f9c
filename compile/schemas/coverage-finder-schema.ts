import * as v from "valibot";
import { sides, type FinderSide } from "#queries/finder-answers.ts";
import { drawn } from "../drawn.ts";
import {
  field,
  listOf,
  optional,
  pageHead,
  pageLink,
  picture,
  text,
  titledText,
} from "./page-schema.ts";

/** A word that may be in an address. */
const word = v.pipe(
  text,
  v.regex(
    /^[a-z]+(-[a-z]+)*$/,
    "is not a plain word: use small letters and hyphens",
  ),
);

/** What a choice looks like. */
const look = {
  label: text,
  scene: v.optional(picture),
  adds: optional(
    "The parts that it adds to the visitor’s picture.",
    v.array(v.picklist(drawn.finderLayers)),
  ),
};

const question = v.strictObject({
  name: v.pipe(
    word,
    v.check(
      (name) => name !== "for" && name !== "question",
      "is “for” or “question”, which the address needs itself: choose another",
    ),
  ),
  question: text,
  takes: field(
    "Whether a visitor may choose one option or several.",
    v.picklist(["one", "several"]),
  ),
  outline: optional(
    "The part of the picture that stands for its answers until it is answered.",
    v.picklist(drawn.finderLayers),
  ),
  options: listOf(
    v.strictObject({ value: word, ...look, page: v.optional(pageLink) }),
    2,
    30,
  ),
});

const answersThatDo = (what: string) =>
  optional(
    what,
    v.pipe(
      v.array(text),
      v.minLength(1, "is empty: name an answer, or remove the line"),
    ),
  );

const requirement = v.strictObject({
  by: field("Who requires it: the law, a lender, a kind of contract."),
  why: optional("Replaces the coverage’s reason."),
  when: answersThatDo(
    "The answers with which it is required, as question=answer. Any one of them is enough. Without this field it is required wherever it is on the list.",
  ),
});

const coverage = v.strictObject({
  title: text,
  why: text,
  group: field(
    "Its part of the list where nobody requires it.",
    v.picklist(["missed", "depends"]),
  ),
  required: v.optional(v.pipe(v.array(requirement), v.minLength(1))),
  page: v.optional(pageLink),
  tool: optional("A tool about this coverage, below it.", pageLink),
  when: answersThatDo(
    "The answers that put this coverage on the list, as question=answer. Any one of them is enough. Without this field the coverage is always on the list.",
  ),
});

const side = v.pipe(
  v.strictObject({
    ...look,
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
    .flatMap((one) => [one, ...(one.required ?? [])])
    .flatMap(({ when = [] }) => when)
    .filter((answer) => !known.includes(answer));
}

/** content/en/coverage-finder.yaml. */
export const coverageFinderSchema = v.strictObject({
  ...pageHead,
  side: field("The first question. Its answers are the two sides."),
  list: v.strictObject({
    title: text,
    empty: field("Shown instead of the list while nothing is on it."),
    more: field("Shown before the name of the page that says more."),
    groups: v.strictObject({
      required: titledText,
      missed: titledText,
      depends: titledText,
    }),
    notice: text,
  }),
  sources: field("Facts of law that the list relies on.", listOf(text, 1, 12)),
  send: v.strictObject({
    button: field("Leads to the form for quotes, which it fills in."),
    outside: field(
      "Below the button, where site.yaml names an application elsewhere for quotes.",
    ),
    filled: field("Above the form that the list filled in."),
    back: field("The link from that form to the list."),
    opening: field("First line of the request, above the coverages."),
    answers: field("In the request, the words before the answers."),
  }),
  rules: v.strictObject(v.entriesFromList(sides, side)),
});
