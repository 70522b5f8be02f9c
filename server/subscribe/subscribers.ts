import type { Sender } from "#server/outbox/lead-mailing.ts";
import type { Db } from "#server/store/schema.ts";
import { unsubscribeLink } from "#server/recipients/unsubscribe-token.ts";
import {
  hashEmail,
  withoutSuppressed,
} from "#server/recipients/suppression.ts";

/**
 * Confirmed subscribers who have not unsubscribed, the earliest first, with the proof of consent and the unsubscribe
 * link that must be in every newsletter.
 */
export async function listSubscribers(
  db: Db,
  sender: Pick<Sender, "publicOrigin">,
  now: Date,
) {
  const confirmed = await db
    .selectFrom("subscriptions")
    .select(["email", "requested_at", "confirmed_at", "consent_version"])
    .where("status", "=", "confirmed")
    .orderBy("confirmed_at")
    .execute();
  const subscribers = [];
  for (const row of await withoutSuppressed(db, confirmed)) {
    const hash = await hashEmail(db, row.email, now);
    const unsubscribe_url = await unsubscribeLink(db, sender, hash, now);
    subscribers.push({ ...row, unsubscribe_url });
  }
  return subscribers;
}
