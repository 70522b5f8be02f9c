import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { lifeNeedTool } from "./life-need.ts";

test("the parts sum to the need, and more savings never leave more missing", () => {
  const solved = (typed: Record<string, string>) =>
    work(lifeNeedTool, typed, "en").result!;
  // The same series in every run.
  let seed = 7;
  const next = () => String((seed = (seed * 48_271) % 2_147_483_647) % 900_000);
  for (let count = 0; count < 300; count++) {
    const typed = {
      income: next(),
      years: "12",
      debts: next(),
      college: next(),
      savings: next(),
      coverage: next(),
    };
    const { needs, need, have, gap } = solved(typed);
    expect(needs.reduce((sum, { amount }) => sum + amount, 0)).toBe(need);
    expect(gap).toBe(need > have ? need - have : 0);
    const more = String(Number(typed.savings) + 10_000);
    expect(solved({ ...typed, savings: more }).gap).toBeLessThanOrEqual(gap);
  }
});
