import { parseArgs } from "node:util";
import { listLeads } from "#server/contact/leads.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { openKept, type Command } from "./command.ts";
import { visible } from "./visible.ts";

export const list: Command = {
  takes: "[--json]",
  does: "the leads that are kept, the newest first",
  async run(words, context) {
    const { json } = parseArgs({
      args: words,
      options: { json: { type: "boolean", default: false } },
    }).values;
    await using store = await openKept(context);
    const leads = await listLeads(store.db);
    if (json) console.log(visible(JSON.stringify(leads, null, 2)));
    else if (leads.length === 0) console.log("No leads are kept.");
    else for (const lead of leads) print(lead);
  },
};

function print(lead: LeadTable) {
  const { reference, received_at, audience } = lead;
  const name = visible(lead.name).replaceAll("\n", "\\n");
  console.log(
    `${reference}  ${received_at}  ${audience}  ${name} <${visible(lead.email)}>`,
  );
  if (lead.phone) console.log(`  ${visible(lead.phone)}`);
  console.log(visible(lead.message).replaceAll(/^/gm, "  "));
}
