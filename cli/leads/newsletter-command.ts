import { newsletter as words } from "#content/mail/newsletter.ts";
import { fillIn } from "#words/fill-in.ts";
import { issueMail } from "#server/newsletter/issue-mail.ts";
import { newsletterPath } from "#server/newsletter/newsletter-links.ts";
import {
  countRecipients,
  findIssue,
  newsletterOf,
  offerAgain,
} from "#server/newsletter/newsletters.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { enqueue, type Mail } from "#server/outbox/outbox.ts";
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
    const to = { kind: "newsletter-offer", recipient: null } as const;
    let mail: Mail;
    if (word === "test") {
      const { subject, ...page } = issueMail(
        issue,
        sender,
        `${sender.publicOrigin}/blog`,
      );
      mail = {
        ...to,
        subject: fillIn(words.test, { title: subject }),
        ...page,
      };
    } else {
      await offerAgain(db, day);
      const before = await newsletterOf(db, day);
      if (before) throw new Error(`This issue has been ${before.status}.`);
      const count = await countRecipients(db, day);
      const path = await newsletterPath(db, "send", day, now);
      const subject = fillIn(words.offerSubject, { title: issue.title });
      const page = mailPage(subject, [
        {
          words: fillIn(words.offer, { count, day, title: issue.title }),
          links: [
            {
              label: fillIn(words.send, { count }),
              to: sender.publicOrigin + path,
            },
          ],
        },
      ]);
      mail = { ...to, subject, ...page };
    }
    await db
      .transaction()
      .execute((transaction) => enqueue(transaction, mail, now));
    console.log(`A mail to ${mailboxes.to} is in the outbox: ${mail.subject}`);
  },
};
