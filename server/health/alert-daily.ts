import type { ExpressionBuilder } from "kysely";
import { after } from "#server/after.ts";
import { log, reason } from "#server/log.ts";
import { noteDone } from "#server/store/daily-jobs.ts";
import type { Db, Tables } from "#server/store/schema.ts";
import type { Alert, AlertChannel } from "./alert-channels.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/** How long one server has the alert to itself, in milliseconds: longer than sending can take. */
const lease = hour / 6;

type AlertName = "alert" | "backup-alert" | "mail-alert";

export type Alerting = {
  db: Db;
  channels: readonly AlertChannel[];
  now: () => Date;
};

/**
 * Sends an alert on every channel, at most once a day for all servers of a store. `name`: its row of `daily_jobs`. If
 * no channel accepts it, the next call tries again. Throws if the store fails.
 */
export async function alertDaily(
  name: AlertName,
  alert: Alert,
  { db, channels, now }: Alerting,
): Promise<void> {
  if (channels.length === 0 || !(await claim(db, name, now()))) return;
  if (await alertNow(alert, channels)) await noteDone(db, name, now());
}

/** Sends an alert on every channel and returns whether one accepted it. Never throws. */
export async function alertNow(
  alert: Alert,
  channels: readonly AlertChannel[],
): Promise<boolean> {
  const sent = await Promise.all(
    channels.map((channel) => tell(channel, alert)),
  );
  return sent.includes(true);
}

async function tell({ name, send }: AlertChannel, alert: Alert) {
  try {
    await send(alert);
    log("info", "alert sent", { channel: name });
    return true;
  } catch (error) {
    log("error", "alert not sent", { channel: name, ...reason(error) });
    return false;
  }
}

/** Whether this server should alert now: no server has within a day, and no other server is doing it. */
async function claim(db: Db, name: AlertName, now: Date): Promise<boolean> {
  await db
    .insertInto("daily_jobs")
    .values({ name, done_at: null, locked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("daily_jobs")
    .set({ locked_until: after(now, lease) })
    .where("name", "=", name)
    .where((row) =>
      row.and([
        isPast(row, "done_at", after(now, -day), after(now, day)),
        isPast(row, "locked_until", after(now, 0), after(now, 2 * lease)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A time too far ahead is from before the clock was set back, and is ignored. */
const isPast = (
  row: ExpressionBuilder<Tables, "daily_jobs">,
  column: "done_at" | "locked_until",
  latest: string,
  tooFarAhead: string,
) =>
  row.or([
    row(column, "is", null),
    row(column, "<=", latest),
    row(column, ">", tooFarAhead),
  ]);
