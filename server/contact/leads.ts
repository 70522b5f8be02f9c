import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { ContactMessage } from "#forms/contact-form.ts";
import { crashPoint } from "#server/crash-point.ts";
import { leadMail } from "#server/mail/lead-mail.ts";
import { enqueue } from "#server/mail/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { LeadTable, Tables } from "#server/store/schema.ts";

/** No 0, 1, I, L or O: references are read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const reference = new RegExp(`^SR-[${alphabet}]{6}$`);

/** The same words again within this time, and without a key, are taken for the same click twice. In milliseconds. */
const repeatTime = 10 * 60_000;

/**
 * Keeps a contact message and the mail that tells of it, and returns its lead. Both are on the disk when this returns.
 * The same key with the same words is the same lead; with other words, a new lead that follows the first. So is, where
 * there is no key, what the same address has sent within ten minutes. `suspect` says why it looks like spam. Throws
 * when the store cannot keep it.
 */
export async function saveLead(
  db: Kysely<Tables>,
  message: ContactMessage,
  key: string | undefined,
  now: Date,
  suspect: string | null = null,
): Promise<LeadTable> {
  crashPoint("before-transaction");
  const kept = await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `lead ${key ?? message.email}`);
    const earlier = key
      ? await underKey(transaction, key)
      : await repeated(transaction, message, now);
    const hash = wordsHash(message);
    // Leads from before the column have none kept.
    const same = key && earlier.find((lead) => wordsHash(lead) === hash);
    if (same) return same;
    const followed = await firstOf(transaction, earlier);
    const lead: LeadTable = {
      id: randomUUID(),
      reference: newReference(),
      kind: "contact",
      received_at: now.toISOString(),
      idempotency_key: key ?? null,
      follows: followed?.id ?? null,
      suspect,
      words_hash: hash,
      ...message,
    };
    await transaction.insertInto("leads").values(lead).execute();
    crashPoint("after-insert");
    await enqueue(transaction, leadMail(lead, followed), now);
    return lead;
  });
  crashPoint("after-commit");
  return kept;
}

function underKey(transaction: Transaction<Tables>, key: string) {
  return transaction
    .selectFrom("leads")
    .selectAll()
    .where("idempotency_key", "=", key)
    .execute();
}

function repeated(
  transaction: Transaction<Tables>,
  { email, message }: ContactMessage,
  now: Date,
) {
  const since = new Date(now.getTime() - repeatTime).toISOString();
  return transaction
    .selectFrom("leads")
    .selectAll()
    .where("email", "=", email)
    .where("message", "=", message)
    .where("received_at", ">=", since)
    .execute();
}

/** The lead that the others follow: found by what it is, not by its time, because clocks go back. */
async function firstOf(
  transaction: Transaction<Tables>,
  [any]: readonly LeadTable[],
) {
  return (
    any &&
    (await transaction
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", any.follows ?? any.id)
      .executeTakeFirst())
  );
}

/** Which leads to list: all of these at once. */
export type LeadFilter = {
  since?: Date | undefined;
  kind?: LeadTable["kind"] | undefined;
  /** Only those that look like spam. */
  isSuspect?: boolean;
};

/** Leads, the newest first. */
export function listLeads(
  db: Kysely<Tables>,
  { since, kind, isSuspect = false }: LeadFilter = {},
): Promise<LeadTable[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .$if(since !== undefined, (query) =>
      query.where("received_at", ">=", since?.toISOString() ?? ""),
    )
    .$if(kind !== undefined, (query) =>
      query.where("kind", "=", kind ?? "contact"),
    )
    .$if(isSuspect, (query) => query.where("suspect", "is not", null))
    .orderBy("received_at", "desc")
    .execute();
}

/** SHA-256 of what was filled in, in hex. One key has each of them once (the store's own index). */
function wordsHash({ name, email, phone, message, audience }: ContactMessage) {
  const words = JSON.stringify([name, email, phone, message, audience]);
  return createHash("sha256").update(words).digest("hex");
}

/** Whether a text could be the reference of a lead. */
export function isReference(text: string): boolean {
  return reference.test(text);
}

function newReference() {
  const letters = Array.from(
    { length: 6 },
    () => alphabet[randomInt(alphabet.length)],
  );
  return `SR-${letters.join("")}`;
}
