import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { OutboxTable, Tables } from "#server/store/schema.ts";

/** What a mail says, and to whom. */
export type Mail = Pick<
  OutboxTable,
  | "kind"
  | "lead_id"
  | "subscription_id"
  | "recipient"
  | "reply_to"
  | "subject"
  | "unsubscribe_url"
> & { body: string };

/**
 * Puts a mail into the outbox, in the transaction of what it tells of: either both are on the disk or neither is
 * (transactional outbox). The worker sends it later (outbox-worker.ts).
 */
export async function enqueue(
  transaction: Transaction<Tables>,
  mail: Mail,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await transaction
    .insertInto("outbox")
    .values({
      ...mail,
      id: randomUUID(),
      created_at: time,
      status: "waiting",
      attempts: 0,
      next_attempt_at: time,
      locked_by: null,
      locked_until: null,
      last_problem: null,
      sent_at: null,
    })
    .execute();
}
