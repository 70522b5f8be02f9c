/**
 * Which questions Load More adds, as indexes from `from` up to `to`: five after the first
 * five, or two after the first two on a narrow window. `shown` is 0 until Load More has been used.
 */
export function moreQuestions(
  shown: number,
  total: number,
  wide: boolean,
): { from: number; to: number } {
  const step = wide ? 5 : 2;
  const from = Math.max(shown, step);
  return { from, to: Math.min(from + step, total) };
}
