import type { Db } from "#server/store/schema.ts";

// For servers that run as separate processes, on the machine's clock.

const past = new Date(0).toISOString();

/** As if an hour had passed: mails that wait for their next try are due. Mails being sent are left alone. */
export async function endWaiting(db: Db): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: past })
    .where("status", "=", "waiting")
    .where("locked_until", "is", null)
    .execute();
}

/** The same after every server has died: the mails they had leased are due too. */
export async function endLeases(db: Db): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ locked_until: past, next_attempt_at: past })
    .where("status", "=", "waiting")
    .execute();
}
