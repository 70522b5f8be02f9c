import * as v from "valibot";
import { listOf, text } from "./page-schema.ts";

const entries = <const Names extends readonly string[]>(names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

const rebuild = v.strictObject({
  title: text,
  paragraphs: listOf(text, 1, 3),
  example: text,
  /** Names the form for screen readers. */
  form: text,
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
    example: text,
    form: text,
    bought: text,
    reason: v.strictObject({
      label: text,
      /** Stands for no reason that shortens the wait. */
      none: text,
      options: entries(["loan", "map"]),
    }),
    /** The day that a reason brings with it. */
    event: entries(["loan", "map"]),
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
