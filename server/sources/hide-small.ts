/** A count that may be shown, or the reason that it is not: one to four, or because another could be computed from it. */
export type Cell = number | "small" | "withheld";

/** Fewer could point at a person. */
const fewest = 5;

/**
 * Hides counts from 1 to 4 in columns that have the same total. If the others would still tell a hidden count, the
 * smallest of the others is withheld too, until none can be computed.
 */
export function hideSmall(columns: readonly (readonly number[])[]): Cell[][] {
  const shown = columns.map((counts): Cell[] =>
    counts.map((count) => (count > 0 && count < fewest ? "small" : count)),
  );
  while (tells(shown)) {
    const large = shown.flat().filter((cell) => typeof cell === "number");
    const smallest = Math.min(...large.filter((cell) => cell > 0));
    // Nothing else is left: tell nothing about one column.
    const kept: Cell = smallest === Infinity ? "small" : smallest;
    const column = shown.find((cells) => cells.includes(kept))!;
    column[column.indexOf(kept)] = "withheld";
  }
  return shown;
}

/** The total of columns that share it, if nothing in them is hidden; otherwise undefined. */
export function totalOf(columns: readonly (readonly Cell[])[]) {
  const all = columns.flat();
  return all.every((cell) => typeof cell === "number")
    ? sum(columns[0] ?? [])
    : undefined;
}

/** Whether anyone could compute a count from 1 to 4, from everything that the columns say about their total. */
function tells(columns: readonly (readonly Cell[])[]): boolean {
  const ranges = columns.map(rangeOf);
  const least = Math.max(...ranges.map(({ from }) => from));
  const most = Math.min(...ranges.map(({ to }) => to));
  return columns.some((cells) => {
    const small = cells.filter((cell) => cell === "small").length;
    const withheld = cells.filter((cell) => cell === "withheld").length;
    if (small === 0) return false;
    // Of the small ones together; the withheld ones take any rest.
    const low = withheld > 0 ? small : least - sum(cells);
    const high = most - sum(cells) - withheld * fewest;
    // One of them is at its least if the others take the most, and the reverse.
    const lowest = Math.max(1, low - (small - 1) * (fewest - 1));
    const highest = Math.min(fewest - 1, high - (small - 1));
    return lowest === highest;
  });
}

/** What the total may be. */
function rangeOf(cells: readonly Cell[]) {
  const small = cells.filter((cell) => cell === "small").length;
  const withheld = cells.filter((cell) => cell === "withheld").length;
  const known = sum(cells);
  return {
    from: known + small + withheld * fewest,
    to: withheld > 0 ? Infinity : known + small * (fewest - 1),
  };
}

const sum = (cells: readonly Cell[]) =>
  cells.reduce<number>(
    (total, cell) => total + (typeof cell === "number" ? cell : 0),
    0,
  );
