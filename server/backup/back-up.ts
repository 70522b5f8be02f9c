import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { damaged } from "#server/store/store-failure.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { writeNewFile } from "./new-file.ts";
import { runPostgresCommand } from "./postgres-commands.ts";

/**
 * Writes the current content of the store to `file`, readable only by its owner, and a checksum file next to it.
 * Servers can keep writing to the store. When this returns, the copy has been checked and is on disk. Throws if the
 * file already exists, and leaves no file if it fails.
 */
export async function backUp(
  store: Store,
  databaseUrl: string | undefined,
  file: string,
  /** A store of an earlier version has fewer. */
  tables: readonly string[] = tableNames,
): Promise<void> {
  await writeNewFile(file, (partial) =>
    databaseUrl
      ? copyPostgres(databaseUrl, partial, tables)
      : copySqlite(store, partial),
  );
}

/**
 * Throws if the disk of `file` has no room for a backup and `spare` megabytes. The backup would fill the disk before
 * it fails, and if the store is on the same disk, leads could not be stored meanwhile.
 */
export async function expectRoom(
  { db, kind }: Store,
  file: string,
  spare: number,
): Promise<void> {
  const { rows } = await (
    kind === "sqlite"
      ? sql<{ size: number | string }>`
          select (page_count - freelist_count) * page_size as size
          from pragma_page_count, pragma_freelist_count, pragma_page_size`
      : // A dump is compressed, so this is more than enough.
        sql<{ size: number | string }>`
          select sum(pg_table_size(oid)) as size from pg_class
          where relkind = 'r' and relnamespace = current_schema()::regnamespace`
  ).execute(db);
  const needed = Number(rows[0]?.size) / 1e6 + spare;
  const { bavail, bsize } = statfsSync(dirname(file));
  const free = (bavail * bsize) / 1e6;
  if (free < needed)
    throw new Error(
      `${file} is not written: it needs ${Math.ceil(needed)} MB, and ${Math.floor(free)} MB are free. Remove old backups, or keep them on another disk`,
    );
}

/** Those that a store has, which may be of an earlier version. */
export async function tablesOf({ db }: Store) {
  const known = await db.introspection.getTables();
  return tableNames.filter((table) => known.some(({ name }) => name === table));
}

async function copySqlite({ db }: Store, file: string) {
  await sql`vacuum into ${file}`.execute(db);
  expectWhole(file);
}

/** Throws the errors that SQLite finds in a file that nobody has open. */
export function expectWhole(file: string): void {
  using copy = new DatabaseSync(file);
  const { integrity_check: found } = copy
    .prepare("pragma integrity_check(1)")
    .get() as { integrity_check: string };
  if (found !== "ok") throw damaged(found);
  // If the last page is incomplete, SQLite reads zeros for the missing part.
  const { size } = copy
    .prepare(
      "select page_count * page_size as size from pragma_page_count, pragma_page_size",
    )
    .get() as { size: number };
  if (size !== statSync(file).size) throw damaged("its end is missing");
}

async function copyPostgres(
  databaseUrl: string,
  file: string,
  tables: readonly string[],
) {
  const all = [...tables, "kysely_migration", "kysely_migration_lock"];
  await runPostgresCommand(
    "pg_dump",
    [
      "--format=custom",
      // read-dump.ts expects this when it reads the dump.
      "--encoding=UTF8",
      // Every table must be there.
      "--strict-names",
      "--no-owner",
      "--no-privileges",
      `--file=${file}`,
      ...all.map((table) => `--table=${table}`),
    ],
    databaseUrl,
  );
  // Reads all of it.
  await runPostgresCommand("pg_restore", ["--file=/dev/null", file]);
}
