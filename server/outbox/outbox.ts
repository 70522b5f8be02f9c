import { createHash, randomUUID } from "node:crypto";
import type { ExpressionBuilder, Insertable } from "kysely";
import { leadKinds } from "#forms/kinds.ts";
import { after } from "#server/after.ts";
import { isPostgres } from "#server/store/is-postgres.ts";
import type {
  Db,
  OutboxTable,
  Tables,
  Transaction,
} from "#server/store/schema.ts";
import { longestDelay } from "./retry-delay.ts";

/** The text of a mail and its recipient. */
export type Mail = Pick<
  Insertable<OutboxTable>,
  | "kind"
  | "lead_id"
  | "subscription_id"
  | "recipient"
  | "reply_to"
  | "subject"
  | "html"
  | "unsubscribe_url"
> & { body: string; channel?: "digest" };

/** The JSON of a webhook about a lead, with its type as the subject. */
export type Webhook = Pick<OutboxTable, "kind" | "lead_id" | "subject"> & {
  channel: "webhook";
  body: string;
};

/** SHA-256 of what is sent, in hex, to check that it was not changed. */
function wordsHash(sent: Omit<Mail, "channel">): string {
  const { recipient, reply_to, subject, body, unsubscribe_url, html } = sent;
  const words = [recipient, reply_to, subject, body, unsubscribe_url];
  if (html) words.push(html);
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}

/** A mail server's quota is for leads first, then for the office, and last for what strangers and we ourselves cause. */
const turns = [
  leadKinds,
  ["morning", "desk", "taken", "newsletter-offer"],
  ["suspects"],
  ["confirmation"],
  ["receipt"],
  ["newsletter"],
] as const satisfies readonly (readonly OutboxTable["kind"][])[];

/** How long a lease lasts, in milliseconds: longer than sending may take (smtp.ts). */
const leaseTime = 5 * 60_000;

/**
 * Puts a mail or webhook into the outbox, in the transaction that writes its lead or subscription: either both are on
 * disk or neither is (transactional outbox). A worker sends it later (outbox-worker.ts). Returns its id.
 */
export async function enqueue(
  transaction: Transaction,
  sent: Mail | Webhook,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const time = now.toISOString();
  await transaction
    .insertInto("outbox")
    .values({
      channel: "mail",
      ...sent,
      id,
      created_at: time,
      status: "waiting",
      attempts: 0,
      next_attempt_at: time,
      words_hash: wordsHash(sent),
    })
    .execute();
  return id;
}

/**
 * Leases the mail of a channel to this worker that has been due longest of those whose turn is first. If the worker
 * dies, another one takes the mail when the lease ends. Undefined if no mail is due.
 */
export async function lease(
  db: Db,
  worker: string,
  now: Date,
  channel: OutboxTable["channel"] = "mail",
  withNewsletters = true,
): Promise<OutboxTable | undefined> {
  const ready = withNewsletters ? turns : turns.slice(0, -1);
  for (const kinds of ready) {
    const next = db
      .selectFrom("outbox")
      .select("id")
      .where("channel", "=", channel)
      .where("kind", "in", kinds)
      .where(isDue(now))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1);
    // A read never waits. An update would wait for any other write to SQLite.
    if (!(await next.executeTakeFirst())) continue;
    const leased = await db
      .updateTable("outbox")
      .set({ locked_by: worker, locked_until: after(now, leaseTime) })
      .where("id", "=", isPostgres(db) ? next.forUpdate().skipLocked() : next)
      .returningAll()
      .executeTakeFirst();
    if (leased) return leased;
  }
  return undefined;
}

/** Ignores the lease, because the mail has been sent. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "sent", sent_at: now.toISOString(), ...unlocked })
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Records a failure in words without an address, and retries after `delay` milliseconds; null means never. */
export async function markFailed(
  db: Db,
  mail: OutboxTable,
  failure: { problem: string; delay: number | null; now: Date },
): Promise<void> {
  const { problem, delay, now } = failure;
  await db
    .updateTable("outbox")
    .set({ ...unlocked, last_problem: problem, attempts: mail.attempts + 1 })
    .set(
      delay === null
        ? { status: "dead" }
        : { next_attempt_at: after(now, delay) },
    )
    .where(isHeldBy(mail))
    .execute();
}

/** Removes a leased mail that shall not be tried again. */
export async function drop(db: Db, mail: OutboxTable): Promise<void> {
  await db.deleteFrom("outbox").where(isHeldBy(mail)).execute();
}

/** Removes a leased mail, and notes on its subscription that the address takes none. */
export async function noteBounce(
  db: Db,
  mail: OutboxTable,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("subscriptions")
      .set({ bounced_at: now.toISOString() })
      .where("id", "=", mail.subscription_id)
      .execute();
    await drop(transaction, mail);
  });
}

/** Ends the lease of a mail and leaves it as it was. */
export async function release(db: Db, mail: OutboxTable): Promise<void> {
  await db.updateTable("outbox").set(unlocked).where(isHeldBy(mail)).execute();
}

const unlocked = { locked_by: null, locked_until: null };

type Row = ExpressionBuilder<Tables, "outbox">;

/**
 * No delay is longer than `longestDelay`, and no lease than `leaseTime`. A time more than twice that far ahead was set
 * before the clock went back, so it is ignored. A time less far ahead may come from a process whose clock is fast.
 */
function isDue(now: Date) {
  const time = now.toISOString();
  return (row: Row) =>
    row.and([
      row("status", "=", "waiting"),
      row.or([
        row("next_attempt_at", "<=", time),
        row("next_attempt_at", ">", after(now, 2 * longestDelay)),
      ]),
      row.or([
        row("locked_until", "is", null),
        row("locked_until", "<=", time),
        row("locked_until", ">", after(now, 2 * leaseTime)),
      ]),
    ]);
}

/** A worker whose lease has ended must not change the mail any more. */
const isHeldBy = (mail: OutboxTable) => (row: Row) =>
  row.and([
    row("id", "=", mail.id),
    row("status", "=", "waiting"),
    row("locked_by", "=", mail.locked_by),
  ]);
