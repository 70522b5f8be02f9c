import { UsageError } from "./command.ts";
import { toXlsx } from "#server/xlsx.ts";
import { toCsv } from "#words/csv.ts";
import { printableJson } from "#words/printable.ts";

/** Options of the commands that write for a spreadsheet or a program, for node:util's parseArgs. */
export const formatOptions = {
  xlsx: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

export const formatsTaken = "--xlsx|--csv|--json";

/** Writes the rows in the requested format. Throws `UsageError` unless exactly one was requested. */
export async function print<Column extends string>(
  { xlsx, csv, json }: Record<keyof typeof formatOptions, boolean>,
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): Promise<void> {
  if ([xlsx, csv, json].filter(Boolean).length !== 1) throw new UsageError();
  const { stdout } = process;
  if (xlsx) for await (const part of toXlsx(columns, rows)) stdout.write(part);
  else if (csv) stdout.write(toCsv(columns, rows));
  else stdout.write(`${printableJson(rows.map(only(columns)), 2)}\n`);
}

/** A row without other columns, such as those of the store. */
const only =
  <Column extends string>(columns: readonly Column[]) =>
  (row: Record<Column, string | null>) =>
    Object.fromEntries(columns.map((column) => [column, row[column]]));
