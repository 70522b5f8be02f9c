import { expect, test } from "vitest";
import { dollars } from "#words/dollars.ts";
import { readAmount, rebuildCost } from "./rebuild-cost.ts";

const house = { area: 2400, cost: 200, percent: 80 };

test("the rebuild cost is area times cost, and the clause requires its share", () => {
  expect(rebuildCost(house)).toEqual({ rebuild: 480_000, required: 384_000 });
});

test("a limit below the required one pays its share of a loss", () => {
  expect(rebuildCost({ ...house, limit: 288_000 })).toMatchObject({
    paid: 75,
    gap: 192_000,
  });
});

test("a limit at or above the required one pays a loss in full, whatever a total loss would cost", () => {
  expect(rebuildCost({ ...house, limit: 384_000 })).toMatchObject({
    paid: 100,
    gap: 96_000,
  });
  expect(rebuildCost({ ...house, limit: 600_000 })).toMatchObject({
    paid: 100,
    gap: 0,
  });
});

test.each([
  ["2400", 2400],
  [" 2,400 ", 2400],
  ["2 400", 2400],
  ["2,400 sq ft", 2400],
  ["2400 Square  Feet", 2400],
  ["$185.50", 185.5],
  ["$ 1,250,000", 1_250_000],
  ["350k", 350_000],
  ["1.2 M", 1_200_000],
  [".5", 0.5],
])("%s is a number", (text, number) => {
  expect(readAmount(text)).toBeCloseTo(number);
});

test.each([
  "",
  "$",
  "k",
  "-5",
  "0",
  "1,5",
  "12,34",
  "1e5",
  "2400 m2",
  "about 2400",
  "1.2.3",
  "Infinity",
  "9999999999999",
])("%j is not a number", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test("amounts are in whole dollars", () => {
  expect(dollars(384_000.4)).toBe("$384,000");
});
