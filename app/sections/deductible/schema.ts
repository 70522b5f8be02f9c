import * as v from "valibot";
import { listOf, text } from "#compile/schemas/page-schema.ts";
import { dollars, section } from "#compile/schemas/section-schema.ts";

export const deductible = v.pipe(
  section(
    "deductible",
    "A roof bill under a flat deductible, and under percentages of what the house is insured for.",
    {
      title: text,
      intro: text,
      insured: v.pipe(dollars, v.description("What the house is insured for.")),
      bill: v.pipe(dollars, v.description("The bill for the roof.")),
      flat: v.pipe(dollars, v.description("A deductible in dollars.")),
      percents: v.pipe(
        listOf(v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)), 2, 4),
        v.description("Deductibles as percentages of what is insured."),
      ),
    },
  ),
  v.check(
    ({ bill, flat }) => flat < bill,
    "has a flat deductible above the bill: nothing would be paid",
  ),
);
