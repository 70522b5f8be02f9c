import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { expectOpen, openingDialect } from "./opening-dialect.ts";
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
 * The store under `dataDir`, made when missing, and brought to the newest schema when it is first asked. Every commit
 * is on the disk before it returns. Queries throw when the directory or the file cannot be used.
 */
export function lateSqlite(
  dataDir: string,
  longestRest = longestRequestRest,
): Kysely<Tables> {
  const file = storeFile(dataDir);
  const dialect = new SqliteThreadDialect({
    file,
    pragmas,
    patience,
    longestRest,
  });
  const name = `The data directory ${dataDir}`;
  return new Kysely({
    dialect: openingDialect(dialect, name, async (db) => {
      makeFile(dataDir);
      await migrate(db);
    }),
  });
}

/** The same, opened now. Throws when the directory or the file cannot be used. */
export async function openSqlite(
  dataDir: string,
  longestRest?: number,
): Promise<Kysely<Tables>> {
  const db = lateSqlite(dataDir, longestRest);
  await expectOpen(db);
  return db;
}

function makeFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = storeFile(dataDir);
  // Before SQLite makes it: it would be readable by others until chmod.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}
