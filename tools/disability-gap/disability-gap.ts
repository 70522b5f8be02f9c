import { isProblem } from "#tools/reading.ts";
import {
  choice,
  dollars,
  number,
  optional,
  percent,
  type Tool,
  type Typed,
  type Values,
} from "#tools/tool.ts";

/** A month. */
const amount = dollars([100, 10_000_000], [500, 10_000_000]);

const fields = {
  /** Before tax, a month. */
  income: amount,
  /** What the household spends in a month. */
  costs: amount,
  /** Of the income, that the plan pays. */
  percent: percent(100),
  /** The most that the plan pays in a month. */
  most: optional(amount),
  /** Days before the plan pays. */
  wait: number([0, 730]),
  /** Who paid the premium, which decides the income tax. */
  premium: choice("employer", "you"),
  savings: optional(dollars([0, 1_000_000_000], [100, 1_000_000_000])),
};

/** A month counts as thirty days, and most plans pay at its end. */
const daysOfMonth = 30;

/** In dollars a month, and in days. */
export type DisabilityGapResult = {
  hasPlan: boolean;
  costs: number;
  pays: number;
  gap: number;
  isTaxed: boolean;
  /** From the last day of work to the first check. */
  check: number;
  /** For how much of that time the savings last; without a plan, for how long. */
  lasts: number;
};

/**
 * What a disability plan leaves missing each month, and whether savings last until its first check. A benefit whose
 * premium the employer paid is taxed; one whose premium came from taxed pay is not. 26 U.S.C. §§ 104(a)(3), 105(a)
 */
function solve(values: Values<typeof fields>): DisabilityGapResult {
  const { income, costs, most, wait = 0, premium, savings = 0 } = values;
  const pays = Math.min((income * values.percent) / 100, most ?? Infinity);
  const hasPlan = pays > 0;
  const check = wait + daysOfMonth;
  const lasts = Math.floor((savings / costs) * daysOfMonth);
  return {
    hasPlan,
    costs,
    pays,
    gap: Math.max(costs - pays, 0),
    isTaxed: premium === "employer",
    check,
    lasts: hasPlan ? Math.min(lasts, check) : lasts,
  };
}

/** What only a plan has. */
const ofPlan = ["most", "wait", "premium"];

export const disabilityGapTool = {
  name: "disability-gap",
  fields,
  shows(name: string, { percent: share = "" }: Typed, language: string) {
    const read = fields.percent.read(share, language);
    return isProblem(read) || read.value > 0 || !ofPlan.includes(name);
  },
  solve,
} satisfies Tool<typeof fields, DisabilityGapResult>;
