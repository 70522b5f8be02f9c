import {
  choice,
  dollars,
  number,
  optional,
  percent,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const fields = {
  /** Before tax, a month. */
  income: dollars(100, 10_000_000),
  /** What the household spends in a month. */
  costs: dollars(100, 10_000_000),
  /** Of the income, that the plan pays. */
  percent: percent(0, 100),
  /** The most that the plan pays in a month. */
  most: optional(dollars(100, 10_000_000)),
  /** Days before the plan pays. */
  wait: number(0, 730),
  /** Who paid the premium, which decides the income tax. */
  premium: choice("employer", "you"),
  savings: optional(dollars(0, 1_000_000_000)),
};

const daysOfMonth = 30;

/** In dollars a month, and in days. */
export type DisabilityGapResult = {
  costs: number;
  pays: number;
  gap: number;
  isTaxed: boolean;
  wait: number;
  /** Days of the wait for which the savings last. */
  lasts: number;
};

/**
 * What a disability plan leaves missing each month, and whether savings last until it pays. A benefit whose premium
 * the employer paid is taxed; one whose premium came from taxed pay is not. 26 U.S.C. §§ 104(a)(3), 105(a)
 */
function solve(values: Values<typeof fields>): DisabilityGapResult {
  const { income, costs, most, wait, premium, savings = 0 } = values;
  const pays = Math.min((income * values.percent) / 100, most ?? Infinity);
  return {
    costs,
    pays,
    gap: Math.max(costs - pays, 0),
    isTaxed: premium === "employer",
    wait,
    lasts: Math.min(Math.floor((savings / costs) * daysOfMonth), wait),
  };
}

export const disabilityGapTool = {
  name: "disability-gap",
  fields,
  solve,
} satisfies Tool<typeof fields, DisabilityGapResult>;
