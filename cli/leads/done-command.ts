import { parseArgs } from "node:util";
import { setLeadStatus } from "#server/leads/lead-status.ts";
import { openExisting, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";

export const done: Command = {
  takes: "<reference> [--not-a-lead|--reopen]",
  does: "marks a lead as answered, closes it as not a lead, or opens it again",
  async run(words, context) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        "not-a-lead": { type: "boolean", default: false },
        reopen: { type: "boolean", default: false },
      },
    });
    const [reference, ...more] = positionals;
    const { "not-a-lead": isNone, reopen } = values;
    if (!reference || more.length > 0 || (isNone && reopen))
      throw new UsageError();
    const status = isNone ? "closed" : reopen ? "new" : "answered";
    await using store = await openExisting(context);
    const lead = await findLead(store, reference);
    const now = context.now();
    await setLeadStatus(store.db, lead.id, { status, by: null, now });
    console.log(
      lead.status === status
        ? `${lead.reference} was ${status} before.`
        : `${lead.reference} was ${lead.status} and is now ${status}.`,
    );
  },
};
