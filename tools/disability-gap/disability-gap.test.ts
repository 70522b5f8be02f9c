import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { disabilityGapTool } from "./disability-gap.ts";

const good = { income: "5,000", costs: "4,500", percent: "60%", wait: "90" };
const solved = (typed: Record<string, string>) =>
  work(disabilityGapTool, { ...good, ...typed }, "en").result!;

// Plans as employers and carriers publish them, for incomes below and above their maximum.
test.each([
  ["Phillips 66, basic", "8,000", "50%", "5,000", 4000],
  ["Phillips 66, basic, above its maximum", "12,000", "50%", "5k", 5000],
  ["Phillips 66, enhanced", "12,000", "60 %", "10,000", 7200],
  ["Phillips 66, enhanced, above its maximum", "20k", "60", "10,000", 10_000],
  ["TriNet, option 2", "25,000", "60%", "12,500", 12_500],
  ["an employer’s 66 percent up to $15,000", "9,000", "66%", "15,000", 5940],
  ["the same, above its maximum", "30,000", "66%", "15,000", 15_000],
  ["NEBS, option 1", "10,000", "60%", "6,600", 6000],
  ["NEBS, option 2, above its maximum", "10,000", "70%", "6,600", 6600],
  ["ABC Insurance Trust, $200,000 a year", "16,666.67", "60", "", 10_000],
])("%s: of %s a month, %s up to %s pays %d", (...plan) => {
  const [, income, percent, most, pays] = plan;
  expect(solved({ income, percent, most }).pays).toBeCloseTo(pays, 1);
});

test("savings last until the first check, which comes a month after the wait, and no longer", () => {
  expect(solved({ savings: "9,000" })).toMatchObject({ check: 120, lasts: 60 });
  expect(solved({ savings: "$1m" }).lasts).toBe(120);
  expect(solved({}).lasts).toBe(0);
  // /blog/elimination-and-benefit-periods: $4,000 a month, and $20,000 of savings.
  const couple = { costs: "4k", savings: "20k" };
  expect(solved({ ...couple, wait: "90" })).toMatchObject({ lasts: 120 });
  expect(solved({ ...couple, wait: "180" })).toMatchObject({
    check: 210,
    lasts: 150,
  });
});

test("without a plan, only the income, the costs and the savings matter, and savings last as long as they do", () => {
  const none = { income: "5k", costs: "4k", percent: "0", savings: "20k" };
  expect(work(disabilityGapTool, none, "en").result).toMatchObject({
    hasPlan: false,
    gap: 4000,
    lasts: 150,
  });
});

test("the benefit is taxed if the employer paid for it", () => {
  expect(solved({ premium: "employer" }).isTaxed).toBe(true);
  expect(solved({ premium: "you" }).isTaxed).toBe(false);
});

test("what the plan pays and what is missing sum to the costs, and a higher percentage never leaves more missing", () => {
  for (let percent = 0; percent < 100; percent += 3) {
    const { pays, gap, costs } = solved({ percent: String(percent) });
    expect(Math.min(pays, costs) + gap).toBeCloseTo(costs);
    expect(solved({ percent: String(percent + 1) }).gap).toBeLessThanOrEqual(
      gap,
    );
  }
});

test.each([
  [{ income: "-5000" }, "income"],
  [{ income: "enough" }, "income"],
  [{ income: "9".repeat(30) }, "income"],
  [{ costs: "0" }, "costs"],
  [{ costs: "1e9" }, "costs"],
  [{ percent: "160%" }, "percent"],
  [{ percent: "half" }, "percent"],
  [{ most: "<b>" }, "most"],
  [{ wait: "-1" }, "wait"],
  [{ wait: "three months" }, "wait"],
  [{ savings: "12,34" }, "savings"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, result } = work(
    disabilityGapTool,
    { ...good, ...wrong },
    "en",
  );
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});
