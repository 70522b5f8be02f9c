insert into kysely_migration values ('0006-daily-jobs', '2026-11-20T18:00:00.000Z');
create table daily_jobs (name text primary key, done_at text, locked_until text);
insert into daily_jobs values ('purge', '2026-11-20T18:00:00.000Z', null);
