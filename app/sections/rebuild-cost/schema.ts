import * as v from "valibot";
import { field, listOf, text } from "#compile/schemas/page-schema.ts";
import { dollars, section, textsOf } from "#compile/schemas/section-schema.ts";

/** A limit below what a coinsurance clause requires. */
const coinsurance = v.pipe(
  v.strictObject({
    value: field("What it costs to rebuild.", dollars),
    percent: v.pipe(v.number(), v.minValue(50), v.maxValue(100)),
    limit: field("The limit on the policy.", dollars),
    loss: field("A partial loss.", dollars),
  }),
  v.check(
    ({ value, percent, limit }) => limit < (value * percent) / 100,
    "has a limit that satisfies the clause: the drawing shows a shortfall",
  ),
  v.description("Draws how a coinsurance clause cuts a partial loss."),
);

export const rebuildCost = section(
  "rebuild-cost",
  "Calculates from the visitor’s own numbers what it costs to rebuild, and whether the limit is high enough.",
  {
    title: text,
    paragraphs: listOf(text, 1, 3),
    example: v.optional(text),
    form: field("The name of the form, which screen readers say."),
    fields: textsOf(["area", "cost", "limit", "percent"]),
    results: textsOf(["none", "rebuild", "short", "enough", "full"]),
    wrong: text,
    notice: text,
    coinsurance: v.optional(coinsurance),
  },
);
