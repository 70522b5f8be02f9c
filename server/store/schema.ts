import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { AttachmentType } from "#forms/attachment-rules.ts";
import type { LeadKind } from "#forms/kinds.ts";

/** The store, or a transaction in it. */
export type Db = Kysely<Tables>;

/** What must be written together with something else. */
export type Transaction = KyselyTransaction<Tables>;

/** The tables, for the query builder. Times are ISO 8601 in UTC. */
export type Tables = {
  leads: LeadTable;
  lead_events: LeadEventTable;
  attachments: AttachmentTable;
  subscriptions: SubscriptionTable;
  outbox: OutboxTable;
  suppressions: SuppressionTable;
  receipts: ReceiptTable;
  erasures: ErasureTable;
  secrets: SecretTable;
  rate_limits: RateLimitTable;
  daily_jobs: DailyJobTable;
  notices: NoticeTable;
  desks: DeskTable;
  newsletters: NewsletterTable;
  newsletter_mails: NewsletterMailTable;
};

/** How far the brokerage is with a lead: `closed` means that it is not one. */
export type LeadStatus = "new" | "taken" | "answered" | "closed";

export type LeadTable = {
  id: string;
  /** The lead's short name for the visitor and the brokerage, such as SR-7K3F9Q. */
  reference: string;
  /** The form that it came from. */
  kind: LeadKind;
  received_at: string;
  /** The browser's key for the filled-in form; null if there was none. */
  idempotency_key: string | null;
  /** The lead that this one repeats with other words under the same key. */
  follows: string | null;
  /** Why it looks like spam, such as "honeypot, speed"; null if it does not. Suspect leads are stored like others. */
  suspect: string | null;
  /** SHA-256 of the form's content, in hex; null on leads from before this column. */
  words_hash: string | null;
  name: string;
  email: string;
  phone: string;
  /** The other fields, as JSON, by the names in the form (forms/). */
  fields: string;
  /** Its latest event; leads from before the events count as closed. */
  status: LeadStatus;
  status_at: string | null;
  status_by: string | null;
  /** Where the visit came from, as JSON (server/sources/); null if the visitor opted out or from before this column. */
  source: string | null;
  /** What the office has written about it at the desk. */
  note: string | null;
  /** SHA-256 of what is known about it besides its form (server/leads/lead-content.ts); null from before this column. */
  known_hash: string | null;
};

/** A change of a lead's status. A lead without events is new. */
export type LeadEventTable = {
  id: string;
  lead_id: string;
  status: LeadStatus;
  at: string;
  /** Who pressed the button at the desk, or the address whose mail had the link; null from the command line. */
  mailbox: string | null;
  /** To whom they gave it, if it is not their own from then on. */
  assignee: string | null;
};

/**
 * A file that came with a lead. It is stored here so that one commit makes both durable, and it leaves only as an
 * attachment.
 */
export type AttachmentTable = {
  id: string;
  lead_id: string;
  /** Without folders and characters that hide others; at most 200. */
  file_name: string;
  media_type: AttachmentType;
  /** In bytes. */
  size: number;
  /** In hex. */
  sha256: string;
  content: Uint8Array;
};

export type SubscriptionTable = {
  id: string;
  email: string;
  /** The address in lower case: one row per address. */
  email_key: string;
  /** A pending address gets only the request for confirmation. */
  status: "pending" | "confirmed" | "unsubscribed";
  created_at: string;
  /** The time of the latest request. */
  requested_at: string;
  confirmed_at: string | null;
  /** The wording that was accepted; on rows from before 25 November 2026 its version, 2026-11. */
  consent_version: string;
  /** The IP address of the request as a hash, whose key is in no file (server/subscribe/hash-ip.ts). */
  ip_hash: string | null;
  /** The address in the links of its mails (see SuppressionTable); null on rows from before this column. */
  email_hash: string | null;
  /** When its mail server said that it takes no mail; null once it is confirmed again. */
  bounced_at: string | null;
};

