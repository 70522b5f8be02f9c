import { describe, expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { deductibleTool } from "./deductible.ts";

const solved = (typed: Typed) => work(deductibleTool, typed, "en").result!;
const paid = (typed: Typed) => solved(typed).payments.map(({ pays }) => pays);

/** TDI, “Home policies: Replacement cost or actual cash value?”: $200,000 at 2%, and a roof that costs $10,000. */
const tdi = { insured: "200,000", loss: "10,000", wind: "2%" };

describe("worked cases from outside", () => {
  test.each([
    ["TDI: replacement cost pays $6,000", { ...tdi }, 6000],
    [
      "TDI: actual cash value, 5 years old, worth $8,500",
      { ...tdi, roof: "actual", wear: "15" },
      4500,
    ],
    [
      "TDI: 10 years old, worth $7,000",
      { ...tdi, roof: "actual", wear: "30%" },
      3000,
    ],
    [
      "TDI: 20 years old, worth $4,000",
      { ...tdi, roof: "actual", wear: "60" },
      0,
    ],
    [
      "ISO CP 03 21, example 4, building 1: 2% of $500,000, a loss of $40,000",
      { insured: "500k", loss: "40,000", wind: "2 %" },
      30_000,
    ],
    [
      "ISO CP 03 21, example 4, building 2: a loss of $20,000",
      { insured: "500k", loss: "20,000", wind: "2" },
      10_000,
    ],
    [
      "ISO CP 03 21, example 5, building: 5% of $500,000, a loss of $95,000",
      { insured: "500,000", loss: "95,000", wind: "5%" },
      70_000,
    ],
    [
      "ISO CP 03 21, example 5, contents: 5% of $250,000, a loss of $5,000",
      { insured: "250,000", loss: "5,000", wind: "5%" },
      0,
    ],
    [
      "ISO CP 00 10, deductible, example 1: $250 off a loss of $60,100",
      { insured: "60,000", loss: "60,100", other: "$250" },
      59_850,
    ],
    [
      "ISO CP 00 10, deductible, example 1: a loss of $90,000, limit $80,000",
      { insured: "80,000", loss: "90,000", other: "250" },
      80_000,
    ],
    [
      "an agency’s example: 1% of $472,800, a roof of $30,000",
      { insured: "472,800", loss: "30,000", wind: "1%" },
      25_272,
    ],
    [
      "an agency’s example: a flat $1,500, the same roof",
      { insured: "100,000", loss: "30,000", wind: "1500" },
      28_500,
    ],
  ])("%s", (_, typed, pays) => {
    expect(paid(typed)).toEqual([pays]);
  });
});

test("each cause has its own deductible, and wear comes off for wind and storm only", () => {
  expect(
    solved({
      insured: "400k",
      loss: "50k",
      wind: "2%",
      storm: "5%",
      other: "2,500",
      roof: "actual",
      wear: "40",
    }).payments,
  ).toMatchObject([
    { cause: "wind", deductible: 8000, wear: 20_000, pays: 22_000 },
    { cause: "storm", deductible: 20_000, wear: 20_000, pays: 10_000 },
    { cause: "other", deductible: 2500, wear: 0, pays: 47_500 },
  ]);
});

/** The same series in every run. */
function* cases() {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let count = 0; count < 500; count++)
    yield {
      insured: String(10_000 + next(2_000_000)),
      loss: String(100 + next(3_000_000)),
      wind: `${next(10)}%`,
      storm: `$${100 + next(50_000)}`,
      roof: ["replacement", "actual"][next(2)]!,
      wear: String(next(96)),
    };
}

test("the parts sum to the loss, and none is negative or above the limit", () => {
  for (const typed of cases()) {
    const { loss, insured, payments } = solved(typed);
    for (const { pays, left, deductible, wear } of payments) {
      expect(pays + left).toBeCloseTo(loss);
      expect(pays).toBeGreaterThanOrEqual(0);
      expect(pays).toBeLessThanOrEqual(insured);
      expect(left).toBeGreaterThanOrEqual(
        Math.min(deductible + wear, loss, Math.max(loss - insured, 0)),
      );
    }
  }
});

test("a higher deductible, or more wear, never pays more", () => {
  for (const typed of cases()) {
    const [wind, storm] = paid(typed);
    const [higher, more] = paid({
      ...typed,
      wind: `${parseFloat(typed.wind) + 1}%`,
      storm: `$${Number(typed.storm.slice(1)) + 1000}`,
    });
    expect(higher).toBeLessThanOrEqual(wind!);
    expect(more).toBeLessThanOrEqual(storm!);
    const wear = String(Math.min(Number(typed.wear) + 10, 95));
    expect(paid({ ...typed, wear })[0]).toBeLessThanOrEqual(wind!);
  }
});

const good = { insured: "400k", loss: "30k", wind: "2%" };

test.each([
  [{ insured: "-400000" }, "insured"],
  [{ insured: "9".repeat(30) }, "insured"],
  [{ insured: "a house" }, "insured"],
  [{ loss: "0" }, "loss"],
  [{ loss: "1e9" }, "loss"],
  [{ loss: "<script>" }, "loss"],
  [{ wind: "90%" }, "wind"],
  [{ wind: "2% to 5%" }, "wind"],
  [{ wind: "" }, "wind"],
  [{ roof: "actual", wear: "100" }, "wear"],
  [{ roof: "actual" }, "wear"],
  [{ storm: "-1" }, "storm"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, missing, result } = work(
    deductibleTool,
    {
      ...good,
      ...wrong,
    },
    "en",
  );
  expect(Object.keys(problems)).toEqual([field]);
  expect(missing).toEqual([]);
  expect(result).toBeUndefined();
});
