import { chmodSync, copyFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { openSqlite, storeFile } from "#server/store/sqlite.ts";
import { lastingTables, tableNames } from "#server/store/table-names.ts";
import { expectWhole } from "./back-up.ts";

/** Checks a backup and brings a copy of it, in `folder`, to the newest schema. Returns the copy's path. */
export async function prepareSqlite(
  file: string,
  folder: string,
): Promise<string> {
  const copy = storeFile(folder);
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  expectWhole(copy);
  expectStore(copy);
  const db = await openSqlite(folder);
  await db.destroy();
  return copy;
}

/** SQLite takes an empty file, or one of another program, for a database as good as any. */
function expectStore(file: string) {
  using copy = new DatabaseSync(file);
  const table = copy
    .prepare("select name from sqlite_schema where name = 'kysely_migration'")
    .get();
  if (!table) throw new Error("It is no backup of leads");
}

/**
 * Row by row in one transaction, instead of putting the file in place: servers that have the old one open would go on
 * writing to it, or read the new one with the log of the old (sqlite.org/howtocorrupt.html, 1.4 and 4.2).
 */
export async function putSqlite(dataDir: string, copy: string): Promise<void> {
  await using db = await openSqlite(dataDir);
  await db.connection().execute(async (connection) => {
    await sql`attach database ${copy} as restored`.execute(connection);
    await connection.transaction().execute(async (transaction) => {
      // A lead may follow one that is copied after it.
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      for (const table of tableNames.toReversed())
        if (!isLasting(table)) await transaction.deleteFrom(table).execute();
      for (const table of tableNames)
        await sql`insert or ignore into main.${sql.table(table)} select * from restored.${sql.table(table)}`.execute(
          transaction,
        );
    });
  });
}

const isLasting = (table: string) =>
  (lastingTables as readonly string[]).includes(table);
