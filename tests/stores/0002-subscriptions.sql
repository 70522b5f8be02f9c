insert into kysely_migration values ('0002-subscriptions', '2026-11-19T09:00:00.000Z');
create table subscriptions (id text primary key, email text not null, email_key text not null unique, status text not null, created_at text not null, requested_at text not null, confirmed_at text, consent_version text not null);
create index subscriptions_status on subscriptions (status, requested_at);
insert into subscriptions values
  ('6f1b6d0e-0000-4000-8000-000000000004', 'Ana@example.com', 'ana@example.com', 'pending', '2026-11-19T10:00:00.000Z', '2026-11-19T11:00:00.000Z', null, '2026-11');
