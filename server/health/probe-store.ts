import { statfs } from "node:fs/promises";
import { isUsable } from "#server/store/migrate.ts";
import type { Db } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

export type Probed = Store & {
  /** The folder of SQLite's file. */
  dataDir: string;
  /** In megabytes. */
  diskFreeMin: number;
};

/** What keeps the store from taking leads. */
export type StoreProblem = "schema" | "disk";

/**
 * Writes to the store as a lead would be written, and checks whether this server can use its schema. Throws
 * if it cannot be written to.
 */
export async function probeStore(
  { db, kind, dataDir, diskFreeMin }: Probed,
  now: Date,
): Promise<StoreProblem[]> {
  await write(db, now);
  const problems: StoreProblem[] = [];
  if (!(await isUsable(db))) problems.push("schema");
  if (kind === "sqlite" && (await megabytesFree(dataDir)) < diskFreeMin)
    problems.push("disk");
  return problems;
}

async function write(db: Db, now: Date) {
  const written_at = now.toISOString();
  await db
    .insertInto("write_probe")
    .values({ id: "probe", written_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at }))
    .execute();
}

async function megabytesFree(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / 1e6;
}
