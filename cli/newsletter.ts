#!/usr/bin/env node
import { errorWords } from "#server/error-words.ts";
import { findIssue } from "#server/newsletter/newsletters.ts";
import { mailOffice, officeMails } from "#server/newsletter/office-mail.ts";
import { openExisting, readContext } from "./leads/command.ts";

/**
 * npm run newsletter -- test|offer DAY: mails an issue to the office, or a link with which the office sends it to all
 * subscribers.
 */
const [word, day = "", ...more] = process.argv.slice(2);
try {
  const which = officeMails.find((one) => one === word);
  if (!which || !day || more.length > 0)
    throw new Error("npm run newsletter -- test|offer <day>");
  const issue = findIssue(day);
  if (!issue)
    throw new Error(`There is no issue content/en/newsletters/${day}.yaml`);
  const context = readContext();
  const { sender, mailboxes } = context.config.mail;
  await using store = await openExisting(context);
  const { subject } = await mailOffice(
    store.db,
    which,
    issue,
    sender,
    context.now(),
  );
  console.log(`A mail to ${mailboxes.to} is in the outbox: ${subject}`);
} catch (error) {
  console.error(errorWords(error));
  process.exitCode = 1;
}
