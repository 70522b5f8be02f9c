import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { consentVersion } from "#forms/subscribe-form.ts";
import type { Tables } from "#server/store/schema.ts";

/**
 * Keeps a wish to subscribe until it is confirmed. It is on the disk when this returns. Who asks again before
 * confirming, or after leaving, is asked again; who is subscribed stays so. Nothing tells the caller which it was.
 * Throws when the store cannot keep it.
 */
export async function saveSubscription(
  db: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<void> {
  const asked = {
    status: "pending" as const,
    requested_at: now.toISOString(),
    consent_version: consentVersion,
  };
  await db
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      email,
      // Nobody has two mailboxes that differ in case.
      email_key: email.toLowerCase(),
      created_at: asked.requested_at,
      confirmed_at: null,
      ip_hash: null,
      email_hash: null,
      ...asked,
    })
    .onConflict((conflict) =>
      conflict
        .column("email_key")
        .doUpdateSet(asked)
        .where("subscriptions.status", "!=", "confirmed"),
    )
    .execute();
}
