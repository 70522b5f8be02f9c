import type { Kysely } from "kysely";
import { newsletter as words } from "#content/mail/newsletter.ts";
import type { Issue } from "#content/newsletters.ts";
import { fillIn } from "#words/fill-in.ts";
import { issueMail } from "#server/newsletter/issue-mail.ts";
import { newsletterPath } from "#server/newsletter/newsletter-links.ts";
import {
  countRecipients,
  findIssue,
  newsletterOf,
  offerAgain,
} from "#server/newsletter/newsletters.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import type { Tables } from "#server/store/schema.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const newsletter: Command = {
  takes: "test|offer <day>",
  does: "mails an issue to the office, or a link with which the office sends it to all subscribers",
  async run([word, day = "", ...more], context) {
    if ((word !== "test" && word !== "offer") || !day || more.length > 0)
      throw new UsageError();
    const issue = findIssue(day);
    if (!issue)
      throw new Error(`There is no issue content/en/newsletters/${day}.yaml`);
    const { sender, mailboxes } = context.config.mail;
    const now = context.now();
    await using store = await openKept(context);
    const { db } = store;
    const mail =
      word === "test"
        ? testMail(issue, sender)
        : await offerMail(issue, { db, sender, now });
    await db
      .transaction()
      .execute((transaction) =>
        enqueue(
          transaction,
          { kind: "newsletter-offer", recipient: null, ...mail },
          now,
        ),
      );
    console.log(`A mail to ${mailboxes.to} is in the outbox: ${mail.subject}`);
  },
};

function testMail(issue: Issue, sender: Sender) {
  const mail = issueMail(issue, sender, `${sender.publicOrigin}/blog`);
  return { ...mail, subject: fillIn(words.test, { title: mail.subject }) };
}

/** Has the link with which the office sends the issue. Throws if it has been sent, or stopped. */
async function offerMail(
  { day, title }: Issue,
  { db, sender, now }: { db: Kysely<Tables>; sender: Sender; now: Date },
) {
  await offerAgain(db, day);
  const before = await newsletterOf(db, day);
  if (before) throw new Error(`This issue has been ${before.status}.`);
  const count = await countRecipients(db, day);
  const to = sender.publicOrigin + (await newsletterPath(db, "send", day, now));
  const subject = fillIn(words.offerSubject, { title });
  const page = mailPage(subject, [
    {
      words: fillIn(words.offer, { count, day, title }),
      links: [{ label: fillIn(words.send, { count }), to }],
    },
  ]);
  return { subject, ...page };
}
