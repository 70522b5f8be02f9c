import { randomInt, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { referenceLetters } from "#forms/reference.ts";
import { crashPoint } from "#server/crash-point.ts";
import { leadMail } from "#server/mail/lead-mail.ts";
import { enqueue } from "#server/mail/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { LeadTable, Tables } from "#server/store/schema.ts";
import { contentHash, type LeadContent } from "./lead-content.ts";

/** The same words again within this time, and without a key, are taken for the same click twice. In milliseconds. */
const repeatTime = 10 * 60_000;

/** Leads that one key finds again. A person changes a form a few times; whatever comes after is kept without the key. */
const mostPerKey = 20;

/**
 * Keeps what a form has brought, its file and the mail that tells of it, and returns its lead. All of it is on the
 * disk when this returns. The same key with the same words and the same file is the same lead; with others, a new
 * lead that follows the first. So is, where there is no key, what the same person has sent within ten minutes.
 * `suspect` says why it looks like spam. Throws when the store cannot keep it.
 */
export async function saveLead(
  db: Kysely<Tables>,
  content: LeadContent,
  key: string | undefined,
  now: Date,
  suspect: string | null = null,
): Promise<LeadTable> {
  crashPoint("before-transaction");
  const hash = contentHash(content);
  const kept = await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `lead ${key ?? (content.email || hash)}`);
    const same = key && (await sameUnder(transaction, key, hash));
    if (same) return same;
    const earlier = key
      ? await underKey(transaction, key)
      : await repeated(transaction, content, now);
    const followed = await firstOf(transaction, earlier);
    const { attachment, ...words } = content;
    const lead: LeadTable = {
      id: randomUUID(),
      reference: newReference(),
      received_at: now.toISOString(),
      idempotency_key: key && earlier.length < mostPerKey ? key : null,
      follows: followed?.id ?? null,
      suspect,
      words_hash: hash,
      ...words,
    };
    await transaction.insertInto("leads").values(lead).execute();
    if (attachment)
      await transaction
        .insertInto("attachments")
        .values({ id: randomUUID(), lead_id: lead.id, ...attachment })
        .execute();
    crashPoint("after-insert");
    await enqueue(transaction, leadMail(lead, { followed, attachment }), now);
    return lead;
  });
  crashPoint("after-commit");
  return kept;
}

/** Such as SR-7K3F9Q. */
function newReference(): string {
  const letters = Array.from(
    { length: 6 },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `SR-${letters.join("")}`;
}

/** The lead that this key with these words has already become. */
async function sameUnder(
  transaction: Transaction<Tables>,
  key: string,
  hash: string,
): Promise<LeadTable | undefined> {
  const under = transaction
    .selectFrom("leads")
    .selectAll()
    .where("idempotency_key", "=", key);
  const same = await under.where("words_hash", "=", hash).executeTakeFirst();
  if (same) return same;
  // Rows older than `words_hash` have none: compute it.
  const older = await under
    .where("words_hash", "is", null)
    .limit(mostPerKey)
    .execute();
  return older.find((lead) => contentHash(lead) === hash);
}

function underKey(transaction: Transaction<Tables>, key: string) {
  return transaction
    .selectFrom("leads")
    .select(["id", "follows"])
    .where("idempotency_key", "=", key)
    .limit(mostPerKey)
    .execute();
}

/** The same words from the same address: who sends them twice may have mended their name or phone number. */
function repeated(
  transaction: Transaction<Tables>,
  { kind, email, fields }: LeadContent,
  now: Date,
) {
  const since = new Date(now.getTime() - repeatTime).toISOString();
  return transaction
    .selectFrom("leads")
    .select(["id", "follows"])
    .where("received_at", ">=", since)
    .where((row) => row.and({ kind, email, fields }))
    .limit(1)
    .execute();
}

/** The lead that the others follow: found by what it is, not by its time, because clocks go back. */
async function firstOf(
  transaction: Transaction<Tables>,
  [any]: readonly Pick<LeadTable, "id" | "follows">[],
) {
  return (
    any &&
    (await transaction
      .selectFrom("leads")
      .select(["id", "reference", "words_hash"])
      .where("id", "=", any.follows ?? any.id)
      .executeTakeFirst())
  );
}
