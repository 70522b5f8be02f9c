import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { Kysely } from "kysely";
import { emptyStore, migrate, type ExpectSchema } from "./migrate.ts";
import { openingDialect } from "./opening-dialect.ts";
import type { Db } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

/** How long a write waits for another process that is writing, in milliseconds. */
const patience = 5000;

/** Settings that the store relies on. */
const pragmas = {
  journal_mode: "wal",
  // 2 is FULL: a commit is on disk before it returns.
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: patience,
  // Deleted data is overwritten, not only unlinked.
  secure_delete: 1,
};

export const storeFile = (dataDir: string) => `${dataDir}/leads.sqlite`;

/**
 * The store under `dataDir`, created if missing, and upgraded to the newest schema at its first use. Every commit is
 * on disk before it returns. Queries throw if the directory or the file cannot be used.
 */
export function lateSqlite(
  dataDir: string,
  beforeNew: () => void,
  expect?: ExpectSchema,
): Db {
  const file = storeFile(dataDir);
  const settings = { file, pragmas, patience, isChecked: true };
  const dialect = new SqliteThreadDialect(settings);
  const name = `The data directory ${dataDir}`;
  return new Kysely({
    dialect: openingDialect(dialect, name, async (db) => {
      const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
      if (expect && isNew) throw emptyStore();
      if (expect) return expect(db);
      if (isNew) beforeNew();
      makeFile(dataDir);
      await migrate(db);
    }),
  });
}

/**
 * The same file for reading only, on a thread of its own: a long read holds up no post. It is opened at its first use,
 * and throws until a server has made it.
 */
export function sqliteReads(dataDir: string): Db {
  return new Kysely({
    dialect: new SqliteThreadDialect({
      file: storeFile(dataDir),
      pragmas: { ...pragmas, query_only: 1 },
      patience,
      isChecked: false,
    }),
  });
}

function makeFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = storeFile(dataDir);
  // Before SQLite creates it: until chmod, others could read it.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}
