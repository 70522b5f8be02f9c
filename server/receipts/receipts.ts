import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { after } from "#server/after.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import { idList } from "#server/store/id-list.ts";
import type {
  Db,
  LeadTable,
  Tables,
  Transaction,
} from "#server/store/schema.ts";
import { secrets } from "#server/store/secrets.ts";
import { unsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import { privateMailDomains } from "#forms/email-typo.ts";
import { mailboxOf } from "#server/recipients/mailbox.ts";
import {
  emailHashes,
  hashEmail,
  hashText,
  isSuppressed,
} from "#server/recipients/suppression.ts";
import { receiptMail } from "./receipt-mail.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/**
 * Receipts to one mailbox, which can have any number of addresses; to all mailboxes of a firm's domain, because a
 * stranger may have typed them; and in all, because mail servers have quotas and the leads' own mails need them. After a
 * storm many of them are to gmail.com, so domains of private mail count only in all.
 */
const most = {
  mailbox: { perHour: 1, perDay: 3 },
  domain: { perHour: 30, perDay: 300 },
  all: { perHour: 100, perDay: 1000 },
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
  if (!(await countReceipt(transaction, mailbox, now))) return;
  const emailHash = await hashEmail(transaction, email, now);
  const mail = receiptMail(lead, {
    mailing,
    hasFile: attachments.length > 0,
    unsubscribeToken: await unsubscribeToken(transaction, emailHash, now),
  });
  await enqueue(transaction, mail, now);
}

/** Counts a receipt to this mailbox if it may have another. Concurrent counts wait for this transaction. */
async function countReceipt(
  transaction: Transaction,
  mailbox: string,
  now: Date,
): Promise<boolean> {
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  const counted = [
    { text: `mailbox ${mailbox}`, ...most.mailbox },
    ...(privateMailDomains.includes(domain)
      ? []
      : [{ text: `domain ${domain}`, ...most.domain }]),
    { text: "all receipts", ...most.all },
  ];
  const hashes: string[] = [];
  for (const { text, perHour, perDay } of counted) {
    const hash = await hashText(transaction, text, now);
    await oneAtATime(transaction, `receipt ${hash}`);
    const within = async (time: number) => {
      const { count } = await transaction
        .selectFrom("receipts")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("mailbox_hash", "=", hash)
        .where((row) => isRecent(row, time, now))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    if ((await within(hour)) >= perHour) return false;
    if ((await within(day)) >= perDay) return false;
    hashes.push(hash);
  }
  const sent_at = now.toISOString();
  await transaction
    .insertInto("receipts")
    .values(
      hashes.map((mailbox_hash) => ({
        id: randomUUID(),
        mailbox_hash,
        sent_at,
      })),
    )
    .execute();
  return true;
}

/**
 * Whether a receipt counts for a limit over `time` milliseconds. After the clock was set back, receipts from before
 * are in the future: they still count if they are less than that time ahead, and never again if they are further.
 */
const isRecent = (
  row: ExpressionBuilder<Tables, "receipts">,
  time: number,
  now: Date,
) =>
  row.and([
    row("sent_at", ">", after(now, -time)),
    row("sent_at", "<", after(now, time)),
  ]);

/** Deletes counts that are over, and unsent receipts that are too late: without a mail server nothing else would. */
export async function deleteOldReceipts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("receipts")
    .where((row) => row.not(isRecent(row, day, now)))
    .execute();
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "receipt")
    .where("status", "!=", "sent")
    .where((row) =>
      row.or([
        row("created_at", "<", after(now, -day)),
        row("created_at", ">", after(now, day)),
      ]),
    )
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
