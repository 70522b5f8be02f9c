import { existsSync } from "node:fs";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Db, Tables, Transaction } from "./schema.ts";
import { contentTables, tableNames } from "./table-names.ts";

/** Rows per statement. Files have up to ten megabytes. */
const batch = 100;

/** A server begins it anew. */
const passing = "rate_limits";

/**
 * Copies every table of a SQLite file to an empty PostgreSQL store, all or nothing, and returns the rows of each, as
 * counted there afterwards. Throws if the store is not empty, or a count differs.
 */
export async function moveToPostgres(
  file: string,
  db: Db,
): Promise<Record<string, number>> {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  using source = new DatabaseSync(file);
  // A server that still runs can store nothing meanwhile.
  source.exec("begin immediate");
  return await db.transaction().execute(async (transaction) => {
    await expectEmpty(transaction);
    const tables = tableNames.filter((table) => table !== passing);
    // Keys of a server that has started there have signed nothing yet.
    for (const table of tables.toReversed())
      await transaction.deleteFrom(table).execute();
    const counts: Record<string, number> = {};
    for (const table of tables) {
      await copy(source, transaction, table);
      counts[table] = await countOf(source, transaction, table);
    }
    return counts;
  });
}

async function expectEmpty(db: Db) {
  for (const table of contentTables)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new Error(`The database of DATABASE_URL already has ${table}`);
}

type Row = Record<string, SQLOutputValue>;

async function copy(
  source: DatabaseSync,
  transaction: Transaction,
  table: keyof Tables,
) {
  const most = table === "attachments" ? 1 : batch;
  let rows: Row[] = [];
  const insert = async () => {
    if (rows.length > 0)
      await transaction
        .insertInto(table)
        .values(rows as never)
        .execute();
    rows = [];
  };
  // In the order in which they came: a lead may refer to an earlier one.
  for (const row of source
    .prepare(`select * from ${table} order by rowid`)
    .iterate()) {
    rows.push(row);
    if (rows.length === most) await insert();
  }
  await insert();
}

async function countOf(
  source: DatabaseSync,
  transaction: Transaction,
  table: keyof Tables,
): Promise<number> {
  const before = source.prepare(`select count(*) as count from ${table}`).get();
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) !== before?.count)
    throw new Error(
      `${table}: ${String(before?.count)} rows became ${count}. Nothing was moved`,
    );
  return Number(count);
}
