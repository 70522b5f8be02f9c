import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { storeFile } from "./sqlite.ts";
import type { Place } from "./stores.fixture.ts";

/**
 * The store at each released step of its history, with a row in every table. These are statements for both stores,
 * except binary content, which uses SQLite's syntax. A released step is never edited, and neither is this; add the
 * next one.
 */
export const released: Record<string, string> = {
  "0001-leads": `
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
    insert into kysely_migration_lock values ('migration_lock', 0);
    insert into kysely_migration values ('0001-leads', '2026-11-18T09:00:00.000Z');
    create table leads (id text primary key, reference text not null unique, kind text not null, received_at text not null, idempotency_key text, follows text references leads (id), name text not null, email text not null, phone text not null, message text not null, audience text not null);
    create index leads_idempotency_key on leads (idempotency_key);
    create index leads_received_at on leads (received_at);
    insert into leads values
      ('6f1b6d0e-0000-4000-8000-000000000001', 'SR-AAAAAA', 'contact', '2026-11-18T10:00:00.000Z', 'key', null, 'Ana', 'ana@example.com', '', 'Hello', 'customer'),
      ('6f1b6d0e-0000-4000-8000-000000000002', 'SR-BBBBBB', 'contact', '2026-11-18T11:00:00.000Z', 'key', '6f1b6d0e-0000-4000-8000-000000000001', 'Ana', 'ana@example.com', '713', 'Hello', 'lender'),
      ('6f1b6d0e-0000-4000-8000-000000000003', 'SR-CCCCCC', 'contact', '2026-11-18T12:00:00.000Z', null, null, '李 O''Brien', 'li@example.com', '', 'Two lines, "quoted"', 'customer');`,
  "0002-subscriptions": `
    insert into kysely_migration values ('0002-subscriptions', '2026-11-19T09:00:00.000Z');
    create table subscriptions (id text primary key, email text not null, email_key text not null unique, status text not null, created_at text not null, requested_at text not null, confirmed_at text, consent_version text not null);
    create index subscriptions_status on subscriptions (status, requested_at);
    insert into subscriptions values
      ('6f1b6d0e-0000-4000-8000-000000000004', 'Ana@example.com', 'ana@example.com', 'pending', '2026-11-19T10:00:00.000Z', '2026-11-19T11:00:00.000Z', null, '2026-11');`,
  "0003-outbox-and-care": `
    insert into kysely_migration values ('0003-outbox-and-care', '2026-11-20T09:00:00.000Z');
    alter table leads add column suspect text;
    alter table leads add column words_hash text;
    create unique index leads_key_and_words on leads (idempotency_key, words_hash);
    create index leads_email on leads (email);
    alter table subscriptions add column ip_hash text;
    alter table subscriptions add column email_hash text;
    create index subscriptions_email_hash on subscriptions (email_hash);
    create table outbox (id text primary key, kind text not null, lead_id text references leads (id), subscription_id text references subscriptions (id), recipient text, reply_to text, subject text not null, body text, unsubscribe_url text, created_at text not null, status text not null, attempts integer not null, next_attempt_at text not null, locked_by text, locked_until text, last_problem text, sent_at text);
    create index outbox_due on outbox (status, next_attempt_at);
    create index outbox_lead on outbox (lead_id);
    create table suppressions (email_hash text primary key, created_at text not null);
    create table secrets (purpose text not null, value text not null, created_at text not null, constraint secrets_key primary key (purpose, created_at));
    create table rate_limits (bucket text primary key, tokens double precision not null, updated_at text not null);
    create table write_probe (id text primary key, written_at text not null);
    update leads set words_hash = 'a0429fef85529e3e38cab4ba736c7c59fbf14f454120fbb793908a87c77413bd' where reference = 'SR-CCCCCC';
    insert into outbox values
      ('6f1b6d0e-0000-4000-8000-000000000005', 'lead', '6f1b6d0e-0000-4000-8000-000000000003', null, null, 'li@example.com', 'SR-CCCCCC: message from 李', 'Hello', null, '2026-11-18T12:00:00.000Z', 'waiting', 2, '2026-11-18T12:05:00.000Z', null, null, '451', null);
    insert into suppressions values ('hash', '2026-11-20T10:00:00.000Z');
    insert into secrets values ('form-token', 'value', '2026-11-20T10:00:00.000Z');
    insert into rate_limits values ('all', 5.5, '2026-11-20T10:00:00.000Z');
    insert into write_probe values ('probe', '2026-11-20T10:00:00.000Z');`,
  // The hashes of leads are those of the server that stored them.
  "0004-requests": `
    insert into kysely_migration values ('0004-requests', '2026-11-20T13:00:00.000Z');
    alter table leads add column details text;
    alter table leads add column consent_version text;
    create table attachments (id text primary key, lead_id text not null references leads (id), file_name text not null, media_type text not null, size integer not null, sha256 text not null, content blob not null);
    create index attachments_lead on attachments (lead_id);
    insert into leads (id, reference, kind, received_at, idempotency_key, name, email, phone, message, audience, words_hash, details, consent_version) values
      ('6f1b6d0e-0000-4000-8000-000000000006', 'SR-DDDDDD', 'certificate', '2026-11-20T14:00:00.000Z', 'certificate', 'Bo', 'bo@example.com', '', 'Primary', 'customer', 'bb3a671e5e82afefdb4f064f5e84564428bb29cea46378d31317f50c3df4962e', '{"insured":"Bo LLC","policy":"","holder":"City of Houston","holderAddress":"901 Bagby St\\nHouston, TX","generalLiability":true,"commercialAuto":false,"workersCompensation":false,"umbrella":true,"property":false,"professionalLiability":false,"additionalInsured":true,"neededBy":"2026-12-01"}', null),
      ('6f1b6d0e-0000-4000-8000-000000000007', 'SR-EEEEEE', 'claim', '2026-11-20T15:00:00.000Z', 'claim', 'Cy', '', '713 555 0142', 'Water in the hall', 'customer', '14b9b19fad31f882947e8a6c417e42a9dd3c5fef28a0b8d89e0695dd0b619c41', '{"line":"flood","policy":"","happenedOn":"2026-11-19","bestTime":"after 5"}', '2026-11'),
      ('6f1b6d0e-0000-4000-8000-000000000008', 'SR-FFFFFF', 'claim', '2026-11-20T16:00:00.000Z', 'no texts', 'Di', '', '713 555 0142', 'Water in the hall', 'customer', '0dff8267877bc821145c95c1f7d244289707efb79ef157526d48594c8ac9762a', '{"line":"flood","policy":"","happenedOn":"2026-11-19","bestTime":"after 5"}', null);
    insert into attachments values
      ('6f1b6d0e-0000-4000-8000-000000000009', '6f1b6d0e-0000-4000-8000-000000000006', 'page.pdf', 'application/pdf', 13, '8ede8513ba638cae26abfe786fbc0740263d4ad02816782065a7c79c039b5d45', x'255044462d312e372525454f46');
    insert into outbox (id, kind, lead_id, reply_to, subject, body, created_at, status, attempts, next_attempt_at) values
      ('6f1b6d0e-0000-4000-8000-000000000010', 'certificate', '6f1b6d0e-0000-4000-8000-000000000006', 'bo@example.com', 'SR-DDDDDD: certificate request from Bo', 'Hello', '2026-11-20T14:00:00.000Z', 'waiting', 0, '2026-11-20T14:00:00.000Z'),
      ('6f1b6d0e-0000-4000-8000-000000000011', 'claim', '6f1b6d0e-0000-4000-8000-000000000007', null, 'SR-EEEEEE: claim reported by Cy', 'Hello', '2026-11-20T15:00:00.000Z', 'waiting', 0, '2026-11-20T15:00:00.000Z'),
      ('6f1b6d0e-0000-4000-8000-000000000012', 'claim', '6f1b6d0e-0000-4000-8000-000000000008', null, 'SR-FFFFFF: claim reported by Di', 'Hello', '2026-11-20T16:00:00.000Z', 'waiting', 0, '2026-11-20T16:00:00.000Z');`,
  "0005-confirmation-counts": `
    insert into kysely_migration values ('0005-confirmation-counts', '2026-11-20T17:00:00.000Z');
    create table confirmation_counts (mailbox_hash text primary key, counted_since text not null, mails integer not null);
    insert into confirmation_counts values ('hash', '2026-11-20T17:00:00.000Z', 2);`,
  "0006-daily-jobs": `
    insert into kysely_migration values ('0006-daily-jobs', '2026-11-20T18:00:00.000Z');
    create table daily_jobs (name text primary key, done_at text, locked_until text);
    insert into daily_jobs values ('purge', '2026-11-20T18:00:00.000Z', null);`,
  "0007-erasures-and-mail-hashes": `
    insert into kysely_migration values ('0007-erasures-and-mail-hashes', '2026-11-20T19:00:00.000Z');
    create table erasures (subject text primary key, erased_at text not null);
    alter table outbox add column words_hash text;
    update outbox set words_hash = '24138e8c54be0db383a1715097de4cc709120968bb09856ca2bee66b87d602cb' where id = '6f1b6d0e-0000-4000-8000-000000000005';
    update outbox set words_hash = '6837c9ebbcd1608c294e61957baa537d2ebfe47187753d54e3f0de631ca91391' where id = '6f1b6d0e-0000-4000-8000-000000000010';
    update outbox set words_hash = 'ad1f4353aaaeeecfcde4dc357a327013d981b21dd0ce9645e15c29e6a4c55859' where id = '6f1b6d0e-0000-4000-8000-000000000011';
    update outbox set words_hash = '05d10978b99c72f3285cff931aed6103ffd9c7cc178830e8e1d2ba8ab1509419' where id = '6f1b6d0e-0000-4000-8000-000000000012';
    create index leads_follows on leads (follows);
    create index outbox_subscription on outbox (subscription_id);
    insert into erasures values ('hash', '2026-11-20T19:00:00.000Z');`,
  "0008-notices": `
    insert into kysely_migration values ('0008-notices', '2026-11-20T20:00:00.000Z');
    create table notices (place text primary key, title text not null, words text not null, link_label text, link_to text, starts_at text not null, ends_at text not null);
    insert into notices values ('top', 'Storm', 'We are open.', null, null, '2026-11-20T20:00:00.000Z', '2026-11-21T20:00:00.000Z');`,
  "0009-fields": `
    insert into kysely_migration values ('0009-fields', '2026-11-21T09:00:00.000Z');
    alter table leads add column fields text default '{}' not null;
    update leads set fields = '{"audience":"customer","message":"Hello"}' where reference = 'SR-AAAAAA';
    update leads set fields = '{"audience":"lender","message":"Hello"}' where reference = 'SR-BBBBBB';
    update leads set fields = '{"audience":"customer","message":"Two lines, \\"quoted\\""}', words_hash = '4eceeaba8675fa03f8fd2ddf073c3585532806ab916361b04c8a8f951b904a3f' where reference = 'SR-CCCCCC';
    update leads set fields = '{"insured":"Bo LLC","policy":"","holder":"City of Houston","holderAddress":"901 Bagby St\\nHouston, TX","generalLiability":true,"commercialAuto":false,"workersCompensation":false,"umbrella":true,"property":false,"professionalLiability":false,"additionalInsured":true,"wording":"Primary","neededBy":"2026-12-01"}', words_hash = '67f431fb5c5465de41b00bb3c76e7a719096bc9ced288c82f730163466958fbc' where reference = 'SR-DDDDDD';
    update leads set fields = '{"line":"flood","happenedOn":"2026-11-19","message":"Water in the hall","policy":"","bestTime":"after 5","textConsent":"2026-11"}', words_hash = 'f186beb45f20427f3fd81f63cbf4a5abfb789d8e2916cc5adb6f2f0eb98a689a' where reference = 'SR-EEEEEE';
    update leads set fields = '{"line":"flood","happenedOn":"2026-11-19","message":"Water in the hall","policy":"","bestTime":"after 5","textConsent":""}', words_hash = '3b817d48e3015c45a4b361658293b5ec59c7516e0be3b4295d1e12d5444303d5' where reference = 'SR-FFFFFF';
    alter table leads drop column message;
    alter table leads drop column audience;
    alter table leads drop column details;
    alter table leads drop column consent_version;
    update outbox set kind = 'contact' where kind = 'lead';`,
};

/** Creates a store as the server of this step left it, then runs `change` on it. */
export async function leave(
  step: string,
  { dataDir, databaseUrl }: Place,
  change = "",
) {
  const steps = Object.keys(released);
  const statements = [
    ...steps.slice(0, steps.indexOf(step) + 1).map((name) => released[name]),
    change,
  ].join("\n");
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(inPostgres(statements));
    await client.end();
  } else {
    mkdirSync(dataDir, { recursive: true });
    using raw = new DatabaseSync(storeFile(dataDir));
    raw.exec(statements);
  }
}

const inPostgres = (statements: string) =>
  statements
    .replaceAll(" blob ", " bytea ")
    .replaceAll(/\bx'([\da-f]+)'/g, String.raw`'\x$1'`);
