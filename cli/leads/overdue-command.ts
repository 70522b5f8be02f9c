import { openTimeInWords } from "#forms/business-clock.ts";
import {
  overdueLeads,
  pastDue,
  type OverdueLead,
} from "#server/leads/overdue-leads.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { columns } from "./columns.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { longestName } from "./list-command.ts";

export const overdue: Command = {
  takes: "",
  does: "lists open leads that have waited for longer than one business day, the oldest first",
  async run(words, context) {
    if (words.length > 0) throw new UsageError();
    await using store = await openKept(context);
    const now = context.now();
    const all = await overdueLeads(store.db, now);
    const leads = all.filter(({ suspect }) => suspect === null);
    if (leads.length === 0) console.log("No lead is overdue.");
    else print(leads, now);
    const suspects = all.length - leads.length;
    if (suspects > 0)
      console.log(
        `Not listed, because they look like spam: ${suspects}. To list them: npm run leads -- list --open --suspect`,
      );
  },
};

function print(leads: readonly OverdueLead[], now: Date) {
  const rows = leads.map((lead) => [
    lead.reference,
    inTexasShort(new Date(lead.received_at)),
    lead.kind,
    openTimeInWords(pastDue(lead, now)),
    lead.status,
    lead.name,
  ]);
  const heads = ["Reference", "Received", "Kind", "Past due", "Status", "Name"];
  for (const line of columns([heads, ...rows], { widest: longestName }))
    console.log(line);
  console.log("Past due counts office hours only. A day is one business day.");
}
