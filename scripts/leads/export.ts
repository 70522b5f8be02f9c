import { parseArgs } from "node:util";
import { listLeads } from "#server/leads/list-leads.ts";
import { openKept, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";
import { formatOptions, print } from "./export-format.ts";

const columns = [
  "reference",
  "received_at",
  "kind",
  "name",
  "email",
  "phone",
  "audience",
  "message",
  "details",
  "consent_version",
  "suspect",
] as const;

export const exportLeads: Command = {
  takes: `--csv|--json ${leadOptionsTaken}`,
  does: "the same for a spreadsheet or a program",
  async run(words, context) {
    const { csv, json, ...chosen } = parseArgs({
      args: words,
      options: { ...formatOptions, ...leadOptions },
    }).values;
    const filter = leadFilter(chosen);
    await using store = await openKept(context);
    print({ csv, json }, columns, await listLeads(store.db, filter));
  },
};
