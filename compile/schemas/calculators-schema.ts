import * as v from "valibot";
import { listOf, text } from "./page-schema.ts";

const entries = <const Names extends readonly string[]>(names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

const rebuild = v.strictObject({
  title: text,
  paragraphs: listOf(text, 1, 3),
  example: v.optional(text),
  form: v.pipe(
    text,
    v.description("The name of the form, which screen readers say."),
  ),
  fields: entries(["area", "cost", "limit", "percent"]),
  results: entries(["none", "rebuild", "short", "enough", "full"]),
  wrong: text,
  notice: text,
});

/** content/en/calculators.yaml. */
export const calculatorsSchema = v.strictObject({
  floodWait: v.strictObject({
    title: text,
    paragraphs: listOf(text, 1, 3),
    form: text,
    bought: text,
    reason: v.strictObject({
      label: text,
      none: v.pipe(
        text,
        v.description("The choice for no reason that shortens the wait."),
      ),
      options: entries(["loan", "map"]),
    }),
    event: v.pipe(
      entries(["loan", "map"]),
      v.description("The question about the day that goes with a reason."),
    ),
    results: entries([
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
  }),
  rebuild: v.strictObject({ homeowners: rebuild, commercialProperty: rebuild }),
});

export type Calculators = v.InferOutput<typeof calculatorsSchema>;
