import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { businessIncomeTool } from "./business-income.ts";

const solved = (typed: Record<string, string>) =>
  work(
    businessIncomeTool,
    { revenue: "250k", stops: "162,500", ...typed },
    "en",
  ).result!;

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
