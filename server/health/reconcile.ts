import type { ExpressionBuilder, Kysely } from "kysely";
import { log, reason } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Tables } from "#server/store/schema.ts";
import type { AlertChannel } from "./alert-channels.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/** How long one server has the alert to itself, in milliseconds: longer than sending can take. */
const lease = hour / 6;

/** The most leads that an alert lists, the oldest first. */
const mostReferences = 20;

/** Leads that are at least a day old and whose mail has not been delivered. No personal data. */
export type LateLeads = {
  count: number;
  /** How many of their mails were given up. */
  dead: number;
  /** When the oldest arrived. */
  oldest: string;
  references: string[];
};

type Options = {
  db: Kysely<Tables>;
  channels: readonly AlertChannel[];
  now: () => Date;
};

/** Compares leads with mails now and once an hour, and alerts at most once a day. Returns a function that stops it. */
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
 * Reports late leads in the log and, once a day for all servers of a store, on every channel. If no channel accepts
 * the alert, the next check tries again. Throws if the store fails.
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

/** Undefined if the mail of every lead was delivered to the brokerage. Leads from before the outbox have no `words_hash` and no mail. */
export async function lateLeads(
  db: Kysely<Tables>,
  now: Date,
): Promise<LateLeads | undefined> {
  const leads = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join
        .onRef("outbox.lead_id", "=", "leads.id")
        .onRef("outbox.kind", "=", "leads.kind")
        .on("outbox.channel", "=", "mail"),
    )
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
        // It arrived before the clock was set back.
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

/** Whether this server should alert now: no server has within a day, and no other server is doing it. */
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

async function noteAlert(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable("daily_jobs")
    .set({ done_at: now.toISOString(), locked_until: null })
    .where("name", "=", "alert")
    .execute();
}

const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
