import { createHash } from "node:crypto";

/** The parts of a mail that its hash covers: what it says, and to whom. */
type MailWords = {
  recipient: string | null;
  reply_to: string | null;
  subject: string;
  body: string;
  unsubscribe_url: string | null;
};

/** SHA-256 of a mail, in hex: whether it is still what was written. */
export function mailHash(mail: MailWords): string {
  const { recipient, reply_to, subject, body, unsubscribe_url } = mail;
  const words = [recipient, reply_to, subject, body, unsubscribe_url];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
