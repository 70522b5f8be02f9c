import { parseArgs } from "node:util";
import { dueLeads } from "#server/removal/due-leads.ts";
import { purgeAndTell } from "#server/removal/purge.ts";
import { openKept, type Command } from "./command.ts";

export const purge: Command = {
  takes: "[--confirm]",
  does: "deletes what is past its period, even if the server refuses to",
  async run(words, context) {
    const { confirm } = parseArgs({
      args: words,
      options: { confirm: { type: "boolean", default: false } },
    }).values;
    await using store = await openKept(context);
    const now = context.now();
    if (confirm) {
      await purgeAndTell(store, now);
      return;
    }
    const leads = await dueLeads(store.db, "leads", now).execute();
    const suspects = await dueLeads(store.db, "suspectLeads", now).execute();
    throw new Error(
      `This machine's clock says ${now.toISOString()}. Leads due by this clock: ${leads.length}, suspects: ${suspects.length}. If the clock is right, add --confirm to delete them for good.`,
    );
  },
};
