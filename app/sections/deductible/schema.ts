import * as v from "valibot";
import { field, listOf, text } from "#compile/schemas/page-schema.ts";
import { dollars, section } from "#compile/schemas/section-schema.ts";

export const deductible = v.pipe(
  section(
    "deductible",
    "A roof bill under a flat deductible, and under percentages of what the house is insured for.",
    {
      title: text,
      intro: text,
      insured: field("What the house is insured for.", dollars),
      bill: field("The bill for the roof.", dollars),
      flat: field("A deductible in dollars.", dollars),
      percents: field(
        "Deductibles as percentages of what is insured.",
        listOf(v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)), 2, 4),
      ),
    },
  ),
  v.check(
    ({ bill, flat }) => flat < bill,
    "has a flat deductible above the bill: nothing would be paid",
  ),
);
