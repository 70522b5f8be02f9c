import { parseArgs } from "node:util";
import {
  replay as replayLead,
  type Replayed,
} from "#server/outbox/webhook/replay.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { everyRow } from "#server/store/every-row.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { readDay } from "./lead-options.ts";

/** What is said about each result, in this order. */
const told: Record<Replayed, string> = {
  again: "To be sent again, under the same id",
  new: "To be sent for the first time",
  waits: "Already waiting to be sent",
  gone: "Not sent, because retention has removed the text",
};

export const replay: Command = {
  takes: "<reference>|--since 2026-11-20",
  does: "sends the webhook of a lead again, or of all leads since a day that do not look like spam",
  async run(words, context) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { since: { type: "string" } },
    });
    const [reference, ...more] = positionals;
    const since =
      values.since === undefined ? undefined : readDay(values.since);
    if (more.length > 0 || (since === undefined) === (reference === undefined))
      throw new UsageError();
    const { webhook } = context.config;
    if (!webhook)
      throw new Error("There is no webhook: WEBHOOK_URL is not set");
    await using store = await openKept(context);
    const leads = since
      ? leadsSince(store.db, since)
      : [await findLead(store, reference ?? "")];
    const counts: Partial<Record<Replayed, number>> = {};
    for await (const lead of leads) {
      const result = await replayLead(store.db, lead, webhook, context.now());
      counts[result] = (counts[result] ?? 0) + 1;
    }
    if (counts.gone && reference)
      throw new Error(
        `Retention has removed the text of ${reference.toUpperCase()}'s webhook, so it cannot be sent again`,
      );
    for (const [result, meaning] of Object.entries(told)) {
      const count = counts[result as Replayed];
      if (count) console.log(`${meaning}: ${count}`);
    }
    if (Object.keys(counts).length === 0) console.log("No leads since then");
  },
};

const leadsSince = (db: Db, since: Date): AsyncGenerator<LeadTable> =>
  everyRow((last) =>
    db
      .selectFrom("leads")
      .selectAll()
      .where("received_at", ">=", since.toISOString())
      .where("suspect", "is", null)
      .where("id", ">", last)
      .orderBy("id"),
  );
