import { visible } from "#server/mail/visible.ts";

/**
 * Where a spreadsheet could see a formula: at the start of a cell, or after a separator, since Excel splits at
 * semicolons in many countries and does not honor our quotes when it does. Full-width signs count too.
 */
const formulaStart =
  /^(?=\t)|(?<=^|[;,\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Rows as RFC 4180 has them, the names of the columns first, every cell in quotes. An apostrophe goes before anything
 * that a spreadsheet could run as a formula, and characters that hide or reorder others are shown.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): string {
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => row[column] ?? "")),
  ];
  return lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string) {
  const safe = visible(text).replaceAll(formulaStart, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
