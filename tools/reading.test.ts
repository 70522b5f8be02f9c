import { describe, expect, test } from "vitest";
import { readDay, readDeductible, readNumber, readPercent } from "./reading.ts";

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
  ["$1.2 million", 1_200_000],
  [".5", 0.5],
  ["0", 0],
  ["-5", -5],
  ["-$2,500", -2500],
])("%s is a number", (text, number) => {
  expect(readNumber(text)).toBeCloseTo(number);
});

test.each([
  "",
  "$",
  "k",
  "1,5",
  "12,34",
  "1e5",
  "2400 m2",
  "about 2400",
  "1.2.3",
  "Infinity",
  "9".repeat(50),
])("%j is not a number", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test.each([
  ["2 %", 2],
  ["2%", 2],
  ["2.5 percent", 2.5],
  ["40", 40],
])("%s is a percentage", (text, number) => {
  expect(readPercent(text)).toBe(number);
});

describe("a deductible", () => {
  test.each([
    ["2%", { percent: 2 }],
    ["2", { percent: 2 }],
    ["1.5", { percent: 1.5 }],
    ["20 %", { percent: 20 }],
    ["20", { dollars: 20 }],
    ["$2", { dollars: 2 }],
    ["2,500", { dollars: 2500 }],
    ["25k", { dollars: 25_000 }],
  ])("%s is %j", (text, stated) => {
    expect(readDeductible(text)).toEqual(stated);
  });

  test("is neither a word nor two numbers", () => {
    for (const text of ["two percent", "1%/2%", "2% or $2,500"])
      expect(readDeductible(text)).toBeUndefined();
  });
});

test("a day is one that the calendar has", () => {
  expect(readDay("2028-02-29")).toBe("2028-02-29");
  expect(readDay("5/1/2027")).toBe("2027-05-01");
  expect(readDay("12/31/2027")).toBe("2027-12-31");
  for (const text of [
    "2027-02-29",
    "2/31/2027",
    "31/5/2027",
    "2027-5-1",
    "5/1/27",
    "tomorrow",
    "",
  ])
    expect(readDay(text), text).toBeUndefined();
});
