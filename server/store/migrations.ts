import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { everyRow } from "./every-row.ts";
import { isPostgres } from "./is-postgres.ts";

/**
 * The store's history, forward only. A released step is never changed; a change is a new step. Steps use nothing that
 * changes with the site: neither today's tables nor today's hashes.
 *
 * A step only adds, so that the release before can use the store after it; what it replaces is removed one release
 * later.
 */
export const migrations: Record<string, Migration> = {
  "0001-leads": step(
    `create table leads (
      id text primary key,
      reference text not null unique,
      kind text not null,
      received_at text not null,
      idempotency_key text,
      follows text references leads (id),
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      audience text not null
    )`,
    "create index leads_idempotency_key on leads (idempotency_key)",
    "create index leads_received_at on leads (received_at)",
  ),
  "0002-subscriptions": step(
    `create table subscriptions (
      id text primary key,
      email text not null,
      email_key text not null unique,
      status text not null,
      created_at text not null,
      requested_at text not null,
      confirmed_at text,
      consent_version text not null
    )`,
    // For waiting subscriptions, and for those that waited too long.
    "create index subscriptions_status on subscriptions (status, requested_at)",
  ),
  "0003-outbox-and-care": step(
    "alter table leads add column suspect text",
    "alter table leads add column words_hash text",
    // The same key with the same words is one lead, whichever of two processes is first.
    "create unique index leads_key_and_words on leads (idempotency_key, words_hash)",
    "create index leads_email on leads (email)",
    "alter table subscriptions add column ip_hash text",
    "alter table subscriptions add column email_hash text",
    "create index subscriptions_email_hash on subscriptions (email_hash)",
    `create table outbox (
      id text primary key,
      kind text not null,
      lead_id text references leads (id),
      subscription_id text references subscriptions (id),
      recipient text,
      reply_to text,
      subject text not null,
      body text,
      unsubscribe_url text,
      created_at text not null,
      status text not null,
      attempts integer not null,
      next_attempt_at text not null,
      locked_by text,
      locked_until text,
      last_problem text,
      sent_at text
    )`,
    "create index outbox_due on outbox (status, next_attempt_at)",
    "create index outbox_lead on outbox (lead_id)",
    `create table suppressions (
      email_hash text primary key,
      created_at text not null
    )`,
    `create table secrets (
      purpose text not null,
      value text not null,
      created_at text not null,
      constraint secrets_key primary key (purpose, created_at)
    )`,
    `create table rate_limits (
      bucket text primary key,
      tokens double precision not null,
      updated_at text not null
    )`,
    `create table write_probe (
      id text primary key,
      written_at text not null
    )`,
  ),
  "0004-requests": {
    async up(db: Kysely<unknown>) {
      await run(
        db,
        "alter table leads add column details text",
        "alter table leads add column consent_version text",
        `create table attachments (
          id text primary key,
          lead_id text not null references leads (id),
          file_name text not null,
          media_type text not null,
          size integer not null,
          sha256 text not null,
          content ${isPostgres(db) ? "bytea" : "blob"} not null
        )`,
        "create index attachments_lead on attachments (lead_id)",
      );
    },
  },
  "0005-confirmation-counts": step(
    `create table confirmation_counts (
      mailbox_hash text primary key,
      counted_since text not null,
      mails integer not null
    )`,
  ),
  "0006-daily-jobs": step(
    `create table daily_jobs (
      name text primary key,
      done_at text,
      locked_until text
    )`,
  ),
  "0007-erasures-and-mail-hashes": {
    async up(db: Kysely<OlderTables>) {
      await run(
        db,
        `create table erasures (
          subject text primary key,
          erased_at text not null
        )`,
        "alter table outbox add column words_hash text",
      );
      await hashMails(db);
      await run(
        db,
        // Deleting a row looks for rows that refer to it; without an index that reads the whole table each time.
        "create index leads_follows on leads (follows)",
        "create index outbox_subscription on outbox (subscription_id)",
      );
    },
  },
  "0008-notices": step(
    `create table notices (
      place text primary key,
      title text not null,
      words text not null,
      link_label text,
      link_to text,
      starts_at text not null,
      ends_at text not null
    )`,
  ),
  "0009-fields": {
    async up(db: Kysely<OlderTables>) {
      await run(
        db,
        "alter table leads add column fields text default '{}' not null",
      );
      await moveFields(db);
      await run(
        db,
        "alter table leads drop column message",
        "alter table leads drop column audience",
        "alter table leads drop column details",
        "alter table leads drop column consent_version",
        "update outbox set kind = 'contact' where kind = 'lead'",
      );
    },
  },
  "0010-desk": step(
    "alter table leads add column status text default 'new' not null",
    "alter table leads add column status_at text",
    "alter table leads add column status_by text",
    "alter table leads add column source text",
    // They were answered before anyone could say so, and must not fill the first morning mail.
    "update leads set status = 'closed'",
    "create index leads_status on leads (status, received_at)",
    `create table lead_events (
      id text primary key,
      lead_id text not null references leads (id),
      status text not null,
      at text not null,
      mailbox text
    )`,
    "create index lead_events_lead on lead_events (lead_id)",
    "alter table outbox add column channel text default 'mail' not null",
    "alter table outbox add column html text",
    "drop index outbox_due",
    "create index outbox_due on outbox (status, channel, next_attempt_at)",
    `create table receipts (
      id text primary key,
      mailbox_hash text not null,
      sent_at text not null
    )`,
    "create index receipts_mailbox on receipts (mailbox_hash, sent_at)",
    `create table page_counts (
      day text not null,
      what text not null,
      path text not null,
      source text not null,
      count integer not null,
      constraint page_counts_key primary key (day, what, path, source)
    )`,
  ),
  "0011-desks": step(
    "alter table leads add column note text",
    `create table desks (
      token_hash text primary key,
      device_hash text,
      mailbox text not null,
      ends_at text not null
    )`,
  ),
  "0012-newsletters": step(
    "alter table subscriptions add column bounced_at text",
    `create table newsletters (
      issue text primary key,
      starts_at text not null,
      next_at text not null,
      status text not null
    )`,
    `create table newsletter_mails (
      issue text not null,
      subscription_id text not null,
      mail_id text,
      constraint newsletter_mails_key primary key (issue, subscription_id)
    )`,
    // For stopping an issue, and for deleting a subscription with what it got.
    "create index newsletter_mails_mail on newsletter_mails (mail_id)",
    "create index newsletter_mails_subscription on newsletter_mails (subscription_id)",
  ),
  "0013-desk-names": step("alter table desks add column name text"),
  "0014-hashes": step(
    "alter table leads add column known_hash text",
    // Their key is in the same store.
    "update subscriptions set ip_hash = null",
  ),
  "0015-no-page-counts": step("delete from page_counts"),
  "0016-desk-devices": step(
    // For the pages of the desk: of 40,000 suspects only those of one page are read (server/desk/desk-leads.ts).
    "create index leads_listed on leads ((status in ('new', 'taken')), (suspect is null), received_at, id, kind)",
    // Counted in receipts from now on.
    "delete from confirmation_counts",
    "alter table desks add column opened_at text",
    "alter table desks add column used_at text",
    "alter table desks add column device text",
  ),
  // Nothing has used them since 0016.
  "0017-unused-tables": step(
    "drop table write_probe",
    "drop table confirmation_counts",
    "drop table page_counts",
  ),
  "0018-assignees": step("alter table lead_events add column assignee text"),
};

