/** " Did you mean list?" for a mistyped word; nothing if no name is close, or two are equally close. */
export function didYouMean(mistyped: string, names: readonly string[]): string {
  const [best, second] = names
    .map((name) => ({ name, distance: distance(mistyped, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  const most = mistyped.length < 3 ? 1 : Math.max(2, mistyped.length / 3);
  if (!best || best.distance > most || best.distance === second?.distance)
    return "";
  return ` Did you mean ${best.name}?`;
}

/** How many letters to add, remove, replace or swap with the next one. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 1; column <= other.length; column++)
    rows[0]![column] = column;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(one.length, other.length);
}
