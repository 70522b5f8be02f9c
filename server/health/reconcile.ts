import type { ExpressionBuilder, Kysely } from "kysely";
import { log, reason } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Tables } from "#server/store/schema.ts";
import type { AlertChannel } from "./alert-channels.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/** How long an alert is one server's alone, in milliseconds: longer than sending it may take. */
const lease = hour / 6;

/** An alert names so many leads at most, the oldest first. */
const mostReferences = 20;

/** Leads that came a day ago or earlier, and whose mail has not been delivered. Nothing in it is about anybody. */
export type LateLeads = {
  count: number;
  /** How many of their mails were given up. */
  dead: number;
  /** When the oldest came. */
  oldest: string;
  references: string[];
};

type Options = {
  db: Kysely<Tables>;
  channels: readonly AlertChannel[];
  now: () => Date;
};

/** Compares leads with mails now and once an hour, and alerts once a day at most. Returns what ends it. */
export function watchDelivery(options: Options): () => void {
  if (options.channels.length === 0)
    log("warn", "nobody is alerted to late leads: ALERT_… is not set");
  return repeat(() => reconcile(options), {
    interval: hour,
    now: true,
    failure: "leads not compared with mails",
  });
}

/**
 * Tells of late leads in the log and, once a day for all servers of a store, on every channel. Where no channel takes
 * it, the next look tries again. Throws when the store fails.
 */
export async function reconcile({ db, channels, now }: Options): Promise<void> {
  const late = await lateLeads(db, now());
  if (!late) return;
  const { count, dead } = late;
  log("error", "leads not delivered for a day", { count, dead });
  if (channels.length === 0 || !(await claimAlert(db, now()))) return;
  const sent = await Promise.all(
    channels.map((channel) => tell(channel, late)),
  );
  if (sent.includes(true)) await noteAlert(db, now());
}

async function tell({ name, send }: AlertChannel, late: LateLeads) {
  try {
    await send(late);
    log("info", "alert sent", { channel: name });
    return true;
  } catch (error) {
    log("error", "alert not sent", { channel: name, ...reason(error) });
    return false;
  }
}

/** Undefined where every lead was delivered. Leads from before the outbox have no hash of their words, and no mail. */
export async function lateLeads(
  db: Kysely<Tables>,
  now: Date,
): Promise<LateLeads | undefined> {
  const leads = await db
    .selectFrom("leads")
    .leftJoin("outbox", "outbox.lead_id", "leads.id")
    .select(["leads.reference", "leads.received_at", "outbox.status"])
    .where("leads.words_hash", "is not", null)
    .where((row) =>
      row.or([
        row("outbox.status", "is", null),
        row("outbox.status", "!=", "sent"),
      ]),
    )
    .where((row) =>
      row.or([
        row("leads.received_at", "<=", after(now, -day)),
        // It came before the clock was set back.
        row("leads.received_at", ">", after(now, day)),
      ]),
    )
    .orderBy("leads.received_at")
    .execute();
  const [oldest] = leads;
  return (
    oldest && {
      count: leads.length,
      dead: leads.filter(({ status }) => status === "dead").length,
      oldest: oldest.received_at,
      references: leads
        .slice(0, mostReferences)
        .map(({ reference }) => reference),
    }
  );
}

/** Whether this server is to alert now: no server did within a day, and no other one is at it. */
async function claimAlert(db: Kysely<Tables>, now: Date): Promise<boolean> {
  await db
    .insertInto("daily_jobs")
    .values({ name: "alert", done_at: null, locked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("daily_jobs")
    .set({ locked_until: after(now, lease) })
    .where("name", "=", "alert")
    .where((row) =>
      row.and([
        isPast(row, "done_at", after(now, -day), after(now, day)),
        isPast(row, "locked_until", after(now, 0), after(now, 2 * lease)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A time that is too far ahead is from before the clock was set back, and counts for nothing. */
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

async function noteAlert(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable("daily_jobs")
    .set({ done_at: now.toISOString(), locked_until: null })
    .where("name", "=", "alert")
    .execute();
}

const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
