import { printable } from "#words/printable.ts";

/**
 * Places where a spreadsheet could see a formula: at the start of a cell, or after a separator, because Excel splits
 * at semicolons in many countries and ignores our quotes when it does. Full-width signs count too. Safari before 16.4
 * has no (?<=…).
 */
const startOfCell = /^(?=\t|[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
const afterSeparator = /([;,\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Rows for a program, in the format of RFC 4180, with a header row and every cell in quotes. They begin with a byte
 * order mark, without which Excel reads no accents. An apostrophe goes before anything that a spreadsheet could run as
 * a formula.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): string {
  const lines = rows.map((row) => line(columns.map((name) => row[name])));
  return `\ufeff${line(columns)}${lines.join("")}`;
}

const line = (cells: readonly (string | null | undefined)[]): string =>
  `${cells.map((text) => cell(text ?? "")).join(",")}\r\n`;

function cell(text: string) {
  const safe = printable(text)
    .replace(startOfCell, "'")
    .replaceAll(afterSeparator, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
