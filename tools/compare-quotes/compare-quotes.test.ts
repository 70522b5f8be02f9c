import { expect, test } from "vitest";
import { examples } from "#content/examples.ts";
import { work, type Typed } from "#tools/tool.ts";
import { compareQuotesTool, quoteIds } from "./compare-quotes.ts";

const solved = (typed: Typed) => work(compareQuotesTool, typed, "en").result!;
const paid = (typed: Typed) => solved(typed).payments.map(({ pays }) => pays);

/** A quote's answers, by the names of its fields. */
const quote = (id: string, answers: Typed) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [`${id}.${name}`, text]),
  );

// The home page's three quotes, whose payments were worked out by hand.
const { comparison } = examples;
const home = {
  ...Object.assign(
    {},
    ...comparison.quotes.map(({ deductible, hailPercent, waterLimit }, index) =>
      quote(quoteIds[index]!, {
        insured: "$2m",
        wind: hailPercent ? `${hailPercent} %` : String(deductible),
        other: String(deductible),
        roof: hailPercent ? "replacement" : "actual",
        ...(waterLimit && { water: String(waterLimit) }),
      }),
    ),
  ),
  wear: "50",
} as Typed;

test.each(comparison.events.filter(({ id }) => id !== "fire"))(
  "pays for $id as the home page says",
  ({ id, total, results }) => {
    expect(paid({ ...home, event: id, loss: String(total) })).toEqual(
      results.map(({ pays }) => pays),
    );
  },
);

const good: Typed = {
  loss: "30k",
  ...quote("a", { price: "2,400", insured: "400k", wind: "2%", other: "2500" }),
  ...quote("b", { price: "2,100", insured: "400k", wind: "5%" }),
};

test("marks what differs, with what only one quote says", () => {
  const { rows } = solved(good);
  expect(rows.map(({ term, differs }) => [term, differs])).toEqual([
    ["price", true],
    ["insured", false],
    ["wind", true],
    ["other", true],
  ]);
});
