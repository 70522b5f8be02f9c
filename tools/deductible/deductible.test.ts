import { expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { deductibleTool } from "./deductible.ts";

const solved = (typed: Typed) => work(deductibleTool, typed, "en").result!;
const paid = (typed: Typed) => solved(typed).payments.map(({ pays }) => pays);

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