/** Mails to send, written in the same transaction as the rows they are about: the transactional outbox pattern. */
export type OutboxTable = {
  /** A UUID, and the local part of the mail's Message-ID at every try. */
  id: string;
  /**
   * Mails and webhooks have a worker. What is in the digest is not sent itself: it waits for the next mail about all
   * suspects (server/leads/suspect-mail.ts).
   */
  channel: "mail" | "webhook" | "digest";
  /** For mails and webhooks to the brokerage about a lead, the lead's kind. */
  kind:
    | LeadKind
    | "confirmation"
    | "receipt"
    | "morning"
    | "desk"
    | "taken"
    | "suspects"
    | "newsletter"
    | "newsletter-offer";
  lead_id: string | null;
  subscription_id: string | null;
  /** Null for the brokerage: uses MAIL_TO and the like at the time of sending, so a wrong address can be fixed. */
  recipient: string | null;
  /** The visitor's address, if the mail is about a lead that has one. */
  reply_to: string | null;
  subject: string;
  /** Plain text, or the JSON of a webhook; null once retention has removed it. */
  body: string | null;
  /** The same as a page, for mails that have one; removed with the body. */
  html: string | null;
  /** For the List-Unsubscribe header of RFC 8058. */
  unsubscribe_url: string | null;
  created_at: string;
  /** `dead`: tried for days (retry-delay.ts). It is kept, and `npm run leads -- retry` tries it again. */
  status: "waiting" | "sent" | "dead";
  attempts: number;
  next_attempt_at: string;
  /** The worker that is sending it, and how long no other may. */
  locked_by: string | null;
  locked_until: string | null;
  /** The error of the mail server or the network, as a code: "ECONNREFUSED", "550". Never an address. */
  last_problem: string | null;
  sent_at: string | null;
  /**
   * SHA-256 of its text and recipient (server/outbox/outbox.ts); null on mails whose body was deleted before this
   * column.
   */
  words_hash: string | null;
};

/** Unsubscribed addresses, as a keyed hash of the address in lower case, which outlives the deletion of the address. */
export type SuppressionTable = {
  email_hash: string;
  created_at: string;
};

/** Mails that strangers caused, to limit how many a mailbox and its domain get and how many there are. */
export type ReceiptTable = {
  id: string;
  /** What is counted (server/recipients/stranger-mail.ts), such as the mailbox or all, as a keyed hash: a row for each. */
  mailbox_hash: string;
  sent_at: string;
};

/** Erasures on request, which must be repeated after an older backup is restored (server/removal/erasures.ts). */
export type ErasureTable = {
  /** The keyed hash of an address (as in SuppressionTable), or the id of a lead. */
  subject: string;
  /** Anything later is kept, because the same person may write again. */
  erased_at: string;
};

/** Keys that the server created for itself. The newest one of a purpose signs; older ones still verify. */
export type SecretTable = {
  purpose:
    | "form-token"
    | "address"
    | "email-hash"
    | "confirm"
    | "unsubscribe"
    | "lead-link";
  /** 32 random bytes in base64url. */
  value: string;
  created_at: string;
};

/** Token buckets that several processes share: PostgreSQL only. */
export type RateLimitTable = {
  bucket: string;
  tokens: number;
  updated_at: string;
};

/** When each daily job was last done, by any server of the store. */
export type DailyJobTable = {
  name: "purge" | "backup" | "morning" | "suspects";
  /** By the clock of the server that did it. */
  done_at: string | null;
  /** How long it belongs to one server. */
  locked_until: string | null;
};

/** Notices at the top of every page, written by `npm run notice` or at the desk. */
export type NoticeTable = {
  /** Its start, which tells it from others; "top" if an older version wrote it. */
  place: string;
  title: string;
  words: string;
  /** Both null if the notice has no link. */
  link_label: string | null;
  /** A path of the site, or tel:. */
  link_to: string | null;
  starts_at: string;
  ends_at: string;
};

/** Links to the desk, of which only hashes are kept (server/leads/desk-links.ts). */
export type DeskTable = {
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  /** The same of the cookie on the device that opened it first; null until then. */
  device_hash: string | null;
  /** Whose mail had the link. */
  mailbox: string;
  /** Who opened it; null until then, and on rows from before this column. */
  name: string | null;
  ends_at: string;
  /** When; null until then, and on rows from before this column. */
  opened_at: string | null;
  /** When it was last used, to some minutes; null as before. */
  used_at: string | null;
  /** What the device calls itself; null as before. */
  device: string | null;
};

/** Issues of the newsletter whose button was pressed. */
export type NewsletterTable = {
  /** The day that names its file. */
  issue: string;
  starts_at: string;
  /** When the next of its mails may go into the outbox. */
  next_at: string;
  status: "started" | "stopped" | "sent";
};

/** Who has an issue: one row for each subscriber, so that nobody gets two. */
export type NewsletterMailTable = {
  issue: string;
  subscription_id: string;
  /** In the outbox; null if the subscriber had left. */
  mail_id: string | null;
};
