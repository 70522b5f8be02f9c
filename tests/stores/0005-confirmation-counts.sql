insert into kysely_migration values ('0005-confirmation-counts', '2026-11-20T17:00:00.000Z');
create table confirmation_counts (mailbox_hash text primary key, counted_since text not null, mails integer not null);
insert into confirmation_counts values ('hash', '2026-11-20T17:00:00.000Z', 2);
