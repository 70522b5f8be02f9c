import { newsletters as issues, type Issue } from "#content/newsletters.ts";
import { after } from "#server/after.ts";
import { log } from "#server/log.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import {
  hashEmail,
  withoutSuppressed,
} from "#server/recipients/suppression.ts";
import { unsubscribeLink } from "#server/recipients/unsubscribe-token.ts";
import { repeat } from "#server/repeat.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db, NewsletterTable, Transaction } from "#server/store/schema.ts";
import { issueMail } from "./issue-mail.ts";

const minute = 60_000;

/** How long after the button sending begins, in milliseconds. */
const pause = 10 * minute;

/** The issue of a day, if the site has one. */
export const findIssue = (day: string): Issue | undefined =>
  Object.hasOwn(issues, day) ? issues[day] : undefined;

/** The newest issue that has not been sent and is not being sent. */
export async function nextIssue(db: Db): Promise<Issue | undefined> {
  const gone = await db
    .selectFrom("newsletters")
    .select("issue")
    .where("status", "!=", "stopped")
    .execute();
  return Object.values(issues)
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .find(({ day }) => !gone.some(({ issue }) => issue === day));
}

/** The sending of an issue; undefined before the button. */
export function newsletterOf(
  db: Db,
  issue: string,
): Promise<NewsletterTable | undefined> {
  return db
    .selectFrom("newsletters")
    .selectAll()
    .where("issue", "=", issue)
    .executeTakeFirst();
}

/** How many subscribers an issue goes to, or has gone to: those who have it and those who would get it now. */
export async function countRecipients(db: Db, issue: string): Promise<number> {
  const { count } = await db
    .selectFrom("newsletter_mails")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("issue", "=", issue)
    .executeTakeFirstOrThrow();
  const rest = await withoutSuppressed(db, await rested(db, issue).execute());
  return Number(count) + rest.length;
}

/** Sends an issue in ten minutes, unless its button was pressed before. */
export async function startNewsletter(
  db: Db,
  issue: string,
  now: Date,
): Promise<void> {
  const starts = after(now, pause);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("newsletters")
    .values({ issue, starts_at: starts, next_at: starts, status: "started" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows > 0n)
    log("info", "newsletter started", { issue, starts });
}

/** Sends no more of an issue, and removes its mails that wait, so that a later start sends them. */
export async function stopNewsletter(
  db: Db,
  issue: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, "newsletter");
    const { numUpdatedRows } = await transaction
      .updateTable("newsletters")
      .set({ status: "stopped" })
      .where("issue", "=", issue)
      .where("status", "=", "started")
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const waiting = await transaction
      .deleteFrom("outbox")
      .where("kind", "=", "newsletter")
      .where("status", "=", "waiting")
      .where("id", "in", (query) =>
        query
          .selectFrom("newsletter_mails")
          .select("mail_id")
          .where("issue", "=", issue)
          .where("mail_id", "is not", null)
          .$narrowType<{ mail_id: string }>(),
      )
      // One that is being sent arrives.
      .where((row) =>
        row.or([
          row("locked_until", "is", null),
          row("locked_until", "<=", now.toISOString()),
        ]),
      )
      .returning("id")
      .execute();
    for (const { id } of waiting)
      await transaction
        .deleteFrom("newsletter_mails")
        .where("mail_id", "=", id)
        .execute();
    log("info", "newsletter stopped", { issue });
  });
}

/** Lets the button of a stopped issue work again. */
export async function offerAgain(db: Db, issue: string): Promise<void> {
  await db
    .deleteFrom("newsletters")
    .where("issue", "=", issue)
    .where("status", "=", "stopped")
    .execute();
}

type Options = {
  db: Db;
  sender: Sender;
  /** The most mails a minute. */
  newslettersPerMinute: number;
  now: () => Date;
};

/** Looks every few seconds whether an issue is to be sent. Returns a function that stops it. */
export function sendNewsletters(options: Options): () => void {
  return repeat(() => enqueueNewsletters(options), {
    interval: 5_000,
    failure: "newsletter not sent",
  });
}

/**
 * Puts the next mails of started issues into the outbox: at most as many as a minute may have, and no more while
 * others wait. A subscriber's mail and the row that forbids a second one are of one transaction. Throws if the store
 * fails; the next look tries again.
 */
export async function enqueueNewsletters(options: Options): Promise<void> {
  const started = await options.db
    .selectFrom("newsletters")
    .select("issue")
    .where("status", "=", "started")
    .where("next_at", "<=", options.now().toISOString())
    .execute();
  for (const { issue: day } of started) {
    const issue = findIssue(day);
    if (!issue) log("error", "newsletter without its file", { issue: day });
    else
      await options.db.transaction().execute(async (transaction) => {
        await oneAtATime(transaction, "newsletter");
        await enqueueSome(transaction, issue, options);
      });
  }
}

async function enqueueSome(
  transaction: Transaction,
  issue: Issue,
  { sender, newslettersPerMinute, now }: Options,
): Promise<void> {
  const time = now();
  const current = await newsletterOf(transaction, issue.day);
  if (current?.status !== "started" || current.next_at > time.toISOString())
    return;
  const { waiting } = await transaction
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number>().as("waiting"))
    .where("kind", "=", "newsletter")
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  const room = newslettersPerMinute - Number(waiting);
  const next = after(time, minute);
  const some =
    room > 0
      ? await rested(transaction, issue.day).limit(room).execute()
      : undefined;
  await transaction
    .updateTable("newsletters")
    .set(some?.length === 0 ? { status: "sent" } : { next_at: next })
    .where("issue", "=", issue.day)
    .execute();
  if (some?.length === 0) log("info", "newsletter sent", { issue: issue.day });
  const wanted = new Set(await withoutSuppressed(transaction, some ?? []));
  for (const subscriber of some ?? []) {
    const { id, email } = subscriber;
    const mailId = wanted.has(subscriber)
      ? await enqueueIssue(transaction, issue, { id, email }, sender, time)
      : null;
    await transaction
      .insertInto("newsletter_mails")
      .values({ issue: issue.day, subscription_id: id, mail_id: mailId })
      .execute();
  }
}

async function enqueueIssue(
  transaction: Transaction,
  issue: Issue,
  { id, email }: { id: string; email: string },
  sender: Sender,
  now: Date,
): Promise<string> {
  const hash = await hashEmail(transaction, email, now);
  const link = await unsubscribeLink(transaction, sender, hash, now);
  return enqueue(
    transaction,
    {
      kind: "newsletter",
      subscription_id: id,
      recipient: email,
      unsubscribe_url: link,
      ...issueMail(issue, sender, link),
    },
    now,
  );
}

/** Confirmed subscribers with an address that takes mail and without this issue. */
const rested = (db: Db, issue: string) =>
  db
    .selectFrom("subscriptions")
    .select(["id", "email"])
    .where("status", "=", "confirmed")
    .where("bounced_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_mails")
            .select("newsletter_mails.subscription_id")
            .where("newsletter_mails.issue", "=", issue)
            .whereRef(
              "newsletter_mails.subscription_id",
              "=",
              "subscriptions.id",
            ),
        ),
      ),
    )
    .orderBy("id");
