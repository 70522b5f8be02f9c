import * as v from "valibot";
import {
  field,
  listOf,
  question,
  text,
  textUpTo,
  type Known,
} from "./page-schema.ts";

/** The subjects of answers, in the order of their index. indexes.yaml has their titles. */
export const topics = [
  "auto",
  "home",
  "renters-and-condo",
  "flood-and-storm",
  "claims",
  "bills-and-cancellation",
  "business",
  "workers",
  "life-and-health",
  "rights",
] as const;

const countOf = (value: string) => value.split(/\s+/).length;

/** A text whose number of words is between these two. */
const wordsBetween = (least: number, most: number) =>
  v.pipe(
    text,
    v.check(
      (value) => countOf(value) >= least && countOf(value) <= most,
      ({ input }) =>
        `has ${countOf(input)} words: write ${least > 1 ? `${least} to ` : "at most "}${most}`,
    ),
  );

/** A file in content/en/answers: a question, and the page that answers it. */
export const answerSchema = (known: Known) =>
  v.strictObject({
    question: field(
      "The question as people ask it, in at most 90 characters.",
      v.pipe(textUpTo(90), question),
    ),
    asked: field(
      "Other ways to ask it, as people type them into a search.",
      listOf(text, 2, 8),
    ),
    topic: field("Its subject.", v.picklist(topics)),
    answer: field(
      "The answer in 40 to 85 words: first the answer, then what it depends on.",
      wordsBetween(40, 85),
    ),
    next: field("What to do now, in one sentence.", wordsBetween(1, 32)),
    page: field("The page to go on with.", v.picklist(known.addresses)),
    sources: field(
      "Facts and figures that the answer relies on.",
      listOf(v.picklist(known.facts), 1, 6),
    ),
  });

/** A question with its answer. */
export type QuestionAnswer = v.InferOutput<ReturnType<typeof answerSchema>>;
