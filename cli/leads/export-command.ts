import { parseArgs } from "node:util";
import { leadKinds } from "#forms/kinds.ts";
import { columnsOf, rowOf } from "#server/leads/lead-rows.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { listSubscribers } from "#server/subscribe/subscribers.ts";
import { toXlsx } from "#server/xlsx.ts";
import { toCsv } from "#words/csv.ts";
import { printableJson } from "#words/printable.ts";
import { openExisting, UsageError, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";

const subscriberColumns = [
  "email",
  "requested_at",
  "confirmed_at",
  "consent_version",
  "unsubscribe_url",
] as const;

export const exportLeads: Command = {
  takes: `--xlsx|--csv|--json [--subscribers] ${leadOptionsTaken}`,
  does: "the same for a spreadsheet or a program; --subscribers: who has confirmed the newsletter",
  async run(words, context) {
    const { xlsx, csv, json, subscribers, ...chosen } = parseArgs({
      args: words,
      options: {
        xlsx: { type: "boolean", default: false },
        csv: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        subscribers: { type: "boolean", default: false },
        ...leadOptions,
      },
    }).values;
    const filter = leadFilter(chosen);
    const format = { xlsx, csv, json };
    await using store = await openExisting(context);
    if (subscribers) {
      const { sender } = context.config.mail;
      const rows = await listSubscribers(store.db, sender, context.now());
      return print(format, subscriberColumns, rows);
    }
    const leads = await listLeads(store.db, filter);
    const columns = columnsOf(filter.kind ? [filter.kind] : leadKinds);
    await print(format, columns, leads.map(rowOf));
  },
};

/** Writes the rows in the requested format. Throws `UsageError` unless exactly one was requested. */
async function print<Column extends string>(
  { xlsx, csv, json }: Record<"xlsx" | "csv" | "json", boolean>,
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): Promise<void> {
  if ([xlsx, csv, json].filter(Boolean).length !== 1) throw new UsageError();
  const { stdout } = process;
  if (xlsx) for await (const part of toXlsx(columns, rows)) stdout.write(part);
  else if (csv) stdout.write(toCsv(columns, rows));
  else {
    // Without other columns, such as those of the store.
    const listed = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column]])),
    );
    stdout.write(`${printableJson(listed, 2)}\n`);
  }
}
