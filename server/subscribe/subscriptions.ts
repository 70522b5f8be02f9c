import { randomUUID } from "node:crypto";
import { after } from "#server/after.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import type {
  Db,
  SubscriptionTable,
  Transaction,
} from "#server/store/schema.ts";
import { deleteReceipts } from "#server/receipts/receipts.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { unsubscribeLink } from "#server/recipients/unsubscribe-token.ts";
import { confirmToken } from "./confirm-token.ts";
import { ipHasher } from "./hash-ip.ts";
import { mailboxOf } from "#server/recipients/mailbox.ts";
import { countStrangerMail } from "#server/recipients/stranger-mail.ts";
import {
  emailKey,
  hashEmail,
  isSuppressed,
  lift,
  suppress,
} from "#server/recipients/suppression.ts";

const hour = 3_600_000;

/** How long an address gets no further confirmation mail, in milliseconds, because a stranger may have typed it. */
const rest = { usual: hour, suppressed: 24 * hour };

/** Confirmation mails to one mailbox, which can have any number of addresses. */
const perMailbox = { perHour: 3, perDay: 10 };

/** Of all mails a day that strangers can cause, the part for requests without our form's token: anyone can send those. */
const shareWithoutToken = 1 / 25;

const hashIp = ipHasher();

type Wish = {
  email: string;
  /** The IP address of the request, if known. */
  address: string | undefined;
  /** The wording that was accepted. */
  consent: string;
  /** Whether it came with our form's token, and does not look like spam. */
  isVouchedFor: boolean;
};

/**
 * Stores a subscription request and its confirmation mail. Both are on disk when this returns. A second request
 * before confirming, or after unsubscribing, sends another mail; a confirmed subscriber stays confirmed. The caller
 * cannot tell these cases apart, not even by the time they take: every request runs the same statements, and a mail
 * that should not be sent is written and removed. Throws if the store cannot save it.
 */
export async function saveSubscription(
  db: Db,
  { email, address, consent, isVouchedFor }: Wish,
  { sender, strangersPerDay }: Pick<LeadMailing, "sender" | "strangersPerDay">,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const emailHash = await hashEmail(transaction, email, now);
    const { id, status } = await keepWish(transaction, {
      email,
      requested_at: now.toISOString(),
      consent_version: consent,
      // Proof of consent.
      ip_hash: address ? hashIp(address, now) : null,
      email_hash: emailHash,
    });
    const isTooSoon = await hasRecentMail(transaction, id, email, now);
    const isDue = status === "pending" && !isTooSoon;
    const few = Math.ceil(strangersPerDay * shareWithoutToken);
    const mayGo = await countStrangerMail(
      transaction,
      [
        { what: `confirmation ${mailboxOf(email)}`, ...perMailbox },
        ...(isVouchedFor
          ? []
          : [
              {
                what: "without token",
                perHour: Math.ceil(few / 4),
                perDay: few,
              },
            ]),
      ],
      { perDay: strangersPerDay, isDue },
      now,
    );
    const mail = confirmationMail(sender, {
      subscriptionId: id,
      email,
      confirmToken: await confirmToken(transaction, id, now),
      unsubscribe: await unsubscribeLink(transaction, sender, emailHash, now),
      now,
    });
    const mailId = await enqueue(transaction, mail, now);
    await transaction
      .deleteFrom("outbox")
      .where("id", "=", mayGo ? "none" : mailId)
      .execute();
  });
}

/** The state of a subscription request. */
type SubscriptionRequest = Pick<
  SubscriptionTable,
  "email" | "requested_at" | "consent_version" | "ip_hash" | "email_hash"
>;

/**
 * Creates a pending subscription or renews it. A confirmed subscriber's row is also written, unchanged, because it is
 * proof.
 */
function keepWish(transaction: Transaction, request: SubscriptionRequest) {
  const columns = [
    "status",
    ...Object.keys(request),
  ] as (keyof SubscriptionRequest)[];
  return transaction
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      email_key: emailKey(request.email),
      status: "pending",
      created_at: request.requested_at,
      ...request,
    })
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet((row) =>
        Object.fromEntries(
          columns.map((column) => [
            column,
            row
              .case()
              .when("subscriptions.status", "=", "confirmed")
              .then(row.ref(`subscriptions.${column}`))
              .else(row.ref(`excluded.${column}`))
              .end(),
          ]),
        ),
      ),
    )
    .returning(["id", "status"])
    .executeTakeFirstOrThrow();
}

/** Whether its last mail is so recent that another would be a nuisance. */
async function hasRecentMail(
  transaction: Transaction,
  subscriptionId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const pause = (await isSuppressed(transaction, email))
    ? rest.suppressed
    : rest.usual;
  const mail = await transaction
    .selectFrom("outbox")
    .select("id")
    .where("subscription_id", "=", subscriptionId)
    .where("kind", "=", "confirmation")
    .where("created_at", ">", after(now, -pause))
    .executeTakeFirst();
  return mail !== undefined;
}

/**
 * Confirms a subscription, any number of times, and cancels an earlier unsubscribe. False if there is nothing to
 * confirm: it was deleted, or unsubscribed since. Throws if the store cannot save it.
 */
export async function confirmSubscription(
  db: Db,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable("subscriptions")
      .set({
        status: "confirmed",
        confirmed_at: now.toISOString(),
        bounced_at: null,
      })
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

/** Ends the subscription of an address, which gets other mails as before. Throws if the store cannot save it. */
export async function endSubscription(db: Db, email: string): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ status: "unsubscribed" })
    .where("email_key", "=", emailKey(email))
    .execute();
}

/**
 * Ends the subscription of the address with this hash, and keeps the hash, which outlives the address. Waiting mails
 * to the address are not sent. Throws if the store cannot save it.
 */
export async function unsubscribe(
  db: Db,
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
        .where("status", "!=", "sent")
        .execute();
    await deleteReceipts(transaction, emailHash);
  });
}
