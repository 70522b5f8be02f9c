import * as v from "valibot";
import {
  cutaway,
  familyPage,
  headed,
  iconText,
  listOf,
  loss,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

/** A file in content/en/personal. Its sections are in the order of the page. */
export const personalSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    cutaway: v.optional(cutaway),
    overview: v.strictObject({
      title: text,
      paragraphs: listOf(text, 1, 4),
      loss,
    }),
    whatWeCover: v.strictObject({ ...headed, list: listOf(titledText, 4, 8) }),
    highlights: v.pipe(
      v.strictObject({
        title: text,
        columns: v.optional(
          v.pipe(
            listOf(text, 3),
            v.description(
              "For a table instead of cards: the heading of each column. Each card then has a second text.",
            ),
          ),
        ),
        cards: listOf(
          v.strictObject({
            ...titledText.entries,
            second: v.optional(
              v.pipe(text, v.description("The text of the second column.")),
            ),
          }),
          7,
        ),
      }),
      v.check(
        ({ columns, cards }) =>
          cards.every(({ second }) => Boolean(second) === Boolean(columns)),
        "has columns without a second text in each card, or a second text without columns",
      ),
      v.description("Life insurance calls them coverage options."),
    ),
    whoWeProtect: v.optional(
      v.pipe(
        v.strictObject({ ...headed, groups: listOf(titledText, 3, 6) }),
        v.description("Only for life insurance: who the policy protects."),
      ),
    ),
    enhancements: v.strictObject({ ...headed, list: listOf(titledText, 5) }),
    differentiators: v.pipe(
      v.strictObject({
        title: text,
        cards: listOf(iconText, 4),
      }),
      v.description("What sets our service for this line apart."),
    ),
    builtFor: v.strictObject({ ...headed, audience: listOf(text, 4, 8) }),
    closing: v.strictObject({ title: text, text }),
  });

export type Personal = v.InferOutput<ReturnType<typeof personalSchema>>;
