import { expect, test } from "vitest";
import { hideSmall, totalOf, type Cell } from "./hide-small.ts";

test("counts from one to four are hidden, zero and five are not", () => {
  const counts = [0, 1, 2, 3, 4, 5];
  const [cells] = hideSmall([counts, counts]);
  expect(cells).toEqual([0, "small", "small", "small", "small", 5]);
});

test("nothing is hidden and the total is told where all counts are large", () => {
  const cells = hideSmall([
    [7, 9],
    [16, 0],
  ]);
  expect(cells).toEqual([
    [7, 9],
    [16, 0],
  ]);
  expect(totalOf(cells)).toBe(16);
});

test("a count that the other column's total would tell is protected", () => {
  const cells = hideSmall([
    [20, 3],
    [13, 10],
  ]);
  expect(cells).toEqual([
    [20, "small"],
    [13, "withheld"],
  ]);
  expect(totalOf(cells)).toBeUndefined();
});

test("no hidden count can be computed from the rest, for any counts", () => {
  const numbers = [0, 1, 2, 4, 5, 6];
  const columns = numbers.flatMap((one) =>
    numbers.flatMap((two) => numbers.map((three) => [one, two, three])),
  );
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one);
  let checked = 0;
  for (const first of columns)
    for (const second of columns) {
      if (sum(first) !== sum(second)) continue;
      const cells = hideSmall([first, second]);
      const found = told(cells);
      expect([cells, found]).toEqual([cells, []]);
      checked += 1;
    }
  expect(checked).toBeGreaterThan(1000);
});

/** Hidden counts that are the same in everything that the cells can stand for. */
function told(columns: Cell[][]): string[] {
  const possible = (cell: Cell) =>
    cell === "small"
      ? [1, 2, 3, 4]
      : cell === "withheld"
        ? Array.from({ length: 30 }, (_, index) => index + 1)
        : [cell];
  const fills = columns.map((cells) =>
    cells.reduce<number[][]>(
      (rows, cell) =>
        rows.flatMap((row) => possible(cell).map((value) => [...row, value])),
      [[]],
    ),
  );
  const sumOf = (row: number[]) => row.reduce((total, one) => total + one, 0);
  const totals = fills.map((rows) => new Set(rows.map(sumOf)));
  return columns.flatMap((cells, index) => {
    const fitting = fills[index]!.filter((row) =>
      totals.every((known) => known.has(sumOf(row))),
    );
    return cells.flatMap((cell, at) =>
      cell === "small" && new Set(fitting.map((row) => row[at])).size === 1
        ? [`${index}.${at}`]
        : [],
    );
  });
}
