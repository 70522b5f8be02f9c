import {
  dollars,
  number,
  optional,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const upTo = optional(dollars([0, 1_000_000_000], [500, 1_000_000_000]));

const fields = {
  /** A year, that the family would miss. */
  income: dollars([0, 100_000_000], [1000, 100_000_000]),
  years: number([1, 60]),
  mortgage: upTo,
  debts: upTo,
  college: upTo,
  /** The funeral, the last bills and the cost of settling the estate. */
  final: upTo,
  savings: upTo,
  /** Life insurance that would be paid today. */
  coverage: upTo,
};

const parts = ["mortgage", "debts", "college", "final"] as const;

export type Need = "income" | (typeof parts)[number];

/** In dollars. */
export type LifeNeedResult = {
  needs: readonly { name: Need; amount: number }[];
  need: number;
  have: number;
  gap: number;
};

/**
 * What a family would need, less what it would have: debts, income, mortgage and education, the DIME method, without
 * interest and inflation.
 */
function solve(values: Values<typeof fields>): LifeNeedResult {
  const { income, years, savings = 0, coverage = 0 } = values;
  const needs = [
    { name: "income" as const, amount: income * years },
    ...parts.map((name) => ({ name, amount: values[name] ?? 0 })),
  ].filter(({ amount }) => amount > 0);
  const need = needs.reduce((sum, { amount }) => sum + amount, 0);
  const have = savings + coverage;
  return { needs, need, have, gap: Math.max(need - have, 0) };
}

export const lifeNeedTool = {
  name: "life-need",
  fields,
  check: ({ income, mortgage, debts, college, final }) =>
    income || mortgage || debts || college || final
      ? {}
      : { income: { kind: "noNeed" } },
  solve,
} satisfies Tool<typeof fields, LifeNeedResult>;
