insert into kysely_migration values ('0008-notices', '2026-11-20T20:00:00.000Z');
create table notices (place text primary key, title text not null, words text not null, link_label text, link_to text, starts_at text not null, ends_at text not null);
insert into notices values ('top', 'Storm', 'We are open.', null, null, '2026-11-20T20:00:00.000Z', '2026-11-21T20:00:00.000Z');
