import type { Db, SubscriptionTable } from "#server/store/schema.ts";
import { unsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import {
  hashEmail,
  withoutSuppressed,
} from "#server/recipients/suppression.ts";

/** A subscriber, with the proof of consent and the unsubscribe link that must be in every newsletter. */
export type Subscriber = Pick<
  SubscriptionTable,
  "email" | "requested_at" | "confirmed_at" | "consent_version"
> & { unsubscribe_url: string };

/** Confirmed subscribers who have not unsubscribed, the earliest first. */
export async function listSubscribers(
  db: Db,
  publicOrigin: string,
  now: Date,
): Promise<Subscriber[]> {
  const confirmed = await db
    .selectFrom("subscriptions")
    .select(["email", "requested_at", "confirmed_at", "consent_version"])
    .where("status", "=", "confirmed")
    .orderBy("confirmed_at")
    .execute();
  const subscribers: Subscriber[] = [];
  for (const row of await withoutSuppressed(db, confirmed)) {
    const hash = await hashEmail(db, row.email, now);
    const token = await unsubscribeToken(db, hash, now);
    const unsubscribe_url = `${publicOrigin}/subscribe/unsubscribe?token=${token}`;
    subscribers.push({ ...row, unsubscribe_url });
  }
  return subscribers;
}
