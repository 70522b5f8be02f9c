import { mostLeft } from "#app/content/most-left.ts";
import * as v from "valibot";
import { drawn } from "../drawn.ts";
import { field, listOf, optional, text } from "./page-schema.ts";
import { dollars } from "./section-schema.ts";

const percent = v.pipe(
  v.number(),
  v.minValue(1, "is not at least 1 percent"),
  v.maxValue(10, "is more than 10 percent"),
);

/** The terms of one quote: the same for every event, so its texts name them instead of repeating the amounts. */
const quote = v.strictObject({
  name: text,
  deductible: field("For every loss but hail.", dollars),
  hailPercent: optional(
    "The deductible for hail in percent of the building. Without it, hail has the other one.",
    percent,
  ),
  waterLimit: optional("The most it pays for water damage.", dollars),
  codeLimit: optional("The most it pays for code upgrades.", dollars),
});

const result = v.strictObject({
  pays: dollars,
  left: dollars,
  why: field(
    "One line. {deductible}, {hailPercent}, {building}, {total} and the names of parts become their amounts.",
  ),
});

/** One event, and what each quote pays for it. */
const lossEvent = v.pipe(
  v.strictObject({
    id: field("The picture, by its name.", v.picklist(drawn.lossEvents)),
    name: text,
    bill: field("The heading of its table."),
    text,
    total: dollars,
    parts: optional(
      "Amounts that add up to the total, for the texts.",
      v.record(text, dollars),
    ),
    results: field("One for each quote, in their order.", listOf(result, 3)),
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
    building: field("What the building is insured for.", dollars),
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

/** content/en/examples.yaml: the invented amounts of the home page, which labels them as examples. */
export const examplesSchema = v.strictObject({
  comparison: field("“Search and compare” of the home page.", comparison),
});
