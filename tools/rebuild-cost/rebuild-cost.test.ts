import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { rebuildCostTool } from "./rebuild-cost.ts";

test("a higher limit never counts less, and a higher percentage never more", () => {
  const counts = (limit: number, percent: string) => {
    const typed = { area: "1,000", cost: "1,000", loss: "300k", percent };
    const answers = { ...typed, limit: String(limit) };
    return work(rebuildCostTool, answers, "en").result!.carried!.loss!.counts;
  };
  for (let limit = 10_000; limit < 1_500_000; limit += 37_000) {
    const paid = counts(limit, "80");
    expect(paid).toBeLessThanOrEqual(Math.min(300_000, limit));
    expect(counts(limit + 5000, "80")).toBeGreaterThanOrEqual(paid);
    expect(counts(limit, "100")).toBeLessThanOrEqual(paid);
  }
});
