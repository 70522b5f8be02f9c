/** Index of the quote that leaves more to the insured than any other, or undefined if two are equal. */
export function mostLeft(
  results: readonly { left: number }[],
): number | undefined {
  const most = Math.max(...results.map(({ left }) => left));
  const worst = results.flatMap(({ left }, index) =>
    left === most ? [index] : [],
  );
  return worst.length === 1 ? worst[0] : undefined;
}
