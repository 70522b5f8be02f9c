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

// TDI, “Home policies: Replacement cost or actual cash value?”: a roof of $10,000, 2 percent of $200,000.
test.each([
  ["5 years old", "15", 4500],
  ["10 years old", "30%", 3000],
  ["20 years old", "60", 0],
])("TDI: a roof %s, at replacement cost and at its worth", (_, wear, pays) => {
  const tdi = { insured: "200,000", wind: "2%" };
  expect(
    paid({
      event: "hail",
      loss: "10,000",
      wear,
      ...quote("a", { ...tdi, roof: "replacement" }),
      ...quote("b", { ...tdi, roof: "actual" }),
    }),
  ).toEqual([6000, pays]);
});

// ISO CP 03 21, examples 4 and 5, and CP 00 10, deductible, example 1.
test.each([
  ["CP 03 21, example 4, building 1", "hail", "500k", "2 %", "40,000", 30_000],
  ["CP 03 21, example 4, building 2", "hail", "500k", "2", "20,000", 10_000],
  ["CP 03 21, example 5, building", "hail", "500k", "5%", "95,000", 70_000],
  ["CP 03 21, example 5, contents", "hail", "250k", "5%", "5,000", 0],
  ["CP 00 10, example 1", "fire", "60k", "250", "60,100", 59_850],
  ["builders risk, example 1", "fire", "60,000", "1,000", "60,100", 59_100],
  ["builders risk, example 2", "fire", "60,000", "1,000", "70,000", 60_000],
] as const)("ISO %s", (_, event, insured, amount, loss, pays) => {
  const term = event === "hail" ? "wind" : "other";
  const same = { insured, [term]: amount };
  const typed = { event, loss, ...quote("a", same), ...quote("d", same) };
  expect(paid(typed)).toEqual([pays, pays]);
});

// Agencies’ examples of hail: a flat deductible beside 1 percent (Rea), 1 percent (Hebbeln), 2 percent (Schad).
test.each([
  ["Rea", "30,000", { insured: "472,800", wind: "$1500" }, 28_500],
  ["Rea, 1 percent", "30,000", { insured: "$472,800", wind: "1%" }, 25_272],
  ["Hebbeln", "$10,000", { insured: "300,000", wind: "1 %" }, 7000],
  ["Schad", "20k", { insured: "$200,000", wind: "2%" }, 16_000],
])("%s: of a loss of %s, %j pays %d", (_, loss, terms, pays) => {
  const other = { insured: "1m", wind: "5%" };
  expect(
    paid({ loss, ...quote("a", terms), ...quote("b", other) } as Typed)[0],
  ).toBe(pays);
});

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

test("the parts sum to the loss, and a higher deductible never pays more", () => {
  for (let loss = 1000; loss < 900_000; loss += 17_000) {
    const { payments } = solved({ ...good, loss: String(loss) });
    for (const { pays, left } of payments) {
      expect(pays + left).toBe(loss);
      expect(pays).toBeGreaterThanOrEqual(0);
      expect(pays).toBeLessThanOrEqual(400_000);
    }
    expect(payments[1]!.pays).toBeLessThanOrEqual(payments[0]!.pays);
  }
});

test.each([
  [{ loss: "-30k" }, "loss"],
  [{ loss: "a roof" }, "loss"],
  [{ "a.insured": "9".repeat(30) }, "a.insured"],
  [{ "a.insured": "<b>" }, "a.insured"],
  [{ "b.wind": "90%" }, "b.wind"],
  [{ "b.wind": "" }, "b.wind"],
  [{ event: "fire" }, "b.other"],
  [{ "b.roof": "thatch" }, "b.roof"],
  [{ "b.roof": "actual" }, "wear"],
  [{ "a.price": "0" }, "a.price"],
  [quote("b", { price: "", insured: "", wind: "" }), "b.insured"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, result } = work(
    compareQuotesTool,
    {
      ...good,
      ...(wrong as Typed),
    },
    "en",
  );
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});

test("a third quote counts only if it is begun, and then needs its numbers", () => {
  expect(solved(good).quotes).toHaveLength(2);
  const begun = { ...good, "c.price": "2k" };
  expect(work(compareQuotesTool, begun, "en")).toEqual({
    problems: {},
    missing: ["c.insured"],
  });
  const { problems } = work(
    compareQuotesTool,
    {
      ...begun,
      "c.insured": "400k",
    },
    "en",
  );
  expect(Object.keys(problems)).toEqual(["c.wind"]);
});
