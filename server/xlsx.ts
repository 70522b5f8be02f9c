import { writeXlsxStream } from "hucre/xlsx";
import { printable } from "#words/printable.ts";

/**
 * Rows as a workbook with a header row. Every cell is text and stays text when it is edited ("@"): a spreadsheet that
 * opens CSV changes policy 0098765 and telephone number 0713 to numbers. Text is never run as a formula.
 */
export function toXlsx<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): ReadableStream<Uint8Array> {
  function* cells() {
    for (const row of rows)
      yield columns.map((column) => printable(row[column] ?? "") || null);
  }
  return writeXlsxStream(cells(), {
    name: "Sheet1",
    columns: columns.map((header) => ({ header, numFmt: "@" })),
    freezePane: { rows: 1 },
  });
}
