import { chmodSync, copyFileSync, existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expectSchema } from "#server/store/migrate.ts";
import type { Db } from "#server/store/schema.ts";
import { openSqlite, storeFile } from "#server/store/sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import { needsReplacing, storeFailure } from "#server/store/store-failure.ts";
import { openToReplace } from "#server/store/store.ts";
import { lastingTables } from "#server/store/table-names.ts";
import { backUp, expectWhole } from "./back-up.ts";
import { removeUnfinished } from "./new-file.ts";
import { insertRow, readDamaged } from "./read-damaged.ts";
import { replaceContent, type Restored } from "./replace-content.ts";

/** Checks a backup and opens a copy of it in `folder`, upgraded to this version's schema. */
export async function stageSqlite(file: string, folder: string): Promise<Db> {
  const copy = storeFile(folder);
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  expectWhole(copy);
  expectStore(copy);
  const db = await openSqlite(folder);
  await expectSchema(db, "same");
  return db;
}

/** SQLite accepts an empty file, or a file of another program, as a valid database. */
function expectStore(file: string) {
  using copy = new DatabaseSync(file);
  const table = copy
    .prepare("select name from sqlite_schema where name = 'kysely_migration'")
    .get();
  if (!table) throw new Error("It is not a backup of leads");
}

/** Replaces the store's content with such a copy. An unusable store is moved aside first, if it may be replaced. */
export async function putSqlite(
  dataDir: string,
  copy: string,
  replace: boolean,
): Promise<Restored> {
  try {
    await expectUsable(dataDir);
    return await put(dataDir, copy, replace);
  } catch (error) {
    if (!replace || !needsReplacing(error)) throw error;
  }
  const aside = moveAside(storeFile(dataDir));
  const forgets = !carryOver(aside, copy);
  try {
    return { ...(await put(dataDir, copy, replace)), aside, forgets };
  } catch (cause) {
    throw new Error(
      `${errorWords(cause)}. The old store could not be used and is now ${aside}`,
      { cause },
    );
  }
}

/** Throws its own code if the store is too damaged to open, whatever code SQLite gives. */
async function expectUsable(dataDir: string) {
  try {
    await (await openToReplace({ dataDir })).db.destroy();
  } catch (cause) {
    if (storeFailure(cause) !== "damage") throw cause;
    const message = `${errorWords(cause)}. With --replace it is moved aside`;
    throw Object.assign(new Error(message, { cause }), {
      code: "STORE_DAMAGED",
    });
  }
}

/** How long the lock waits while everything is saved, in milliseconds: long enough for that. */
const patience = 2 ** 31 - 1;

/**
 * Row by row in one transaction instead of replacing the file. Servers that have the old file open would go on
 * writing to it, or read the new one with the log of the old (sqlite.org/howtocorrupt.html, 1.4 and 4.2).
 */
async function put(dataDir: string, copy: string, replace: boolean) {
  // Reads next to the transaction, which alone may write then, so it sees exactly the content that will be replaced.
  await using reading = await openSqlite(dataDir);
  await using db = await openSqlite(dataDir, patience);
  return await db.connection().execute(async (connection) => {
    await sql`attach database ${copy} as restored`.execute(connection);
    return connection.transaction().execute(async (transaction) => {
      // A lead may refer to one that is copied after it.
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      return replaceContent(transaction, {
        store: "main",
        backup: "restored",
        replace,
        keep: () => keep(reading, dataDir),
      });
    });
  });
}

async function keep(db: Db, dataDir: string) {
  const file = `${storeFile(dataDir)}.before-restore`;
  removeUnfinished(file);
  await backUp({ db, kind: "sqlite" }, undefined, file);
  return file;
}

/** Renames a store and its log. Returns the new name. */
function moveAside(file: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const aside = `${file}.damaged-${time}`;
  // The file first, so a server finds no store instead of reading another one with this log.
  for (const suffix of ["", "-wal", "-shm"])
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return aside;
}

/**
 * Adds to a copy the rows that a restore never removes, as far as they can be read in the store that was moved aside.
 * Returns whether all of them could be read.
 */
function carryOver(aside: string, copy: string): boolean {
  try {
    using source = new DatabaseSync(aside);
    using target = new DatabaseSync(copy);
    const read = lastingTables.map((table) =>
      readDamaged(source, table, (row) => insertRow(target, table, row)),
    );
    return read.every(({ lost, mayBeMore }) => lost === 0 && !mayBeMore);
  } catch {
    return false;
  }
}
