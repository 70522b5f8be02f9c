import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { consentVersion } from "#forms/subscribe-form.ts";
import type { Sender } from "#server/mail/mail-config.ts";
import { enqueue } from "#server/mail/outbox.ts";
import type { Tables } from "#server/store/schema.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { confirmToken, unsubscribeToken } from "./links.ts";
import {
  emailKey,
  hashAddress,
  hashEmail,
  isSuppressed,
  lift,
  suppress,
} from "./suppression.ts";

const hour = 3_600_000;

/** How long an address is not asked again, in milliseconds: a stranger may be the one who types it. */
const rest = { usual: hour, suppressed: 24 * hour };

type Wish = {
  email: string;
  /** The IP address that it came from, where it is known. */
  address: string | undefined;
};

/**
 * Keeps a wish to subscribe and the mail that asks to confirm it. Both are on the disk when this returns. Who asks
 * again before confirming, or after leaving, is asked again; who is subscribed stays so. Nothing tells the caller
 * which it was. Throws when the store cannot keep it.
 */
export async function saveSubscription(
  db: Kysely<Tables>,
  { email, address }: Wish,
  sender: Sender,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const emailHash = await hashEmail(transaction, email, now);
    const asked = {
      email,
      status: "pending" as const,
      requested_at: now.toISOString(),
      consent_version: consentVersion,
      ip_hash: address ? await hashAddress(transaction, address, now) : null,
      email_hash: emailHash,
    };
    const pending = await transaction
      .insertInto("subscriptions")
      .values({
        id: randomUUID(),
        email_key: emailKey(email),
        created_at: asked.requested_at,
        confirmed_at: null,
        ...asked,
      })
      .onConflict((conflict) =>
        conflict
          .column("email_key")
          .doUpdateSet(asked)
          .where("subscriptions.status", "!=", "confirmed"),
      )
      .returning("id")
      .executeTakeFirst();
    if (!pending || (await wasAsked(transaction, pending.id, email, now)))
      return;
    const mail = confirmationMail(sender, {
      subscriptionId: pending.id,
      email,
      confirmToken: await confirmToken(transaction, pending.id, now),
      unsubscribeToken: await unsubscribeToken(transaction, emailHash, now),
      now,
    });
    await enqueue(transaction, mail, now);
  });
}

/** Whether its mail is from so short ago that another would be a nuisance. */
async function wasAsked(
  transaction: Transaction<Tables>,
  subscriptionId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const pause = (await isSuppressed(transaction, email))
    ? rest.suppressed
    : rest.usual;
  const since = new Date(now.getTime() - pause).toISOString();
  const mail = await transaction
    .selectFrom("outbox")
    .select("id")
    .where("subscription_id", "=", subscriptionId)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return mail !== undefined;
}

/**
 * Confirms a subscription, as often as it is asked to, and takes back an earlier wish to hear no more. False where
 * there is none to confirm: it was deleted, or left since. Throws when the store cannot keep it.
 */
export async function confirmSubscription(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable("subscriptions")
      .set({ status: "confirmed", confirmed_at: now.toISOString() })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .returning("email")
      .executeTakeFirst();
    if (confirmed) {
      await lift(transaction, confirmed.email);
      return true;
    }
    const before = await transaction
      .selectFrom("subscriptions")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirst();
    return before?.status === "confirmed";
  });
}

/**
 * Ends the subscription of the address with this hash, and keeps the hash so that it outlives the address. What
 * waits to be sent to it is not sent. Throws when the store cannot keep it.
 */
export async function unsubscribe(
  db: Kysely<Tables>,
  emailHash: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await suppress(transaction, emailHash, now);
    const left = await transaction
      .updateTable("subscriptions")
      .set({ status: "unsubscribed" })
      .where("email_hash", "=", emailHash)
      .returning("id")
      .execute();
    for (const { id } of left)
      await transaction
        .deleteFrom("outbox")
        .where("subscription_id", "=", id)
        .where("status", "=", "waiting")
        .execute();
  });
}
