import type { Db } from "#server/store/schema.ts";

/**
 * Makes mails and webhooks due now with a fresh count of tries: the unsent ones of one lead, or all dead ones. Those
 * that a worker is sending are left to it, and receipts to their own rule (receipts.ts). Returns how many.
 */
export async function callBack(
  db: Db,
  which: { leadId: string } | "all dead",
  now: Date,
): Promise<number> {
  const time = now.toISOString();
  const called = await db
    .updateTable("outbox")
    .set({ status: "waiting", attempts: 0, next_attempt_at: time })
    .where("kind", "!=", "receipt")
    .where((row) =>
      which === "all dead"
        ? row("status", "=", "dead")
        : row.and([
            row("lead_id", "=", which.leadId),
            row("status", "!=", "sent"),
            row.or([
              row("locked_until", "is", null),
              row("locked_until", "<=", time),
            ]),
          ]),
    )
    .returning("id")
    .execute();
  return called.length;
}
