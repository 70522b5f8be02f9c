import { UsageError } from "./command.ts";
import { toCsv } from "#words/csv.ts";
import { terminalText } from "../terminal-text.ts";

/** Options of the commands that write for a spreadsheet or a program, for node:util's parseArgs. */
export const formatOptions = {
  csv: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

/** Writes the rows in the requested format. Throws `UsageError` unless exactly one was requested. */
export function print<Column extends string>(
  { csv, json }: { csv: boolean; json: boolean },
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): void {
  if (csv === json) throw new UsageError();
  process.stdout.write(
    csv
      ? toCsv(columns, rows)
      : `${terminalText(JSON.stringify(rows, columns as readonly string[] as string[], 2))}\n`,
  );
}
