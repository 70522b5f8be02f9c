import type { LeadKind } from "#forms/kinds.ts";

/** The tables, as the query builder knows them. Times are ISO 8601 in UTC. */
export type Tables = {
  leads: LeadTable;
  attachments: AttachmentTable;
  subscriptions: SubscriptionTable;
  outbox: OutboxTable;
  suppressions: SuppressionTable;
  confirmation_counts: ConfirmationCountTable;
  erasures: ErasureTable;
  secrets: SecretTable;
  rate_limits: RateLimitTable;
  write_probe: WriteProbeTable;
  daily_jobs: DailyJobTable;
  notices: NoticeTable;
};

export type LeadTable = {
  id: string;
  /** Short name of the lead that visitor and brokerage share, such as SR-7K3F9Q. */
  reference: string;
  /** The form that it came from. */
  kind: LeadKind;
  received_at: string;
  /** The browser's key of the filled form; null where there was none. */
  idempotency_key: string | null;
  /** Lead that this one repeats with other words under the same key. */
  follows: string | null;
  /** Why it looks like spam, such as "honeypot, speed"; null where nothing does. Suspect leads are kept like others. */
  suspect: string | null;
  /** SHA-256 of what was filled in, in hex; null on leads from before this column. */
  words_hash: string | null;
  name: string;
  email: string;
  phone: string;
  /** What else was filled in, as JSON, by the names of the form's fields (forms/). */
  fields: string;
};

/** A file that came with a lead: kept here, so that one commit makes both durable, and never served. */
export type AttachmentTable = {
  id: string;
  lead_id: string;
  /** Without folders and characters that hide others; at most 200. */
  file_name: string;
  media_type: "application/pdf" | "image/png" | "image/jpeg";
  /** In bytes. */
  size: number;
  /** In hex. */
  sha256: string;
  content: Uint8Array;
};

export type SubscriptionTable = {
  id: string;
  email: string;
  /** The address in lower case: one row an address. */
  email_key: string;
  /** Nothing but the question whether it is right goes to a pending address. */
  status: "pending" | "confirmed" | "unsubscribed";
  created_at: string;
  /** The last time that somebody asked. */
  requested_at: string;
  confirmed_at: string | null;
  /** The wording that was accepted: forms/subscribe-check.ts. */
  consent_version: string;
  /** The asker's IP address as a keyed hash: proof of consent that tells nobody the address. */
  ip_hash: string | null;
  /** The address as the links of its mails know it (see SuppressionTable); null on rows from before this column. */
  email_hash: string | null;
};

/** Mails to send, written in the same transaction as what they tell of: the transactional outbox pattern. */
export type OutboxTable = {
  /** A UUID, and the local part of the mail's Message-ID at every try. */
  id: string;
  /** The kind of the lead that the mail is about. */
  kind: LeadKind | "confirmation";
  lead_id: string | null;
  subscription_id: string | null;
  /** Null where it goes to the brokerage: MAIL_TO and the like at the time of sending, so that a wrong one can be mended. */
  recipient: string | null;
  /** The visitor's address, where the mail is about a lead and there is one. */
  reply_to: string | null;
  subject: string;
  /** Plain text; null once retention has removed it. */
  body: string | null;
  /** For the List-Unsubscribe header of RFC 8058. */
  unsubscribe_url: string | null;
  created_at: string;
  /** `dead`: tried for 72 hours. It stays, and `npm run leads -- retry` tries again. */
  status: "waiting" | "sent" | "dead";
  attempts: number;
  next_attempt_at: string;
  /** The worker that is sending it, and until when nobody else may. */
  locked_by: string | null;
  locked_until: string | null;
  /** What the mail server or the network said, as a code: "ECONNREFUSED", "550". Never an address. */
  last_problem: string | null;
  sent_at: string | null;
  /** SHA-256 of what it says and to whom (server/mail/mail-hash.ts); null on mails whose body was gone before this column. */
  words_hash: string | null;
};

/** Who unsubscribed, as a keyed hash of the address in lower case: it outlives the deletion of the address. */
export type SuppressionTable = {
  email_hash: string;
  created_at: string;
};

/** How many confirmation mails a mailbox was sent lately, whatever the spelling of its address. */
export type ConfirmationCountTable = {
  /** The mailbox (server/subscribe/mailbox.ts) as a keyed hash. */
  mailbox_hash: string;
  /** The count starts over an hour after this. */
  counted_since: string;
  mails: number;
};

/** What was erased on request and must stay erased when a backup from before is restored (server/leads/erasures.ts). */
export type ErasureTable = {
  /** The keyed hash of an address (as in SuppressionTable), or the id of a lead. */
  subject: string;
  /** What came later is kept: the same person may write again. */
  erased_at: string;
};

/** Keys that the server made for itself. The newest of a purpose signs; older ones still verify. */
export type SecretTable = {
  purpose: "form-token" | "address" | "email-hash" | "confirm" | "unsubscribe";
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

/** One row, written to learn whether a lead could be (server/health/). */
export type WriteProbeTable = {
  id: "probe";
  written_at: string;
};

/** When each daily job was last done, for all servers of the store together. */
export type DailyJobTable = {
  name: "purge" | "alert";
  /** By the clock of the server that did it. */
  done_at: string | null;
  /** Until when it is one server's alone. */
  locked_until: string | null;
};

/** The notice on top of every page: at most one row, written by `npm run notice`. */
export type NoticeTable = {
  place: "top";
  title: string;
  words: string;
  /** Both null where the notice has no link. */
  link_label: string | null;
  /** A path of the site, or tel:. */
  link_to: string | null;
  starts_at: string;
  ends_at: string;
};
