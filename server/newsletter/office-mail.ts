import type { Issue } from "#content/newsletters.ts";
import { newsletter as words } from "#content/mail/newsletter.ts";
import { fillIn } from "#words/fill-in.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { enqueue, type Mail } from "#server/outbox/outbox.ts";
import type { Db } from "#server/store/schema.ts";
import { issueMail } from "./issue-mail.ts";
import { newsletterPath } from "./newsletter-links.ts";
import { countRecipients, newsletterOf, offerAgain } from "./newsletters.ts";

/** What the office can have mailed: the issue itself, or a link with which it sends it. */
export const officeMails = ["test", "offer"] as const;

export type OfficeMail = (typeof officeMails)[number];

/** Puts a mail about an issue to the office into the outbox. Throws if an issue that goes out already is offered. */
export async function mailOffice(
  db: Db,
  which: OfficeMail,
  issue: Issue,
  sender: Sender,
  now: Date,
): Promise<{ subject: string }> {
  const mail =
    which === "test"
      ? testMail(issue, sender)
      : await offerMail(db, issue, sender, now);
  await db
    .transaction()
    .execute((transaction) => enqueue(transaction, mail, now));
  return mail;
}

const to = { kind: "newsletter-offer", recipient: null } as const;

function testMail(issue: Issue, sender: Sender): Mail {
  const { subject, ...page } = issueMail(
    issue,
    sender,
    `${sender.publicOrigin}/blog`,
  );
  return { ...to, subject: fillIn(words.test, { title: subject }), ...page };
}

async function offerMail(
  db: Db,
  { day, title }: Issue,
  sender: Sender,
  now: Date,
): Promise<Mail> {
  await offerAgain(db, day);
  const before = await newsletterOf(db, day);
  if (before) throw new Error(`This issue has been ${before.status}.`);
  const count = await countRecipients(db, day);
  const path = await newsletterPath(db, "send", day, now);
  const subject = fillIn(words.offerSubject, { title });
  const page = mailPage(subject, [
    {
      words: fillIn(words.offer, { count, day, title }),
      links: [
        {
          label: fillIn(words.send, { count }),
          to: sender.publicOrigin + path,
        },
      ],
    },
  ]);
  return { ...to, subject, ...page };
}
