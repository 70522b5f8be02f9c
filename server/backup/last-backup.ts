import type { Db } from "#server/store/schema.ts";

/** Records in the store that a backup is on disk, because only the command knows the folder. */
export async function noteBackup(db: Db, now: Date): Promise<void> {
  const done_at = now.toISOString();
  await db
    .insertInto("daily_jobs")
    .values({ name: "backup", done_at, locked_until: null })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ done_at }))
    .execute();
}

/** When the last backup was written; undefined if none ever was. */
export async function lastBackup(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("daily_jobs")
    .select("done_at")
    .where("name", "=", "backup")
    .executeTakeFirst();
  return row?.done_at ? new Date(row.done_at) : undefined;
}
