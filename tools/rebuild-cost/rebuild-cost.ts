import {
  choice,
  dollars,
  number,
  optional,
  type Tool,
  type Values,
} from "#tools/tool.ts";

const fields = {
  /** In square feet. */
  area: number([100, 10_000_000]),
  /** For a square foot. */
  cost: dollars([10, 10_000], [50, 2000]),
  /** The share of the value that the policy requires as a limit. */
  percent: choice("80", "90", "100"),
  limit: optional(dollars([1000, 10_000_000_000], [10_000, 10_000_000_000])),
  /** The cost to repair a partial loss. */
  loss: optional(dollars([1, 10_000_000_000], [100, 10_000_000_000])),
};

/** In dollars; `share` is from 0 to 1. */
export type RebuildCostResult = {
  rebuild: number;
  percent: number;
  /** The limit that satisfies the clause. */
  required: number;
  carried?: {
    limit: number;
    /** Of a partial loss, what counts at this limit. */
    share: number;
    /** How far the limit is below the cost to rebuild. */
    gap: number;
    loss?: { whole: number; counts: number };
  };
};

/**
 * The cost to rebuild, and what a coinsurance clause or the 80 percent rule of homeowners forms makes of a limit. A
 * limit below the required one counts in its share, before the deductible, and never above the limit. ISO CP 00 10,
 * coinsurance; ISO HO 00 03, loss settlement
 */
function solve(values: Values<typeof fields>): RebuildCostResult {
  const { area, cost, limit, loss } = values;
  const percent = Number(values.percent);
  const rebuild = area * cost;
  const required = (rebuild * percent) / 100;
  if (limit === undefined) return { rebuild, percent, required };
  const share = Math.min(1, limit / required);
  return {
    rebuild,
    percent,
    required,
    carried: {
      limit,
      share,
      gap: Math.max(0, rebuild - limit),
      ...(loss !== undefined && {
        loss: { whole: loss, counts: Math.min(loss * share, limit) },
      }),
    },
  };
}

export const rebuildCostTool = {
  name: "rebuild-cost",
  fields,
  check: ({ limit, loss }) =>
    loss !== undefined && limit === undefined
      ? { limit: { kind: "noLimit" } }
      : {},
  solve,
} satisfies Tool<typeof fields, RebuildCostResult>;
