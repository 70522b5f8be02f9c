/** Questions at first, and at each Load More, in narrow and in wide windows. */
export const steps = { narrow: 2, wide: 5 };

/**
 * Which questions Load More adds, as indexes from `from` up to `to`: five after the first
 * five, or two after the first two on a narrow window. `shown` is 0 until Load More has been used.
 */
export function moreQuestions(
  shown: number,
  total: number,
  wide: boolean,
): { from: number; to: number } {
  const step = wide ? steps.wide : steps.narrow;
  const from = Math.max(shown, step);
  return { from, to: Math.min(from + step, total) };
}
