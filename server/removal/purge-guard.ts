import { dueLeads } from "./due-leads.ts";
import { firstDay } from "#server/retention.ts";
import { lastDone } from "#server/store/daily-jobs.ts";
import type { Db } from "#server/store/schema.ts";

/** Why nothing may be purged until a person has checked with `npm run leads -- erase --due`. */
export type PurgeRefusal =
  | "the clock is before the build"
  | "the clock has jumped"
  | "an unusual share is due";

/** In milliseconds. */
const day = 86_400_000;

/** The clocks of the servers and the build machine differ, but by less than this. */
const tolerance = day;

/**
 * The purge runs every day, however quiet the site, so the store knows the date to a day. If a clock is further ahead
 * than this, it was set wrong, or no server ran for a month. If it is wrong by less, a lead is deleted a month early
 * at most.
 */
const longestPause = 30 * day;

/**
 * A daily purge deletes one day of leads: one day in 730. More than a third at once is a mistake, or the store was
 * not purged for long. Among fewer than 20 leads a single busy day could be a third. Suspects do not count, because
 * bots leave hundreds of them in an hour.
 */
const unusual = { share: 1 / 3, among: 20 };

/**
 * Whether a purge can trust the clock. Compares with the last purge, not the newest lead: a small site may get no
 * leads for months, and a lead that arrives under a wrong clock would confirm it. Null means it can.
 */
export async function purgeRefusal(
  db: Db,
  now: Date,
  builtAt: Date,
): Promise<PurgeRefusal | null> {
  if (now.getTime() < builtAt.getTime() - tolerance)
    return "the clock is before the build";
  const known = await lastKnownTime(db);
  const pause = known === undefined ? 0 : now.getTime() - known;
  if (pause < -tolerance || pause > longestPause) return "the clock has jumped";
  const due = await dueLeads(db, "leads", now).execute();
  const all = await countLeads(db);
  return all >= unusual.among && due.length > all * unusual.share
    ? "an unusual share is due"
    : null;
}

/** The time of the last purge, or of the newest lead in a store that was never purged. */
async function lastKnownTime(db: Db): Promise<number | undefined> {
  const purged = await lastDone(db, "purge");
  if (purged) return purged.getTime();
  const { time } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.max("received_at").as("time"))
    .where("received_at", ">=", firstDay)
    .executeTakeFirstOrThrow();
  return time ? Date.parse(time) : undefined;
}

async function countLeads(db: Db) {
  const { count } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("suspect", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
