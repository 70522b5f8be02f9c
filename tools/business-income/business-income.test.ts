import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { businessIncomeTool } from "./business-income.ts";

const good = { revenue: "250k", stops: "162,500", months: "2" };
const solved = (typed: Record<string, string>) =>
  work(businessIncomeTool, { ...good, ...typed }, "en").result!;

test.each([
  // An agency: of a year's earnings, insure half for six months and three quarters for nine.
  [
    "Inspro, six months",
    { revenue: "$50,000", stops: "0", months: "6" },
    300_000,
  ],
  [
    "Inspro, nine months",
    { revenue: "$50,000", stops: "0", months: "9" },
    450_000,
  ],
  // Lost gross profit before what the page adds: revenue, margin, days.
  ["codingace, a manufacturing line", { ...good }, 175_000],
  [
    "codingace, a flooded store",
    { revenue: "120k", stops: "72k", months: "1" },
    48_000,
  ],
  [
    "codingace, a supplier’s shutdown",
    { revenue: "300k", stops: "216k", months: "1.5" },
    126_000,
  ],
  [
    "codingace, light manufacturing",
    { revenue: "120k", stops: "74,400", months: "1.5" },
    68_400,
  ],
  // The arithmetic is the same for a week: half the sales of $10,000, and half the food.
  [
    "biexplained.com, a restaurant at half its trade",
    { revenue: "5,000", stops: "2,000", months: "1" },
    3000,
  ],
  ["four slow months at half", { months: "6", slow: "4" }, 700_000],
])("%s", (_, typed, limit) => {
  expect(solved(typed).limit).toBeCloseTo(limit);
});

test("the parts sum to the limit, longer never needs less, and more saved costs never need more", () => {
  for (let months = 1; months < 30; months += 1.5) {
    const typed = { months: String(months), slow: String(months / 2) };
    const { closed, recovery, limit } = solved(typed);
    expect(closed + recovery).toBeCloseTo(limit);
    expect(
      solved({ ...typed, months: String(months + 0.5) }).limit,
    ).toBeGreaterThan(limit);
    expect(solved({ ...typed, stops: "170k" }).limit).toBeLessThan(limit);
  }
});

test.each([
  [{ revenue: "-250k" }, "revenue"],
  [{ revenue: "plenty" }, "revenue"],
  [{ revenue: "9".repeat(30) }, "revenue"],
  [{ stops: "300k" }, "stops"],
  [{ stops: "250k" }, "stops"],
  [{ stops: "<b>" }, "stops"],
  [{ months: "0" }, "months"],
  [{ months: "1e3" }, "months"],
  [{ months: "a year" }, "months"],
  [{ slow: "-2" }, "slow"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, result } = work(
    businessIncomeTool,
    { ...good, ...wrong },
    "en",
  );
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});
