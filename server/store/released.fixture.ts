import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { storeFile } from "./sqlite.ts";
import type { Place } from "./stores.fixture.ts";

/**
 * What the store was like at each step of its history that has been released, with a row of every table, as statements
 * that both stores take. A released step is never edited, and neither is this; the next one is added.
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
};

/** Makes a store as the server has left it whose history ended with this step. */
export async function leave(step: string, { dataDir, databaseUrl }: Place) {
  const steps = Object.keys(released);
  const statements = steps
    .slice(0, steps.indexOf(step) + 1)
    .map((name) => released[name])
    .join("\n");
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statements);
    await client.end();
  } else {
    mkdirSync(dataDir, { recursive: true });
    using raw = new DatabaseSync(storeFile(dataDir));
    raw.exec(statements);
  }
}
