import * as v from "valibot";
import {
  field,
  groupsOf,
  optional,
  text,
} from "#compile/schemas/page-schema.ts";
import { dollars, section } from "#compile/schemas/section-schema.ts";

export const loss = v.pipe(
  section("loss", "One invented loss as a bar: who pays which part of it.", {
    title: text,
    text: field("What happened, in two or three sentences."),
    total: dollars,
    words: optional(
      "Words of a loss that is no bill, such as a death. Without them: the whole loss, you pay, is what you pay in all.",
      v.strictObject({
        whole: field("What the total is."),
        left: field("After the name of a part that no policy pays."),
        sum: field("After the sum of those parts."),
      }),
    ),
    parts: groupsOf(2, 6, {
      name: field("The coverage that pays, or why it is left to the insured."),
      amount: dollars,
      left: optional("True if no policy pays it.", v.boolean()),
      note: v.optional(text),
    }),
  }),
  v.check(
    ({ total, parts }) =>
      parts.reduce((sum, { amount }) => sum + amount, 0) === total,
    "has parts that do not add up to the total",
  ),
  v.check(
    ({ parts }) => parts.some(({ left }) => left),
    "leaves nothing to the insured: show a deductible at least",
  ),
  v.check(
    ({ parts }) => parts.filter(({ left }) => !left).length <= 3,
    "has more than three parts that are paid: a bar has three colors",
  ),
);
