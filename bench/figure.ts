/** One line of the bench's table: what was measured, what it may be, and whether it is. */
export type Figure = {
  /** What was measured, such as "first paint / empty page". */
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

/** With so many digits after the point. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
