import { lastDone } from "#server/store/daily-jobs.ts";
import type { Db, OutboxTable } from "#server/store/schema.ts";

/** The state of the store in numbers, for the owner. No personal data. */
export type StoreStatus = {
  leads: number;
  /** Leads that look like spam. */
  suspects: number;
  /** Mails of leads to the office. */
  outbox: Unsent;
  webhooks: Unsent;
  /** Age of the last backup, in seconds; null if there was none. */
  lastBackupSeconds: number | null;
};

/** What has not been delivered. */
export type Unsent = {
  waiting: number;
  /** Given up after days of trying: `npm run leads -- retry`. */
  dead: number;
  /** Age of the oldest that is waiting, in seconds; null if none is. */
  oldestWaitingSeconds: number | null;
};

/** Throws if the store does not answer. */
export async function readStoreStatus(db: Db, now: Date): Promise<StoreStatus> {
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
  const unsent = (channel: OutboxTable["channel"]): Unsent => {
    const ofChannel = rows.filter((row) => row.channel === channel);
    const waiting = ofChannel.find(({ status }) => status === "waiting");
    const dead = ofChannel.find(({ status }) => status === "dead");
    return {
      waiting: Number(waiting?.count ?? 0),
      dead: Number(dead?.count ?? 0),
      oldestWaitingSeconds: waiting ? ageInSeconds(waiting.oldest, now) : null,
    };
  };
  return {
    leads: Number(leads.all),
    suspects: Number(leads.suspects),
    outbox: unsent("mail"),
    webhooks: unsent("webhook"),
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
