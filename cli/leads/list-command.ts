import { parseArgs } from "node:util";
import { listLeads } from "#server/leads/list-leads.ts";
import { openKept, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";
import { printLead } from "./print-lead.ts";
import { terminalText } from "../terminal-text.ts";

export const list: Command = {
  takes: `[--json] ${leadOptionsTaken}`,
  does: "lists the leads, the newest first",
  async run(words, context) {
    const { json, ...chosen } = parseArgs({
      args: words,
      options: { json: { type: "boolean", default: false }, ...leadOptions },
    }).values;
    const filter = leadFilter(chosen);
    await using store = await openKept(context);
    const leads = await listLeads(store.db, filter);
    if (json) console.log(terminalText(JSON.stringify(leads, null, 2)));
    else if (leads.length === 0) console.log("There are no leads.");
    else for (const lead of leads) printLead(lead);
  },
};
