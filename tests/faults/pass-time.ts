import type { Kysely } from "kysely";
import type { Tables } from "#server/store/schema.ts";

/**
 * As if hours had passed: what waits for its next try is due, and the leases of workers that died have ended. For
 * servers that run as processes of their own, on the machine's clock.
 */
export async function passTime(db: Kysely<Tables>): Promise<void> {
  const past = new Date(0).toISOString();
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: past })
    .where("status", "=", "waiting")
    .execute();
  await db
    .updateTable("outbox")
    .set({ locked_until: past })
    .where("locked_until", "is not", null)
    .execute();
}
