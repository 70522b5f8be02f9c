import type { Deductible } from "#tools/reading.ts";
import {
  choice,
  deductible,
  dollars,
  optional,
  percent,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const fields = {
  /** What a percentage is taken of, and the most that the policy pays. */
  insured: dollars([10_000, 1_000_000_000]),
  /** The cost to repair or replace what was damaged, in today's dollars. */
  loss: dollars([100, 1_000_000_000]),
  wind: optional(deductible),
  storm: optional(deductible),
  /** For fire, water and all other causes. */
  other: optional(deductible),
  roof: choice("replacement", "actual"),
  /** Of the loss: what age and wear have taken from the damaged roof. */
  wear: optional(percent(95)),
};

export type Cause = "wind" | "storm" | "other";

/** One loss under one deductible, in dollars: `deductible` is its amount, of which a small loss uses only a part. */
export type Payment = {
  cause: Cause;
  deductible: number;
  percent?: number;
  /** What actual cash value takes off for age before the deductible. */
  wear: number;
  pays: number;
  left: number;
};

export type DeductibleResult = {
  loss: number;
  insured: number;
  payments: readonly Payment[];
};

/**
 * What a policy pays for one loss under each of its deductibles. A percentage counts on what is insured, not on the
 * loss. Where the roof is at actual cash value, wear comes off first, for wind and hail only; then the deductible, and
 * the limit is the most that is paid. ISO HO 00 03 and CP 00 10 (deductible), CP 03 21; TDI, “Home policies:
 * Replacement cost or actual cash value?”
 */
function solve(values: Values<typeof fields>): DeductibleResult {
  const { insured, loss, roof } = values;
  const share = roof === "actual" ? (values.wear ?? 0) / 100 : 0;
  const payments = (["wind", "storm", "other"] as const).flatMap((cause) => {
    const stated = values[cause];
    if (!stated) return [];
    const amount = amountOf(stated, insured);
    const wear = cause === "other" ? 0 : loss * share;
    const pays = Math.min(Math.max(loss - wear - amount, 0), insured);
    return {
      cause,
      deductible: amount,
      ...("percent" in stated && { percent: stated.percent }),
      wear,
      pays,
      left: loss - pays,
    };
  });
  return { loss, insured, payments };
}

/** In dollars. */
export const amountOf = (stated: Deductible, insured: number): number =>
  "percent" in stated ? (insured * stated.percent) / 100 : stated.dollars;

export const deductibleTool = {
  name: "deductible",
  fields,
  check({ other, wind, storm, roof, wear }) {
    if (!other && !wind && !storm) return { wind: { kind: "noDeductible" } };
    if (roof === "actual" && wear === undefined)
      return { wear: { kind: "noWear" } };
    return {};
  },
  solve,
} satisfies Tool<typeof fields, DeductibleResult>;
