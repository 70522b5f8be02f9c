import { sql, type Kysely, type Transaction } from "kysely";
import { deleteLeads } from "./delete-leads.ts";
import { dueLeads, keptLonger, type LeadRetention } from "./due-leads.ts";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import { notePurge, purgeRefusal, type PurgeRefusal } from "./purge-guard.ts";
import { keptSince, type retention } from "./retention.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

/** In milliseconds. */
const day = 86_400_000;

/** So many rows a transaction: who wants to write meanwhile waits little. */
const batch = 500;

/** Fewer leads, for each may have a file of ten megabytes, which is overwritten. */
const leadBatch = 20;

/**
 * Purges now and once a day, and says in the log what has gone, or why nothing may go: `tell` learns it too, null where
 * nothing is wrong. Returns what ends it.
 */
export function purgeDaily(
  store: Store,
  now: () => Date,
  builtAt: Date,
  tell: (refusal: PurgeRefusal | null) => void,
): () => void {
  const run = async () => {
    // Once, for the clock may jump in between.
    const time = now();
    const refusal = await purgeRefusal(store.db, time, builtAt);
    tell(refusal);
    if (refusal) log("error", "nothing purged", { refusal });
    else await purgeAndTell(store, time);
  };
  return repeat(run, { interval: day, now: true, failure: "nothing purged" });
}

/** Purges at once, whatever the clock looks like, and says in the log what has gone and what could not go. */
export async function purgeAndTell(store: Store, now: Date): Promise<void> {
  const purged = await purge(store, now);
  for (const [what, ids] of Object.entries(purged))
    if (ids.length > 0) log("info", "kept for long enough", { what, ids });
  const ids = await keptLonger(store.db, now);
  if (ids.length > 0) log("warn", "leads kept for longer", { ids });
  await notePurge(store.db, now);
}

/** Ids of what a purge has deleted; of mails, only what they said. */
export type Purged = Record<keyof typeof retention, string[]>;

/** Deletes what has been kept for as long as retention.ts says. Throws when the store fails; the rest goes next time. */
export async function purge(store: Store, now: Date): Promise<Purged> {
  const { db } = store;
  const purged = {
    leads: await inBatches(db, purgeLeads("leads", now), leadBatch),
    suspectLeads: await inBatches(
      db,
      purgeLeads("suspectLeads", now),
      leadBatch,
    ),
    unconfirmedSubscriptions: await inBatches(
      db,
      purgeSubscriptions(keptSince(now, "unconfirmedSubscriptions")),
    ),
    sentMailBodies: await inBatches(
      db,
      emptyMails(keptSince(now, "sentMailBodies")),
    ),
  };
  // They count for an hour: no batches, and nothing to log.
  await db
    .deleteFrom("confirmation_counts")
    .where("counted_since", "<", keptSince(now, "unconfirmedSubscriptions"))
    .execute();
  // The log of what was written still holds it, until it is emptied.
  if (store.kind === "sqlite" && Object.values(purged).flat().length > 0)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return purged;
}

/** Deletes some of what is due, and returns their ids: none, when nothing is left. */
type Step = (transaction: Transaction<Tables>) => Promise<string[]>;

async function inBatches(db: Kysely<Tables>, step: Step, size = batch) {
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
      // It may have been confirmed this moment.
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
      .set({ body: null })
      .where("id", "in", due)
      .returning("id")
      .execute();
    return emptied.map(({ id }) => id);
  };
}
