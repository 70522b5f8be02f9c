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
  ('6f1b6d0e-0000-4000-8000-000000000003', 'SR-CCCCCC', 'contact', '2026-11-18T12:00:00.000Z', null, null, '李 O''Brien', 'li@example.com', '', 'Two lines, "quoted"', 'customer');
