/** In dollars and square feet; `percent` is the share of the value that the policy asks for. */
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
  /** What of each $100 of a partial loss counts with the limit: 100 where it satisfies the clause. */
  paid?: number;
  /** How far the limit stays below the cost to rebuild; 0 where it reaches it. */
  gap?: number;
};

/** Rebuild cost, and what a coinsurance clause or the 80 percent rule of homeowners forms makes of a limit. */
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
 * what is not above zero.
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

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** "$444,000": whole dollars, for nothing here is exact to the cent. */
export const dollars = (amount: number) => money.format(amount);
