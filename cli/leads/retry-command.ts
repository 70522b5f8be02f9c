import { parseArgs } from "node:util";
import { callBack } from "#server/outbox/call-back.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";

export const retry: Command = {
  takes: "<reference>|--all-dead",
  does: "tries again the unsent mail and webhook of a lead, or all that were given up",
  async run(words, context) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { "all-dead": { type: "boolean", default: false } },
    });
    const [reference, ...more] = positionals;
    const isAll = values["all-dead"];
    if (more.length > 0 || isAll === (reference !== undefined))
      throw new UsageError();
    await using store = await openKept(context);
    const which = reference
      ? { leadId: (await findLead(store, reference)).id }
      : ("all dead" as const);
    const count = await callBack(store.db, which, context.now());
    console.log(`Waiting to be sent: ${count}`);
  },
};
