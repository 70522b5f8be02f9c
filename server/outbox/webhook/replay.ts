import { enqueue } from "#server/outbox/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db, LeadTable, Transaction } from "#server/store/schema.ts";
import { leadWebhook } from "./lead-event.ts";
import type { WebhookConfig } from "./webhook-config.ts";

/**
 * `again`: waits under the same id with the same body. `new`: the lead never had a webhook. `waits`: it is already
 * waiting or being sent. `gone`: retention has removed the body.
 */
export type Replayed = "again" | "new" | "waits" | "gone";

/** Puts the webhook of a lead into the outbox again. */
export function replay(
  db: Db,
  lead: LeadTable,
  { mapping }: Pick<WebhookConfig, "mapping">,
  now: Date,
): Promise<Replayed> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `replay ${lead.id}`);
    const before = await transaction
      .selectFrom("outbox")
      .select(["id", "status", "body"])
      .where("lead_id", "=", lead.id)
      .where("channel", "=", "webhook")
      .executeTakeFirst();
    if (!before) {
      const beside = await besideOf(transaction, lead);
      await enqueue(transaction, leadWebhook(lead, beside, mapping), now);
      return "new";
    }
    if (before.status === "waiting") return "waits";
    const again = await transaction
      .updateTable("outbox")
      .set({
        status: "waiting",
        attempts: 0,
        next_attempt_at: now.toISOString(),
        sent_at: null,
      })
      .where("id", "=", before.id)
      // A purge may be emptying it.
      .where("body", "is not", null)
      .executeTakeFirst();
    return again.numUpdatedRows > 0n ? "again" : "gone";
  });
}

async function besideOf(transaction: Transaction, lead: LeadTable) {
  const followed =
    lead.follows === null
      ? undefined
      : await transaction
          .selectFrom("leads")
          .select("reference")
          .where("id", "=", lead.follows)
          .executeTakeFirst();
  const attachments = await transaction
    .selectFrom("attachments")
    .select(["file_name", "media_type", "size"])
    .where("lead_id", "=", lead.id)
    .execute();
  return { followed, attachments };
}
