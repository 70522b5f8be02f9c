import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { OutboxTable } from "#server/store/schema.ts";

/** The text and the recipient of a mail or webhook. */
type Words = Pick<
  Insertable<OutboxTable>,
  "recipient" | "reply_to" | "subject" | "body" | "html" | "unsubscribe_url"
>;

/** SHA-256 of what is sent, in hex, to check that it was not changed. */
export function wordsHash(sent: Words): string {
  const { recipient, reply_to, subject, body, unsubscribe_url, html } = sent;
  const words = [recipient, reply_to, subject, body, unsubscribe_url];
  if (html) words.push(html);
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
