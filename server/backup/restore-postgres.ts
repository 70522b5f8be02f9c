import { sql } from "kysely";
import { migrations } from "#server/store/migrations.ts";
import { openUnlimited } from "#server/store/postgres.ts";
import type { Db, Transaction } from "#server/store/schema.ts";
import { openToReplace } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { backUp } from "./back-up.ts";
import { removeUnfinished } from "./new-file.ts";
import { readDump, type DumpedRow } from "./read-dump.ts";
import { replaceContent, type Restored } from "./replace-content.ts";

/**
 * Calls `use` with a connection whose new tables are temporary, so they disappear with it, even if this process is
 * killed. Its queries find those tables and not the store's, whose schema is passed along.
 */
export async function withTemporaryTables<Answer>(
  databaseUrl: string,
  use: (db: Db, storeSchema: string) => Promise<Answer>,
): Promise<Answer> {
  await using db = openUnlimited(databaseUrl);
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      schema: string;
    }>`select current_schema() as schema`.execute(connection);
    await search(connection, "pg_temp");
    return use(connection, rows[0]?.schema ?? "public");
  });
}

/** Where the connection looks for tables, in order. */
async function search(db: Db, ...schemas: string[]) {
  const path = schemas.map((schema) => `"${schema}"`).join();
  await sql`select set_config('search_path', ${path}, false)`.execute(db);
}

/** Reads a backup into such tables and upgrades them to the newest schema. Throws if the backup is damaged. */
export async function stage(db: Db, file: string): Promise<void> {
  await db.transaction().execute((transaction) => fill(transaction, file));
}

async function fill(transaction: Transaction, file: string) {
  const steps = Object.keys(migrations).toSorted();
  const done = await stepsOf(file);
  for (const step of done) await migrations[step]?.up(transaction);
  await dropReferences(transaction);
  let batch: DumpedRow[] = [];
  for await (const row of readDump(file)) {
    if (!(tableNames as readonly string[]).includes(row.table)) continue;
    const isFull = batch.length >= 100 || row.table === "attachments";
    if (isFull || row.table !== batch[0]?.table) {
      await insert(transaction, batch);
      batch = [];
    }
    batch.push(row);
  }
  await insert(transaction, batch);
  for (const step of steps)
    if (!done.includes(step)) await migrations[step]?.up(transaction);
}

async function stepsOf(file: string): Promise<string[]> {
  const done: string[] = [];
  for await (const { columns, values } of readDump(file, "kysely_migration"))
    done.push(values[columns.indexOf("name")] ?? "");
  if (done.length === 0) throw new Error("It is not a backup of leads");
  const newer = done.find((step) => !Object.hasOwn(migrations, step));
  if (newer)
    throw new Error(`It was written by a newer version, with ${newer}`);
  return done.toSorted();
}

/** Rows arrive in any order; the store's own tables check the foreign keys. */
async function dropReferences(transaction: Transaction) {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as table, conname as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = pg_my_temp_schema()`.execute(
    transaction,
  );
  for (const { table, name } of rows)
    await transaction.schema.alterTable(table).dropConstraint(name).execute();
}

async function insert(transaction: Transaction, rows: readonly DumpedRow[]) {
  const [first] = rows;
  if (!first) return;
  const columns = first.columns.map((column) => sql.ref(column));
  const tuples = rows.map(({ values }) => sql`(${sql.join(values)})`);
  await sql`insert into ${sql.table(first.table)} (${sql.join(columns)})
    values ${sql.join(tuples)}`.execute(transaction);
}

type Replacing = { databaseUrl: string; file: string; replace: boolean };

/** Replaces the store's content with the staged rows. */
export async function putStaged(
  db: Db,
  storeSchema: string,
  { databaseUrl, file, replace }: Replacing,
): Promise<Restored> {
  await (await openToReplace({ databaseUrl, dataDir: "" })).db.destroy();
  await search(db, storeSchema, "pg_temp");
  for (;;) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await lockOut(transaction, storeSchema);
        return replaceContent(transaction, {
          store: storeSchema,
          backup: "pg_temp",
          replace,
          keep: () => keep(db, databaseUrl, file),
        });
      });
    } catch (error) {
      // Others take their locks in another order. Nothing has been changed yet, so it can all start over.
      if ((error as { code?: unknown }).code !== deadlock) throw error;
    }
  }
}

/** deadlock_detected */
const deadlock = "40P01";

/** From here on nobody else can write, but pg_dump can read. */
async function lockOut(transaction: Transaction, schema: string) {
  const tables = tableNames.map((table) => sql.table(`${schema}.${table}`));
  await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(
    transaction,
  );
}

async function keep(db: Db, databaseUrl: string, file: string) {
  const kept = `${file}.before-restore`;
  removeUnfinished(kept);
  await backUp({ db, kind: "postgres" }, databaseUrl, kept);
  return kept;
}
