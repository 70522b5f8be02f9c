import { alert as words } from "#content/mail/alert.ts";
import { after } from "#server/after.ts";
import { log } from "#server/log.ts";
import { mailboxFor, type Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { SendError, type Transport } from "#server/outbox/transport.ts";
import { repeat } from "#server/repeat.ts";
import type { Db } from "#server/store/schema.ts";
import { fillIn } from "#words/fill-in.ts";
import { alertDaily, type Alerting } from "./alert-daily.ts";

/** In milliseconds. */
const minute = 60_000;
const interval = 5 * minute;
const hour = 60 * minute;

/** How long mails may fail before the owner is told, in milliseconds. */
const patience = 30 * minute;

type Options = Alerting & {
  transport: Pick<Transport, "verify">;
  mailboxes: Mailboxes;
  /** Gets why the mail server cannot be used, as a code without an address; null if it can. */
  tell: (problem: string | null) => void;
};

/**
 * Tries the mail server now and every hour, more often while something is wrong, and alerts once a day if mails have
 * failed for half an hour. Returns a function that stops it.
 */
export function watchMail(options: Options): () => void {
  const look = mailLook(options);
  return repeat(look, { interval, now: true, failure: "mail not checked" });
}

/** One look. Throws if the store fails. */
export function mailLook({ transport, mailboxes, tell, ...alerting }: Options) {
  const { db, now } = alerting;
  let triedAt = Number.NEGATIVE_INFINITY;
  let problem: string | null = null;
  return async () => {
    const late = await lateMails(db, mailboxes, now());
    // Either way, because clocks can go back.
    const isDue = Math.abs(now().getTime() - triedAt) >= hour;
    if (isDue || problem || late) {
      problem = await problemOf(transport);
      triedAt = now().getTime();
      tell(problem);
      if (problem) log("warn", "mail server cannot be used", { problem });
    }
    if (!late || (!problem && late.addresses < 2)) return;
    const { count } = late;
    log("error", "mails fail", { count, problem });
    await alertDaily(
      "mail-alert",
      {
        subject: fillIn(words.mailSubject, { count }),
        text: fillIn(words.mail, { count, problem: problem ?? late.problem }),
        facts: { mailsWaiting: count, problem: problem ?? late.problem },
      },
      alerting,
    );
  };
}

async function problemOf(transport: Options["transport"]) {
  try {
    await transport.verify(new AbortController().signal);
    return null;
  } catch (error) {
    return error instanceof SendError ? error.code : "unknown";
  }
}

/**
 * The mails that have waited for half an hour if none was sent in that time, and to how many addresses. One address
 * alone may be wrong.
 */
async function lateMails(db: Db, mailboxes: Mailboxes, now: Date) {
  const since = after(now, -patience);
  const mails = db.selectFrom("outbox").where("channel", "=", "mail");
  const sent = await mails
    .select("id")
    .where("sent_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  if (sent) return undefined;
  const waiting = await mails
    .select(["recipient", "kind", "last_problem"])
    .where("status", "=", "waiting")
    .where("created_at", "<=", since)
    // A visitor's mail server may defer a receipt for hours.
    .where("kind", "!=", "receipt")
    .limit(1000)
    .execute();
  if (waiting.length === 0) return undefined;
  const addresses = new Set(
    waiting.map(
      ({ recipient, kind }) => recipient ?? mailboxFor(mailboxes, kind),
    ),
  );
  return {
    count: waiting.length,
    addresses: addresses.size,
    problem: waiting.find((one) => one.last_problem)?.last_problem ?? "nothing",
  };
}
