-- The hashes of leads are those of the server that stored them.
insert into kysely_migration values ('0004-requests', '2026-11-20T13:00:00.000Z');
alter table leads add column details text;
alter table leads add column consent_version text;
create table attachments (id text primary key, lead_id text not null references leads (id), file_name text not null, media_type text not null, size integer not null, sha256 text not null, content blob not null);
create index attachments_lead on attachments (lead_id);
insert into leads (id, reference, kind, received_at, idempotency_key, name, email, phone, message, audience, words_hash, details, consent_version) values
  ('6f1b6d0e-0000-4000-8000-000000000006', 'SR-DDDDDD', 'certificate', '2026-11-20T14:00:00.000Z', 'certificate', 'Bo', 'bo@example.com', '', 'Primary', 'customer', 'bb3a671e5e82afefdb4f064f5e84564428bb29cea46378d31317f50c3df4962e', '{"insured":"Bo LLC","policy":"","holder":"City of Houston","holderAddress":"901 Bagby St\nHouston, TX","generalLiability":true,"commercialAuto":false,"workersCompensation":false,"umbrella":true,"property":false,"professionalLiability":false,"additionalInsured":true,"neededBy":"2026-12-01"}', null),
  ('6f1b6d0e-0000-4000-8000-000000000007', 'SR-EEEEEE', 'claim', '2026-11-20T15:00:00.000Z', 'claim', 'Cy', '', '713 555 0142', 'Water in the hall', 'customer', '14b9b19fad31f882947e8a6c417e42a9dd3c5fef28a0b8d89e0695dd0b619c41', '{"line":"flood","policy":"","happenedOn":"2026-11-19","bestTime":"after 5"}', '2026-11'),
  ('6f1b6d0e-0000-4000-8000-000000000008', 'SR-FFFFFF', 'claim', '2026-11-20T16:00:00.000Z', 'no texts', 'Di', '', '713 555 0142', 'Water in the hall', 'customer', '0dff8267877bc821145c95c1f7d244289707efb79ef157526d48594c8ac9762a', '{"line":"flood","policy":"","happenedOn":"2026-11-19","bestTime":"after 5"}', null);
insert into attachments values
  ('6f1b6d0e-0000-4000-8000-000000000009', '6f1b6d0e-0000-4000-8000-000000000006', 'page.pdf', 'application/pdf', 13, '8ede8513ba638cae26abfe786fbc0740263d4ad02816782065a7c79c039b5d45', x'255044462d312e372525454f46');
insert into outbox (id, kind, lead_id, reply_to, subject, body, created_at, status, attempts, next_attempt_at) values
  ('6f1b6d0e-0000-4000-8000-000000000010', 'certificate', '6f1b6d0e-0000-4000-8000-000000000006', 'bo@example.com', 'SR-DDDDDD: certificate request from Bo', 'Hello', '2026-11-20T14:00:00.000Z', 'waiting', 0, '2026-11-20T14:00:00.000Z'),
  ('6f1b6d0e-0000-4000-8000-000000000011', 'claim', '6f1b6d0e-0000-4000-8000-000000000007', null, 'SR-EEEEEE: claim reported by Cy', 'Hello', '2026-11-20T15:00:00.000Z', 'waiting', 0, '2026-11-20T15:00:00.000Z'),
  ('6f1b6d0e-0000-4000-8000-000000000012', 'claim', '6f1b6d0e-0000-4000-8000-000000000008', null, 'SR-FFFFFF: claim reported by Di', 'Hello', '2026-11-20T16:00:00.000Z', 'waiting', 0, '2026-11-20T16:00:00.000Z');
