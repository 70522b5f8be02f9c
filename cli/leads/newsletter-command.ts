import { findIssue } from "#server/newsletter/newsletters.ts";
import { mailOffice, officeMails } from "#server/newsletter/office-mail.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const newsletter: Command = {
  takes: "test|offer <day>",
  does: "mails an issue to the office, or a link with which the office sends it to all subscribers",
  async run([word, day = "", ...more], context) {
    const which = officeMails.find((one) => one === word);
    if (!which || !day || more.length > 0) throw new UsageError();
    const issue = findIssue(day);
    if (!issue)
      throw new Error(`There is no issue content/en/newsletters/${day}.yaml`);
    const { sender, mailboxes } = context.config.mail;
    await using store = await openKept(context);
    const { subject } = await mailOffice(
      store.db,
      which,
      issue,
      sender,
      context.now(),
    );
    console.log(`A mail to ${mailboxes.to} is in the outbox: ${subject}`);
  },
};
