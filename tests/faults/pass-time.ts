import type { Kysely } from "kysely";
import type { Tables } from "#server/store/schema.ts";

// For servers that run as processes of their own, on the machine's clock.

const past = new Date(0).toISOString();

/** As if an hour had passed: mails that wait for their next try are due. Those on their way are left alone. */
export async function endWaiting(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: past })
    .where("status", "=", "waiting")
    .where("locked_until", "is", null)
    .execute();
}

/** The same after every server has died: what they held is to be had as well. */
export async function endLeases(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ locked_until: past, next_attempt_at: past })
    .where("status", "=", "waiting")
    .execute();
}
