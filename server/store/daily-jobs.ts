import type { DailyJobTable, Db } from "./schema.ts";

type Name = DailyJobTable["name"];

/** When a job was last done, by any server of the store; undefined if it never was. */
export async function lastDone(db: Db, name: Name): Promise<Date | undefined> {
  const job = await db
    .selectFrom("daily_jobs")
    .select("done_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return job?.done_at ? new Date(job.done_at) : undefined;
}

/** Records that a job is done, and so belongs to no server any more. */
export async function noteDone(db: Db, name: Name, now: Date): Promise<void> {
  const done = { done_at: now.toISOString(), locked_until: null };
  await db
    .insertInto("daily_jobs")
    .values({ name, ...done })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(done))
    .execute();
}
