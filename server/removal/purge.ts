import { sql } from "kysely";
import { deleteLeads } from "./delete-leads.ts";
import { dueLeads, retainedLonger, type LeadRetention } from "./due-leads.ts";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import { purgeRefusal, type PurgeRefusal } from "./purge-guard.ts";
import { retainedSince, type retention } from "#server/retention.ts";
import { noteDone } from "#server/store/daily-jobs.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db, Transaction } from "#server/store/schema.ts";
import { deleteOldReceipts } from "#server/receipts/receipts.ts";
import type { Store } from "#server/store/store.ts";

/** In milliseconds. */
const day = 86_400_000;

/** Rows per transaction: few, so other writers wait only a little. */
const batch = 500;

/** Fewer leads, because each may have a file of ten megabytes that is overwritten. */
const leadBatch = 20;

/**
 * Purges now and once a day, and logs what was deleted, or why nothing may be. `tell` gets the reason too, or null if
 * nothing is wrong. Returns a function that stops it.
 */
export function purgeDaily(
  store: Store,
  now: () => Date,
  builtAt: Date,
  tell: (refusal: PurgeRefusal | null) => void,
): () => void {
  const run = async () => {
    // Once, because the clock may jump in between.
    const time = now();
    const refusal = await purgeRefusal(store.db, time, builtAt);
    tell(refusal);
    if (refusal) log("error", "nothing purged", { refusal });
    else await purgeAndTell(store, time);
  };
  return repeat(run, { interval: day, failure: "nothing purged" });
}

/** Purges at once, whatever the clock says, and logs what was deleted and what could not be. */
export async function purgeAndTell(store: Store, now: Date): Promise<void> {
  const purged = await purge(store, now);
  for (const [what, ids] of Object.entries(purged))
    if (ids.length > 0) log("info", "kept for long enough", { what, ids });
  const ids = await retainedLonger(store.db, now);
  if (ids.length > 0) log("warn", "leads kept for longer", { ids });
  // The clock was right, for the next purge to compare.
  await noteDone(store.db, "purge", now);
}

/** Ids of what a purge has deleted; of mails, only their text. */
export type Purged = Record<
  Exclude<keyof typeof retention, "receiptCodes">,
  string[]
>;

/** Deletes what is past its period in retention.ts. Throws if the store fails; the rest is deleted next time. */
export async function purge(store: Store, now: Date): Promise<Purged> {
  const { db } = store;
  // Few and small: no batches, and nothing to log. A receipt must not outlive its use, nor keep its lead.
  await deleteOldReceipts(db, now);
  const purged = {
    leads: await inBatches(db, purgeLeads("leads", now), leadBatch),
    suspectLeads: await inBatches(
      db,
      purgeLeads("suspectLeads", now),
      leadBatch,
    ),
    unconfirmedSubscriptions: await inBatches(
      db,
      purgeSubscriptions(retainedSince(now, "unconfirmedSubscriptions")),
    ),
    sentMailBodies: await inBatches(
      db,
      emptyMails(retainedSince(now, "sentMailBodies")),
    ),
  };
  // The write-ahead log still contains it until it is emptied.
  if (store.kind === "sqlite" && Object.values(purged).flat().length > 0)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return purged;
}

/** Deletes a batch of what is due and returns the ids; an empty list when nothing is left. */
type Step = (transaction: Transaction) => Promise<string[]>;

async function inBatches(db: Db, step: Step, size = batch) {
  const ids: string[] = [];
  for (;;) {
    const some = await db.transaction().execute(async (transaction) => {
      // Servers that start together would each wait for rows that the other is deleting.
      await oneAtATime(transaction, "purge");
      return step(transaction);
    });
    ids.push(...some);
    if (some.length < size) return ids;
  }
}

function purgeLeads(name: LeadRetention, now: Date): Step {
  return async (transaction) => {
    const due = await dueLeads(transaction, name, now)
      .limit(leadBatch)
      .execute();
    const ids = due.map(({ id }) => id);
    await deleteLeads(transaction, ids);
    return ids;
  };
}

function purgeSubscriptions(time: string): Step {
  return async (transaction) => {
    const due = await transaction
      .selectFrom("subscriptions")
      .select("id")
      .where("status", "=", "pending")
      .where("requested_at", "<", time)
      .limit(batch)
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return [];
    await transaction
      .deleteFrom("outbox")
      .where("subscription_id", "in", ids)
      .execute();
    await transaction
      .deleteFrom("subscriptions")
      .where("id", "in", ids)
      // It may have been confirmed in this moment.
      .where("status", "=", "pending")
      .execute();
    return ids;
  };
}

function emptyMails(time: string): Step {
  return async (transaction) => {
    const due = transaction
      .selectFrom("outbox")
      .select("id")
      .where("status", "=", "sent")
      .where("sent_at", "<", time)
      .where("body", "is not", null)
      .limit(batch);
    const emptied = await transaction
      .updateTable("outbox")
      .set({ body: null, html: null })
      .where("id", "in", due)
      .returning("id")
      .execute();
    return emptied.map(({ id }) => id);
  };
}
