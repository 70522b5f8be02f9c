import * as v from "valibot";
import { date, field, listOf, text } from "#compile/schemas/page-schema.ts";
import { section, textsOf } from "#compile/schemas/section-schema.ts";

export const floodWait = section(
  "flood-wait",
  "Counts the waiting period of a federal flood policy from the visitor’s own date.",
  {
    title: text,
    paragraphs: listOf(text, 1, 3),
    form: field("The name of the form, which screen readers say."),
    bought: text,
    reason: v.strictObject({
      label: text,
      none: field("The choice for no reason that shortens the wait."),
      options: textsOf(["loan", "map"]),
    }),
    event: field(
      "The question about the day that goes with a reason.",
      textsOf(["loan", "map"]),
    ),
    results: textsOf([
      "none",
      "no-closing",
      "no-map",
      "wait",
      "loan",
      "late-loan",
      "map",
      "early-map",
      "late-map",
    ]),
    notice: text,
    examples: field(
      "A policy bought before the season, one bought with a storm in the Gulf, and the day that storm floods.",
      v.strictObject({ early: date, late: date, flood: date }),
    ),
  },
);
