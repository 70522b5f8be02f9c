import { alert } from "#content/mail/alert.ts";
import { fillIn } from "#words/fill-in.ts";
import { after } from "#server/after.ts";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Db } from "#server/store/schema.ts";
import type { Alert } from "./alert-channels.ts";
import { alertDaily, type Alerting } from "./alert-daily.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

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

/** Compares leads with mails now and once an hour, and alerts at most once a day. Returns a function that stops it. */
export function watchDelivery(options: Alerting): () => void {
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
export async function reconcile({
  db,
  channels,
  now,
}: Alerting): Promise<void> {
  const late = await lateLeads(db, now());
  if (!late) return;
  const { count, dead } = late;
  log("error", "leads not delivered for a day", { count, dead });
  await alertDaily("alert", alertOf(late), { db, channels, now });
}

/** Undefined if the mail of every lead was delivered to the brokerage. Leads from before the outbox have no `words_hash` and no mail. */
export async function lateLeads(
  db: Db,
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

function alertOf(late: LateLeads): Alert {
  const { count, dead, oldest, references } = late;
  const named = references.join(", ");
  const more = count - references.length;
  const text = [
    fillIn(alert.count, { count, oldest, dead }),
    more > 0 ? fillIn(alert.more, { references: named, count: more }) : named,
    alert.help,
  ].join("\n\n");
  return { subject: fillIn(alert.subject, { count }), text, facts: late };
}