/** A step made only of statements. */
function step(...statements: string[]): Migration {
  return { up: (db) => run(db, ...statements) };
}

async function run(db: Kysely<any>, ...statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A mail as it was stored before `html`. */
type OlderMail = {
  id: string;
  recipient: string | null;
  reply_to: string | null;
  subject: string;
  body: string | null;
  unsubscribe_url: string | null;
  words_hash: string | null;
};

async function hashMails(db: Kysely<OlderTables>) {
  const mails = db
    .selectFrom("outbox")
    .select([
      "id",
      "recipient",
      "reply_to",
      "subject",
      "body",
      "unsubscribe_url",
    ])
    .orderBy("id");
  for await (const { id, ...mail } of everyRow((last) =>
    mails.where("id", ">", last),
  )) {
    const { recipient, reply_to, subject, body, unsubscribe_url } = mail;
    if (body === null) continue;
    const words = [recipient, reply_to, subject, body, unsubscribe_url];
    await db
      .updateTable("outbox")
      .set({ words_hash: hashOf(words) })
      .where("id", "=", id)
      .execute();
  }
}

/** A lead as it was stored before `fields`. */
type OlderLead = {
  id: string;
  kind: "contact" | "certificate" | "claim";
  name: string;
  email: string;
  phone: string;
  message: string;
  audience: string;
  details: string | null;
  consent_version: string | null;
  words_hash: string | null;
  fields: string;
};

type OlderTables = {
  leads: OlderLead;
  attachments: { lead_id: string; sha256: string };
  outbox: OlderMail;
};

/** Gives every lead its fields under the names of its form, and the matching hash. */
async function moveFields(older: Kysely<OlderTables>) {
  const leads = older
    .selectFrom("leads")
    .leftJoin("attachments", "attachments.lead_id", "leads.id")
    .selectAll("leads")
    .select("attachments.sha256")
    .orderBy("leads.id");
  for await (const { sha256, ...lead } of everyRow((last) =>
    leads.where("leads.id", ">", last),
  )) {
    const fields = fieldsOf(lead);
    const { kind, name, email, phone, words_hash } = lead;
    const words = [kind, name, email, phone, fields, sha256 ?? undefined];
    // A lead that did not match its stored hash still does not match.
    const isSound = words_hash === olderHash(lead, sha256);
    await older
      .updateTable("leads")
      .set({ fields, words_hash: isSound ? hashOf(words) : words_hash })
      .where("id", "=", lead.id)
      .execute();
  }
}

/** In the order of the forms of that time. */
function fieldsOf(lead: OlderLead): string {
  const { kind, message, audience, details, consent_version } = lead;
  if (kind === "contact") return JSON.stringify({ audience, message });
  const others = JSON.parse(details ?? "{}") as Record<string, unknown>;
  if (kind === "certificate") {
    const { neededBy, ...request } = others;
    return JSON.stringify({ ...request, wording: message, neededBy });
  }
  const { line, happenedOn, policy, bestTime } = others;
  const textConsent = consent_version ?? "";
  return JSON.stringify({
    line,
    happenedOn,
    message,
    policy,
    bestTime,
    textConsent,
  });
}

const hashOf = (words: unknown[]) =>
  createHash("sha256").update(JSON.stringify(words)).digest("hex");

/** A lead's hash as it was before `fields`. */
function olderHash(lead: OlderLead, sha256: string | null): string {
  const { kind, name, email, phone, message, audience } = lead;
  const words = [name, email, phone, message, audience];
  const { details, consent_version } = lead;
  if (kind === "contact") return hashOf(words);
  const others = [details, consent_version, sha256 ?? undefined];
  return hashOf([kind, ...words, ...others]);
}
