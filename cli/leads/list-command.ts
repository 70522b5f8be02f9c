import { parseArgs } from "node:util";
import { listLeads } from "#server/leads/list-leads.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { printableJson } from "#words/printable.ts";
import { columns } from "../columns.ts";
import { openExisting, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";

/** With longer names, a list would not fit on 100 columns. */
const longestName = 28;

export const list: Command = {
  takes: `[--json] ${leadOptionsTaken}`,
  does: "lists the leads, the newest first",
  async run(words, context) {
    const { json, ...chosen } = parseArgs({
      args: words,
      options: { json: { type: "boolean", default: false }, ...leadOptions },
    }).values;
    const filter = leadFilter(chosen);
    await using store = await openExisting(context);
    const leads = await listLeads(store.db, filter);
    if (json) console.log(printableJson(leads, 2));
    else if (leads.length === 0)
      console.log(
        words.length === 0 ? "There are no leads." : "There are no such leads.",
      );
    else for (const line of linesOf(leads)) console.log(line);
  },
};

function linesOf(leads: readonly LeadTable[]): string[] {
  const rows = leads.map((lead) => [
    lead.reference,
    inTexasShort(new Date(lead.received_at)),
    lead.kind,
    lead.suspect ? `${lead.status}, spam?` : lead.status,
    lead.name,
  ]);
  const heads = ["Reference", "Received", "Kind", "Status", "Name"];
  return columns([heads, ...rows], longestName);
}
