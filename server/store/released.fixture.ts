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
