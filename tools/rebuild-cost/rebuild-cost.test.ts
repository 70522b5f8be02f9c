import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { rebuildCostTool } from "./rebuild-cost.ts";

type Answers = Record<string, string>;

const solved = (typed: Answers) => work(rebuildCostTool, typed, "en").result!;
const counts = (typed: Answers) => solved(typed).carried!.loss!.counts;

/** A building of this value. */
const worth = (value: number) => ({
  area: "1,000",
  cost: String(value / 1000),
});

test.each([
  ["ISO CP 00 10, example 1", 250_000, "80", "100,000", "40,000", 20_000],
  ["ISO CP 00 10, example 2", 250_000, "80", "200,000", "40,000", 40_000],
  ["ISO CP 00 10, example 3", 250_000, "90", "180,000", "50,000", 40_000],
  ["an exam’s question", 300_000, "80", "200k", "60,000", 50_000],
  ["calcsimpler, example 1", 4_500_000, "80", "3.2m", "900k", 800_000],
  ["calcsimpler, example 2", 6_000_000, "80", "5.4m", "1.2m", 1_200_000],
  ["CPCU 500, Courtland", 1_000_000, "80", "600,000", "100,000", 75_000],
  ["synonym.com", 300_000, "80", "180,000", "100,000", 75_000],
  ["propertyins.co", 1_000_000, "80", "700,000", "$100,000", 87_500],
  ["this site’s warehouse", 4_000_000, "80", "2m", "400k", 250_000],
  ["this site’s earlier drawing", 1_000_000, "80", "600k", "200k", 150_000],
  ["never above the limit", 1_000_000, "80", "800k", "950k", 800_000],
])("%s: of %d at %s%, %s for a loss of %s counts %d", (...example) => {
  const [, value, percent, limit, loss, expected] = example;
  expect(counts({ ...worth(value), percent, limit, loss })).toBeCloseTo(
    expected,
  );
});

test("without a limit it says the cost to rebuild, and what the clause requires", () => {
  expect(solved({ area: "2,400 sq ft", cost: "$200" })).toEqual({
    rebuild: 480_000,
    percent: 80,
    required: 384_000,
  });
});

test("a limit that meets the clause can be short of a total loss", () => {
  expect(
    solved({ area: "2400", cost: "200", limit: "384k" }).carried,
  ).toMatchObject({ share: 1, gap: 96_000 });
});

test("a higher limit never counts less, and a higher percentage never more", () => {
  for (let limit = 10_000; limit < 1_500_000; limit += 37_000) {
    const typed = { ...worth(1_000_000), loss: "300k", limit: String(limit) };
    const paid = counts({ ...typed, percent: "80" });
    expect(paid).toBeLessThanOrEqual(Math.min(300_000, limit));
    expect(
      counts({ ...typed, percent: "80", limit: String(limit + 5000) }),
    ).toBeGreaterThanOrEqual(paid);
    expect(counts({ ...typed, percent: "100" })).toBeLessThanOrEqual(paid);
  }
});

test.each([
  [{ area: "-2400" }, "area"],
  [{ area: "rather large" }, "area"],
  [{ area: "9".repeat(30) }, "area"],
  [{ area: "<script>" }, "area"],
  [{ cost: "0" }, "cost"],
  [{ cost: "1e9" }, "cost"],
  [{ cost: "two hundred" }, "cost"],
  [{ limit: "12,34" }, "limit"],
  [{ limit: "", loss: "40k" }, "limit"],
  [{ limit: "300k", loss: "-1" }, "loss"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const typed = { area: "2400", cost: "200", ...wrong };
  const { problems, result } = work(rebuildCostTool, typed, "en");
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});
