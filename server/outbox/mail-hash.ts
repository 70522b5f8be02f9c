import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { OutboxTable } from "#server/store/schema.ts";

/** The parts of a mail that its hash covers: the text and the recipient. */
type MailWords = Pick<
  Insertable<OutboxTable>,
  "recipient" | "reply_to" | "subject" | "body" | "html" | "unsubscribe_url"
>;

/** SHA-256 of a mail, in hex, to check that it was not changed. */
export function mailHash(mail: MailWords): string {
  const { recipient, reply_to, subject, body, unsubscribe_url, html } = mail;
  const words = [recipient, reply_to, subject, body, unsubscribe_url];
  if (html) words.push(html);
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
