/** One line of the bench's table: the measurement, its limit, and whether it meets it. */
export type Figure = {
  /** The name of the measurement, such as "first paint / empty page". */
  figure: string;
  /** Where, such as an address or a control. */
  of: string;
  value: number;
  limit: string;
  held: boolean;
};

export function atMost(
  figure: string,
  of: string,
  value: number,
  limit: number,
): Figure {
  return { figure, of, value, limit: `≤ ${limit}`, held: value <= limit };
}

export function atLeast(
  figure: string,
  of: string,
  value: number,
  limit: number,
): Figure {
  return { figure, of, value, limit: `≥ ${limit}`, held: value >= limit };
}

/** Number of decimals. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
