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

const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/**
 * A number as people write it: "2,400", "$185.50", "2400 sq ft", "350k", "1.2m". Undefined for anything else, and for
 * zero or less.
 */
export function readNumber(text: string): number | undefined {
  const match =
    /^\$? ?(\d{1,3}(?:[, ]\d{3})+|\d+)?(\.\d+)? ?([km])?(?: ?(?:sq\.? ?ft\.?|square feet|sf|dollars|usd))?$/i.exec(
      text.trim().replace(/\s+/g, " "),
    );
  const [, whole = "", fraction = "", factor = ""] = match ?? [];
  if (!whole && !fraction) return undefined;
  const number =
    Number(whole.replace(/[, ]/g, "") + fraction) *
    (factors[factor.toLowerCase()] ?? 1);
  return number > 0 && number < 1e12 ? number : undefined;
}
