import { answerWords } from "#content/forms.ts";
import { suspects as words } from "#content/mail/suspects.ts";
import { floodReason } from "#server/intake/spam-signals.ts";
import { log } from "#server/log.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { mailboxFor, type Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { enqueue, type Mail } from "#server/outbox/outbox.ts";
import { lastDone, noteDone } from "#server/store/daily-jobs.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { suspectsAtDesk } from "./desk-links.ts";

/** Between two mails, in milliseconds. */
const pause = 3_600_000;

/** The most leads that a mail lists. */
const mostListed = 20;

/** Rows marked in one transaction: few, so posts wait only a little. */
const batch = 500;

type Options = {
  db: Db;
  smtp: Mailboxes;
  sender: Pick<Sender, "publicOrigin">;
  now: () => Date;
};

type Suspect = Pick<
  LeadTable,
  "reference" | "kind" | "received_at" | "suspect"
>;

/**
 * Tells each mailbox in one mail about the suspects that have come since the last one, at most once an hour for all
 * servers of a store: a mail for each would use up the mail server's quota. Throws if the store fails; the next look
 * tries again.
 */
export async function mailSuspects(options: Options): Promise<void> {
  const { db, smtp, sender } = options;
  const now = options.now();
  if (!(await isDue(db, now))) return;
  // Before the transaction, because it may take long, and posts would wait.
  const suspects = await waitingSuspects(db, now);
  if (suspects.length === 0) return;
  const written = await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, "suspects");
    if (!(await isDue(transaction, now))) return false;
    const byMailbox = Map.groupBy(suspects, ({ kind }) =>
      mailboxFor(smtp, kind),
    );
    for (const [mailbox, some] of byMailbox)
      await enqueue(transaction, suspectMail(mailbox, some, sender), now);
    await noteDone(transaction, "suspects", now);
    const flood = suspects.filter(isOfFlood).length;
    log("info", "suspects mailed", { count: suspects.length, flood });
    return true;
  });
  // If this is interrupted, the next mail counts the rest again.
  if (written) while ((await markSome(db, now)) === batch);
}

/** A time in the future is from before the clock was set back. */
async function isDue(db: Db, now: Date): Promise<boolean> {
  const last = await lastDone(db, "suspects");
  return !last || Math.abs(now.getTime() - last.getTime()) >= pause;
}

/** The newest first. */
const waitingSuspects = (db: Db, now: Date): Promise<Suspect[]> =>
  db
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .select(["reference", "leads.kind", "received_at", "suspect"])
    .where("outbox.channel", "=", "digest")
    .where("outbox.status", "=", "waiting")
    .where("outbox.created_at", "<=", now.toISOString())
    .orderBy("received_at", "desc")
    .execute();

async function markSome(db: Db, now: Date): Promise<number> {
  const some = db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "digest")
    .where("status", "=", "waiting")
    .where("created_at", "<=", now.toISOString())
    .limit(batch);
  const marked = await db
    .updateTable("outbox")
    .set({ status: "sent", sent_at: now.toISOString() })
    .where("id", "in", some)
    .returning("id")
    .execute();
  return marked.length;
}

const isOfFlood = ({ suspect }: Suspect) =>
  suspect?.split(", ").includes(floodReason) ?? false;

/** Nothing that was typed is in it, because nobody looks for a person here to erase them. */
function suspectMail(
  mailbox: string,
  suspects: readonly Suspect[],
  sender: Options["sender"],
): Mail {
  const count = suspects.length;
  const flood = suspects.filter(isOfFlood).length;
  const subject = fillIn(flood > 0 ? words.floodSubject : words.subject, {
    count,
  });
  const listed = suspects.slice(0, mostListed);
  const more = count - listed.length;
  return {
    kind: "suspects",
    recipient: mailbox,
    subject,
    ...mailPage(subject, [
      {
        words: words.intro,
        links: [{ label: words.link, to: suspectsAtDesk(sender) }],
      },
      ...(flood > 0 ? [{ words: fillIn(words.flood, { count: flood }) }] : []),
      {
        fields: listed.map(({ reference, kind, received_at }) => ({
          label: reference,
          text: fillIn(words.lead, {
            kind: answerWords[kind].name,
            received: inTexas(new Date(received_at)),
          }),
        })),
      },
      ...(more > 0 ? [{ words: fillIn(words.more, { count: more }) }] : []),
    ]),
  };
}
