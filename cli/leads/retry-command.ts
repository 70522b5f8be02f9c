import { parseArgs } from "node:util";
import { callBack } from "#server/outbox/call-back.ts";
import { replay } from "#server/outbox/webhook/replay.ts";
import { everyRow } from "#server/store/every-row.ts";
import type { Db } from "#server/store/schema.ts";
import { openExisting, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { readDay } from "./lead-options.ts";

export const retry: Command = {
  takes: "<reference>|--all-dead|--webhook <reference>|--webhook --since <day>",
  does: "sends again what was not delivered of a lead, or all that was given up; with --webhook, its webhook even if it was, or all since a day",
  async run(words, context) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        "all-dead": { type: "boolean", default: false },
        webhook: { type: "boolean", default: false },
        since: { type: "string" },
      },
    });
    const [reference, ...more] = positionals;
    const { "all-dead": isAll, webhook: isWebhook, since } = values;
    const chosen = [reference, since, isAll || undefined].filter(Boolean);
    if (more.length > 0 || chosen.length !== 1 || (since && !isWebhook))
      throw new UsageError();
    const day = since === undefined ? undefined : readDay(since);
    const { webhook } = context.config;
    if (isWebhook && !webhook)
      throw new Error("There is no webhook: WEBHOOK_URL is not set");
    await using store = await openExisting(context);
    const now = context.now();
    if (isWebhook && webhook) {
      const leads = day
        ? leadsSince(store.db, day)
        : [await findLead(store, reference ?? "")];
      const counts = { again: 0, new: 0, waits: 0, gone: 0 };
      for await (const lead of leads)
        counts[await replay(store.db, lead, webhook, now)]++;
      console.log(
        `Waiting to be sent: ${counts.again + counts.new + counts.waits}`,
      );
      if (counts.gone > 0)
        console.log(
          `Not sent, because retention has removed the text: ${counts.gone}`,
        );
      return;
    }
    const which = reference
      ? { leadId: (await findLead(store, reference)).id }
      : ("all dead" as const);
    const count = await callBack(store.db, which, now);
    console.log(`Waiting to be sent: ${count}`);
  },
};

const leadsSince = (db: Db, since: Date) =>
  everyRow((last) =>
    db
      .selectFrom("leads")
      .selectAll()
      .where("received_at", ">=", since.toISOString())
      .where("suspect", "is", null)
      .where("id", ">", last)
      .orderBy("id"),
  );
