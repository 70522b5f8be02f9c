import { log } from "#server/log.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import {
  mailboxFor,
  type SmtpConfig,
} from "#server/outbox/mail/mail-config.ts";
import { morningMail, type Morning } from "./morning-mail.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { repeat } from "#server/repeat.ts";
import { lastDone, noteDone } from "#server/store/daily-jobs.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db } from "#server/store/schema.ts";
import { texasClock } from "#forms/texas-clock.ts";
import {
  isOpen,
  openOn,
  openTimeInWords,
  type BusinessHours,
} from "#forms/business-clock.ts";
import { leadAtDesk, newDeskLink } from "./desk-links.ts";
import { mailSuspects } from "./suspect-mail.ts";
import { overdueLeads, pastDue, type OverdueLead } from "./overdue-leads.ts";

/** In milliseconds. */
const minute = 60_000;

/** The most leads that a mail lists. */
const mostLeads = 50;

type Options = {
  db: Db;
  smtp: Pick<SmtpConfig, "to" | "toOf">;
  sender: Sender;
  now: () => Date;
  hours?: BusinessHours;
};

/** Looks now and every minute whether mails to the office are due. Returns a function that stops it. */
export function mailTheOffice(options: Options): () => void {
  const look = async () => {
    await mailSuspects(options);
    await mailThisMorning(options);
  };
  return repeat(look, {
    interval: minute,
    failure: "mails to the office not written",
  });
}

/**
 * When the office opens, or later that day if no server ran, puts a mail about overdue leads into the outbox for each
 * mailbox that has some: once a day for all servers of a store. Throws if the store fails; the next look tries again.
 */
export async function mailThisMorning(options: Options): Promise<void> {
  const { db, sender, hours } = options;
  const now = options.now();
  if (!isOpen(now, hours) || (await isDone(db, now))) return;
  // Before the transaction, because it may take long, and posts would wait.
  const mornings = await morningsOf(options, now);
  const count = await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, "morning");
    if (await isDone(transaction, now)) return 0;
    await noteDone(transaction, "morning", now);
    if (await wasMailed(transaction, now, hours)) return 0;
    for (const { mailbox, leads, more, suspects } of mornings) {
      const listed = leads.map((lead) => ({
        ...lead,
        atDesk: leadAtDesk(sender, lead.reference),
        pastDue: openTimeInWords(pastDue(lead, now, hours), hours),
      }));
      const to = { mailbox, sender };
      const desk = await newDeskLink(transaction, to, now);
      const mail = morningMail({
        mailbox,
        leads: listed,
        more,
        suspects,
        desk,
        now,
      });
      await enqueue(transaction, mail, now);
    }
    return mornings.length;
  });
  if (count > 0) log("info", "morning mails written", { count });
}

type Listed = Omit<Morning, "leads" | "desk" | "now"> & {
  leads: OverdueLead[];
};

/** What each mailbox is told. A mailbox with suspects only gets no mail: they would cause one every day. */
async function morningsOf(
  { db, smtp, hours }: Options,
  now: Date,
): Promise<Listed[]> {
  const overdue = await overdueLeads(db, now, hours);
  const byMailbox = Map.groupBy(overdue, ({ kind }) => mailboxFor(smtp, kind));
  return [...byMailbox].flatMap(([mailbox, all]) => {
    const leads = all.filter(({ suspect }) => suspect === null);
    return leads.length === 0
      ? []
      : [
          {
            mailbox,
            leads: leads.slice(0, mostLeads),
            more: Math.max(0, leads.length - mostLeads),
            suspects: all.length - leads.length,
          },
        ];
  });
}

/** Whether it was last done on this day. Any other day counts as past, even a later one: a clock was wrong then. */
async function isDone(db: Db, now: Date): Promise<boolean> {
  const last = await lastDone(db, "morning");
  return last !== undefined && texasClock(last).day === texasClock(now).day;
}

/** Whether this day has its mails, although a server whose clock was wrong has done another day since. */
async function wasMailed(
  db: Db,
  now: Date,
  hours?: BusinessHours,
): Promise<boolean> {
  const { opens, closes } = openOn(texasClock(now).day, hours)!;
  const mail = await db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "morning")
    .where("created_at", ">=", opens.toISOString())
    .where("created_at", "<", closes.toISOString())
    .executeTakeFirst();
  return mail !== undefined;
}
