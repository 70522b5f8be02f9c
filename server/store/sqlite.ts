import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

/** How long a write waits for another process that is writing, in milliseconds. */
const patience = 5000;

/** How long a transaction of a request may rest between two statements, in milliseconds: the request has died. */
const longestRequestRest = 10_000;

/** What the store relies on. */
const pragmas = {
  journal_mode: "wal",
  // 2 is FULL: a commit is on the disk before it returns.
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: patience,
  // What is deleted is overwritten, not only forgotten.
  secure_delete: 1,
};

export const storeFile = (dataDir: string) => `${dataDir}/leads.sqlite`;

/**
 * Opens the store under `dataDir`, made when missing, and brings it to the newest schema.
 * Every commit is on the disk before it returns. Throws when the directory or the file cannot be used.
 */
export async function openSqlite(
  dataDir: string,
  longestRest = longestRequestRest,
): Promise<Kysely<Tables>> {
  try {
    const file = prepare(dataDir);
    const db = new Kysely<Tables>({
      dialect: new SqliteThreadDialect({
        file,
        pragmas,
        patience,
        longestRest,
      }),
    });
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The data directory ${dataDir} cannot be used: ${reason}`, {
      cause,
    });
  }
}

function prepare(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = storeFile(dataDir);
  // Before SQLite makes it: it would be readable by others until chmod.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  return file;
}
