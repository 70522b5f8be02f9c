import { after } from "#server/after.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { idList } from "#server/store/id-list.ts";
import type { Db, LeadTable, Transaction } from "#server/store/schema.ts";
import { secrets } from "#server/store/secrets.ts";
import { unsubscribeLink } from "#server/recipients/unsubscribe-token.ts";
import { privateMailDomains } from "#forms/email-typo.ts";
import { mailboxOf } from "#server/recipients/mailbox.ts";
import {
  emailHashes,
  hashEmail,
  isSuppressed,
} from "#server/recipients/suppression.ts";
import {
  countedFor,
  countStrangerMail,
} from "#server/recipients/stranger-mail.ts";
import { receiptMail } from "./receipt-mail.ts";

/**
 * Receipts to one mailbox, which can have any number of addresses, and to all mailboxes of a firm's domain, because a
 * stranger may have typed them. After a storm many of them are to gmail.com, so domains of private mail have no limit.
 */
const most = {
  mailbox: { perHour: 1, perDay: 3 },
  domain: { perHour: 30, perDay: 300 },
};

type Beside = {
  mailing: LeadMailing;
  attachments: readonly Attachment[];
};

/**
 * Puts the visitor's receipt into the outbox, in the transaction of its lead, if the lead has an address that may get
 * one. A suspect lead brings none, so that nobody can have the site mail strangers.
 */
export async function enqueueReceipt(
  transaction: Transaction,
  lead: LeadTable,
  { mailing, attachments }: Beside,
  now: Date,
): Promise<void> {
  const { email, suspect } = lead;
  if (!mailing.receipts || !email || suspect) return;
  const mailbox = mailboxOf(email);
  if (mailing.ownAddresses.some((own) => mailboxOf(own) === mailbox)) return;
  if (await isSuppressed(transaction, email)) return;
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  const limits = [
    { what: `mailbox ${mailbox}`, ...most.mailbox },
    ...(privateMailDomains.includes(domain)
      ? []
      : [{ what: `domain ${domain}`, ...most.domain }]),
  ];
  const budget = { perDay: mailing.strangersPerDay };
  if (!(await countStrangerMail(transaction, limits, budget, now))) return;
  const emailHash = await hashEmail(transaction, email, now);
  const { sender } = mailing;
  const mail = receiptMail(lead, {
    mailing,
    files: attachments.length,
    unsubscribe: await unsubscribeLink(transaction, sender, emailHash, now),
  });
  await enqueue(transaction, mail, now);
}

/** Deletes counts that are over, and unsent receipts that are too late: without a mail server nothing else would. */
export async function deleteOldReceipts(db: Db, now: Date): Promise<void> {
  const [oldest, newest] = [after(now, -countedFor), after(now, countedFor)];
  await db
    .deleteFrom("receipts")
    .where((row) => row.not(row.between("sent_at", oldest, newest)))
    .execute();
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "receipt")
    .where("status", "!=", "sent")
    .where((row) => row.not(row.between("created_at", oldest, newest)))
    .execute();
}

/** Deletes the unsent receipts to the address with this hash. */
export async function deleteReceipts(
  transaction: Transaction,
  emailHash: string,
): Promise<void> {
  const keys = await secrets(transaction, "email-hash");
  const waiting = await transaction
    .selectFrom("outbox")
    .select(["id", "recipient"])
    .where("kind", "=", "receipt")
    .where("status", "=", "waiting")
    .execute();
  const ids = waiting
    .filter(({ recipient }) =>
      emailHashes(keys, recipient ?? "").includes(emailHash),
    )
    .map(({ id }) => id);
  await transaction
    .deleteFrom("outbox")
    .where("id", "in", idList(transaction, ids))
    .execute();
}
