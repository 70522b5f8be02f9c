import { mostLeft } from "#app/content/most-left.ts";
import * as v from "valibot";
import { lossEvents } from "#art/loss-events.ts";
import { date, listOf, text } from "./page-schema.ts";

const dollars = v.pipe(
  v.number(),
  v.integer("is not a whole number of dollars"),
  v.minValue(1, "is not more than zero"),
);

/** One loss, and who pays which part of it. */
const loss = v.pipe(
  v.strictObject({
    title: text,
    text: v.pipe(
      text,
      v.description("What happened, in two or three sentences."),
    ),
    total: dollars,
    parts: listOf(
      v.strictObject({
        name: v.pipe(
          text,
          v.description(
            "The coverage that pays, or why it is left to the insured.",
          ),
        ),
        amount: dollars,
        left: v.optional(
          v.pipe(v.boolean(), v.description("True if no policy pays it.")),
        ),
        note: v.optional(text),
      }),
      2,
      6,
    ),
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

/** A wind and hail deductible as an amount and as a percentage. */
const windDeductible = v.pipe(
  v.strictObject({
    insured: v.pipe(dollars, v.description("What the house is insured for.")),
    bill: v.pipe(dollars, v.description("The bill for the roof.")),
    flat: v.pipe(dollars, v.description("A deductible in dollars.")),
    percents: v.pipe(
      listOf(v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)), 2, 4),
      v.description("Deductibles as percentages of what is insured."),
    ),
  }),
  v.check(
    ({ bill, flat }) => flat < bill,
    "has a flat deductible above the bill: nothing would be paid",
  ),
);

/** A limit below what a coinsurance clause requires. */
const coinsurance = v.pipe(
  v.strictObject({
    value: v.pipe(dollars, v.description("What it costs to rebuild.")),
    percent: v.pipe(v.number(), v.minValue(50), v.maxValue(100)),
    limit: v.pipe(dollars, v.description("The limit on the policy.")),
    loss: v.pipe(dollars, v.description("A partial loss.")),
  }),
  v.check(
    ({ value, percent, limit }) => limit < (value * percent) / 100,
    "has a limit that satisfies the clause: the drawing shows a shortfall",
  ),
);

/** Days on which federal flood policies are bought, and the day of a flood between the last and its start. */
const floodWait = v.strictObject({
  early: date,
  late: date,
  flood: date,
});

export type Examples = v.InferOutput<typeof examplesSchema>;

const percent = v.pipe(
  v.number(),
  v.minValue(1, "is not at least 1 percent"),
  v.maxValue(10, "is more than 10 percent"),
);

/** The terms of one quote: the same for every event, so its texts name them instead of repeating the amounts. */
const quote = v.strictObject({
  name: text,
  deductible: v.pipe(dollars, v.description("For every loss but hail.")),
  hailPercent: v.optional(
    v.pipe(
      percent,
      v.description(
        "The deductible for hail in percent of the building. Without it, hail has the other one.",
      ),
    ),
  ),
  waterLimit: v.optional(
    v.pipe(dollars, v.description("The most it pays for water damage.")),
  ),
  codeLimit: v.optional(
    v.pipe(dollars, v.description("The most it pays for code upgrades.")),
  ),
});

const result = v.strictObject({
  pays: dollars,
  left: dollars,
  why: v.pipe(
    text,
    v.description(
      "One line. {deductible}, {hailPercent}, {building}, {total} and the names of parts become their amounts.",
    ),
  ),
});

/** One event, and what each quote pays for it. */
const lossEvent = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.picklist(Object.keys(lossEvents)),
      v.description("The picture, from art/loss-events.ts."),
    ),
    name: text,
    bill: v.pipe(text, v.description("The heading of its table.")),
    text,
    total: dollars,
    parts: v.optional(
      v.pipe(
        v.record(text, dollars),
        v.description("Amounts that add up to the total, for the texts."),
      ),
    ),
    results: v.pipe(
      listOf(result, 3),
      v.description("One for each quote, in their order."),
    ),
  }),
  v.check(
    ({ total, parts }) =>
      !parts ||
      Object.values(parts).reduce((sum, amount) => sum + amount, 0) === total,
    "has parts that do not add up to the total",
  ),
  v.check(
    ({ total, results }) =>
      results.every(({ pays, left }) => pays + left === total),
    "has a quote whose two amounts do not add up to the total",
  ),
  v.check(
    ({ results }) => mostLeft(results) !== undefined,
    "has two quotes that leave the most to the insured: the page marks one",
  ),
);

/** Whether every {name} in a text is one of these. */
const namesOnly = (value: string, names: readonly string[]) =>
  [...value.matchAll(/\{(\w+)\}/g)].every(([, name]) => names.includes(name!));

/** Three quotes for one building, and what each pays after different events. */
const comparison = v.pipe(
  v.strictObject({
    building: v.pipe(
      dollars,
      v.description("What the building is insured for."),
    ),
    quotes: listOf(quote, 3),
    events: listOf(lossEvent, 3),
  }),
  v.check(
    ({ building, quotes, events }) =>
      events.every(({ id, results }) =>
        results.every(({ left }, index) => {
          const { deductible, hailPercent } = quotes[index]!;
          const least =
            id === "hail" && hailPercent
              ? (building * hailPercent) / 100
              : deductible;
          return left >= least;
        }),
      ),
    "leaves less than the deductible of the quote to the insured",
  ),
  v.check(
    ({ quotes, events }) =>
      events.every(({ bill, text: what, parts, results }) => {
        const amounts = ["total", "building", ...Object.keys(parts ?? {})];
        return (
          namesOnly(`${bill} ${what}`, amounts) &&
          results.every(({ why }, index) =>
            namesOnly(why, [...amounts, ...Object.keys(quotes[index]!)]),
          )
        );
      }),
    "has a text with a name in {braces} that is none of its amounts",
  ),
);

/**
 * content/en/examples.yaml: every invented amount on the site. Each page labels what it takes from here as an
 * example, and the check adds the amounts up.
 */
export const examplesSchema = v.strictObject({
  deductible: windDeductible,
  coinsurance,
  floodWait,
  losses: v.pipe(
    v.record(text, loss),
    v.description("By the name of the page’s file."),
  ),
  comparison: v.pipe(
    comparison,
    v.description("“Search and compare” of the home page."),
  ),
});
