import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { disabilityGapTool } from "./disability-gap.ts";

test("what the plan pays and what is missing sum to the costs, and a higher percentage never leaves more missing", () => {
  const solved = (percent: number) => {
    const typed = { income: "5,000", costs: "4,500", wait: "90" };
    const share = { percent: `${percent}%` };
    return work(disabilityGapTool, { ...typed, ...share }, "en").result!;
  };
  for (let percent = 0; percent < 100; percent += 3) {
    const { pays, gap, costs } = solved(percent);
    expect(Math.min(pays, costs) + gap).toBeCloseTo(costs);
    expect(solved(percent + 1).gap).toBeLessThanOrEqual(gap);
  }
});
