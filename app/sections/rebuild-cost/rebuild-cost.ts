import { readNumber } from "#tools/reading.ts";

/** In dollars and square feet; `percent` is the share of the value that the policy requires. */
export type RebuildInput = {
  area: number;
  cost: number;
  percent: number;
  limit?: number | undefined;
};

export type RebuildCost = {
  /** To rebuild, in dollars. */
  rebuild: number;
  /** The limit that satisfies the clause. */
  required: number;
  /** How much of each $100 of a partial loss is covered at this limit: 100 if it satisfies the clause. */
  paid?: number;
  /** How far the limit is below the cost to rebuild; 0 if it is not. */
  gap?: number;
};

/** The cost to rebuild, and how a coinsurance clause or the 80 percent rule of homeowners forms applies to a limit. */
export function rebuildCost({
  area,
  cost,
  percent,
  limit,
}: RebuildInput): RebuildCost {
  const rebuild = area * cost;
  const required = (rebuild * percent) / 100;
  if (limit === undefined) return { rebuild, required };
  return {
    rebuild,
    required,
    paid: Math.min(100, (limit / required) * 100),
    gap: Math.max(0, rebuild - limit),
  };
}

/** An amount or an area as people write it. Undefined for anything else, and for zero or less. */
export function readAmount(text: string): number | undefined {
  const number = readNumber(text) ?? 0;
  return number > 0 && number < 1e12 ? number : undefined;
}
