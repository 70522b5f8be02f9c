import { usualMailing } from "#server/outbox/lead-mailing.ts";
import type { Db, SubscriptionTable } from "#server/store/schema.ts";
import { saveSubscription } from "./subscriptions.ts";

/** Subscribes an address as its form does. Unless it stays pending, its confirmation mail is gone. */
export async function subscribe(
  db: Db,
  email: string,
  now: Date,
  status: SubscriptionTable["status"] = "pending",
): Promise<void> {
  const wish = { email, address: undefined, consent: "x", isVouchedFor: true };
  await saveSubscription(db, wish, usualMailing, now);
  if (status === "pending") return;
  await db
    .updateTable("subscriptions")
    .set({ status, confirmed_at: now.toISOString() })
    .where("email", "=", email)
    .execute();
  await db.deleteFrom("outbox").where("recipient", "=", email).execute();
}
