import { randomInt, randomUUID } from "node:crypto";
import { site } from "#content/site.ts";
import { referenceLetters } from "#forms/reference.ts";
import { after } from "#server/after.ts";
import { crashPoint } from "#server/crash-point.ts";
import { leadMail } from "./lead-mail.ts";
import { usualMailing, type LeadMailing } from "#server/outbox/lead-mailing.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { enqueueReceipt } from "#server/receipts/receipts.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db, LeadTable, Transaction } from "#server/store/schema.ts";
import { leadWebhook } from "#server/outbox/webhook/lead-event.ts";
import { contentHash, knownHash, type LeadContent } from "./lead-content.ts";

/** Without a key, or under another one, the same words within this time are from the same person. In milliseconds. */
const repeatTime = 10 * 60_000;

/** How many leads one key can match. A person changes a form a few times; any later lead is stored without the key. */
const mostPerKey = 20;

/** What is known about a lead besides its form. */
type Circumstances = {
  /** Why it looks like spam, such as "honeypot, speed". */
  suspect?: string | null;
  /** Where the visit came from, as JSON. */
  source?: string | null;
  /** What goes out about it. */
  mailing?: LeadMailing;
};

/**
 * Stores a form's content and its files, with the mail to the brokerage and, as configured, a receipt and a webhook.
 * Returns the lead. Everything is on disk when this returns. The same key with the same words and files is the same
 * lead; with other content it is a new lead that refers to the first. Under another key or none, the same words from
 * the same person within ten minutes do too. Throws if the store cannot save it.
 */
export async function saveLead(
  db: Db,
  content: LeadContent,
  key: string | undefined,
  now: Date,
  { suspect = null, source = null, mailing = usualMailing }: Circumstances = {},
): Promise<LeadTable> {
  crashPoint("before-transaction");
  const hash = contentHash(content);
  const saved = await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `lead ${key ?? (content.email || hash)}`);
    const same = key && (await sameUnder(transaction, key, hash));
    if (same) return same;
    const earlier = key ? await underKey(transaction, key) : [];
    // A page that was opened again has another key.
    if (earlier.length === 0)
      earlier.push(...(await repeated(transaction, content, now)));
    const followed = await firstOf(transaction, earlier);
    const { attachments = [], ...words } = content;
    const known = {
      id: randomUUID(),
      reference: newReference(),
      received_at: now.toISOString(),
      suspect,
      source,
    };
    const lead: LeadTable = {
      ...known,
      known_hash: knownHash(known),
      idempotency_key: key && earlier.length < mostPerKey ? key : null,
      follows: followed?.id ?? null,
      words_hash: hash,
      status: "new",
      status_at: null,
      status_by: null,
      note: null,
      ...words,
    };
    await transaction.insertInto("leads").values(lead).execute();
    for (const attachment of attachments)
      await transaction
        .insertInto("attachments")
        .values({ id: randomUUID(), lead_id: lead.id, ...attachment })
        .execute();
    crashPoint("after-insert");
    const mail = leadMail(lead, { followed, attachments, mailing });
    await enqueue(
      transaction,
      suspect ? { ...mail, html: null, channel: "digest" } : mail,
      now,
    );
    if (followed?.words_hash !== hash)
      await enqueueReceipt(transaction, lead, { attachments, mailing }, now);
    if (mailing.webhook && !suspect) {
      const { mapping } = mailing.webhook;
      const webhook = leadWebhook(lead, { followed, attachments }, mapping);
      await enqueue(transaction, webhook, now);
    }
    return lead;
  });
  crashPoint("after-commit");
  return saved;
}

/** SR-7K3F9Q for Sabine Ridge: it begins with the first letters of the name. */
function newReference(): string {
  const letters = Array.from(
    { length: 6 },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `${initials}-${letters.join("")}`;
}

const [first = "", second = first.slice(1)] =
  site.shortName.toUpperCase().match(/[A-Z]+/g) ?? [];
const initials = `${first[0] ?? ""}${second[0] ?? ""}`.padStart(2, "X");

/** The lead that already exists for this key with these words. */
async function sameUnder(
  transaction: Transaction,
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

function underKey(transaction: Transaction, key: string) {
  return transaction
    .selectFrom("leads")
    .select(["id", "follows"])
    .where("idempotency_key", "=", key)
    .limit(mostPerKey)
    .execute();
}

/** The same words from the same address: the sender may have corrected their name or phone number. */
function repeated(
  transaction: Transaction,
  { kind, email, fields }: LeadContent,
  now: Date,
) {
  const since = after(now, -repeatTime);
  return transaction
    .selectFrom("leads")
    .select(["id", "follows"])
    .where("received_at", ">=", since)
    .where((row) => row.and({ kind, email, fields }))
    .limit(1)
    .execute();
}

/** The lead that the others refer to, found by its content and not by its time, because clocks can go back. */
async function firstOf(
  transaction: Transaction,
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
