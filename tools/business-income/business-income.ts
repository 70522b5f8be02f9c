import {
  dollars,
  number,
  optional,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const fields = {
  /** A month. */
  revenue: dollars([100, 1_000_000_000], [1000, 1_000_000_000]),
  /** A month: what a closed business no longer buys. */
  stops: dollars([0, 1_000_000_000], [100, 1_000_000_000]),
  /** From the loss to the opening. */
  months: number([0.25, 36]),
  /** From the opening to the old sales. */
  slow: optional(number([0, 24])),
};

/** In dollars, and in months. */
export type BusinessIncomeResult = {
  /** What the business earns in a month above the costs that stop: profit, and the costs that go on. */
  margin: number;
  months: number;
  slow: number;
  closed: number;
  recovery: number;
  limit: number;
};

/**
 * The income a closed business loses: net income plus the costs that continue, as ISO CP 00 30 defines it. After the
 * opening, sales rise evenly, so half of a month’s income is lost on average.
 */
function solve(values: Values<typeof fields>): BusinessIncomeResult {
  const { revenue, stops, months, slow = 0 } = values;
  const margin = revenue - stops;
  const closed = margin * months;
  const recovery = (margin * slow) / 2;
  return { margin, months, slow, closed, recovery, limit: closed + recovery };
}

export const businessIncomeTool = {
  name: "business-income",
  fields,
  check: ({ revenue, stops }) =>
    stops >= revenue ? { stops: { kind: "noIncome" } } : {},
  solve,
} satisfies Tool<typeof fields, BusinessIncomeResult>;
