import { lastDone } from "#server/store/daily-jobs.ts";
import type { Db, OutboxTable } from "#server/store/schema.ts";

export type StoreStatus = Awaited<ReturnType<typeof readStoreStatus>>;

/** The state of the store in numbers, for the owner. No personal data. Throws if the store does not answer. */
export async function readStoreStatus(db: Db, now: Date) {
  const leads = await db
    .selectFrom("leads")
    .select(({ fn }) => [
      fn.countAll().as("all"),
      fn.count("suspect").as("suspects"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => [
      "channel",
      "status",
      fn.countAll().as("count"),
      fn.min("created_at").as("oldest"),
    ])
    // A visitor's mail server may defer a receipt for hours, and the owner can do nothing about it.
    .where("kind", "!=", "receipt")
    .where("lead_id", "is not", null)
    .where("status", "in", ["waiting", "dead"])
    .groupBy(["channel", "status"])
    .execute();
  const backedUpAt = await lastDone(db, "backup");
  /** What has not been delivered. */
  const unsent = (channel: OutboxTable["channel"]) => {
    const ofChannel = rows.filter((row) => row.channel === channel);
    const waiting = ofChannel.find(({ status }) => status === "waiting");
    const dead = ofChannel.find(({ status }) => status === "dead");
    return {
      waiting: Number(waiting?.count ?? 0),
      /** Given up after days of trying: `npm run leads -- retry`. */
      dead: Number(dead?.count ?? 0),
      /** Age of the oldest that is waiting, in seconds; null if none is. */
      oldestWaitingSeconds: waiting ? ageInSeconds(waiting.oldest, now) : null,
    };
  };
  return {
    leads: Number(leads.all),
    /** Leads that look like spam. */
    suspects: Number(leads.suspects),
    /** Mails of leads to the office. */
    outbox: unsent("mail"),
    webhooks: unsent("webhook"),
    /** Age of the last backup, in seconds; null if there was none. */
    lastBackupSeconds: backedUpAt
      ? ageInSeconds(backedUpAt.toISOString(), now)
      : null,
  };
}

/** Never below zero, because clocks can go back. */
function ageInSeconds(time: string, now: Date) {
  return Math.max(
    0,
    Math.round((now.getTime() - new Date(time).getTime()) / 1000),
  );
}
