import { visible } from "#server/mail/visible.ts";

/** What spreadsheets take for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as RFC 4180 has them, the names of the columns first. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, and characters that hide or reorder others are shown.
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
  const shown = `${formula.test(text) ? "'" : ""}${visible(text)}`;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
