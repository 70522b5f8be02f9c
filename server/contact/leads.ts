import { randomInt, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactMessage } from "#forms/contact-form.ts";
import { crashPoint } from "#server/crash-point.ts";
import { leadMail } from "#server/mail/lead-mail.ts";
import { enqueue } from "#server/mail/outbox.ts";
import type { LeadTable, Tables } from "#server/store/schema.ts";

/** No 0, 1, I, L or O: references are read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * Keeps a contact message and the mail that tells of it, and returns its lead. Both are on the disk when this returns.
 * The same key with the same words is the same lead; with other words, a new lead that follows the first.
 * `suspect` says why it looks like spam. Throws when the store cannot keep it.
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
    const earlier = key
      ? await transaction
          .selectFrom("leads")
          .selectAll()
          .where("idempotency_key", "=", key)
          .execute()
      : [];
    const same = earlier.find((lead) => sameWords(lead, message));
    if (same) return same;
    // Found by what it is, not by its time: clocks go back.
    const followed = earlier.find((first) => !first.follows);
    const lead: LeadTable = {
      id: randomUUID(),
      reference: newReference(),
      kind: "contact",
      received_at: now.toISOString(),
      idempotency_key: key ?? null,
      follows: followed?.id ?? null,
      suspect,
      words_hash: null,
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

/** All leads, the newest first. */
export function listLeads(db: Kysely<Tables>): Promise<LeadTable[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .orderBy("received_at", "desc")
    .execute();
}

function sameWords(lead: LeadTable, message: ContactMessage) {
  return (Object.keys(message) as (keyof ContactMessage)[]).every(
    (field) => lead[field] === message[field],
  );
}

function newReference() {
  const letters = Array.from(
    { length: 6 },
    () => alphabet[randomInt(alphabet.length)],
  );
  return `SR-${letters.join("")}`;
}
