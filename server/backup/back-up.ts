import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { damaged } from "#server/store/store-failure.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { writeNewFile } from "./new-file.ts";
import { runPostgresCommand } from "./postgres-commands.ts";

/**
 * Writes everything that the store holds at this moment to `file`, which others cannot read, and its checksum beside
 * it, while servers go on writing to it. When this returns, the copy has been checked and is on the disk. Throws when
 * there is such a file already, and leaves none when it fails.
 */
export async function backUp(
  store: Store,
  databaseUrl: string | undefined,
  file: string,
): Promise<void> {
  await writeNewFile(file, (partial) =>
    databaseUrl
      ? copyPostgres(databaseUrl, partial)
      : copySqlite(store, partial),
  );
}

async function copySqlite({ db }: Store, file: string) {
  await sql`vacuum into ${file}`.execute(db);
  expectWhole(file);
}

/** Throws what SQLite finds wrong with a file that nobody has open. */
export function expectWhole(file: string): void {
  using copy = new DatabaseSync(file);
  const { integrity_check: found } = copy
    .prepare("pragma integrity_check(1)")
    .get() as { integrity_check: string };
  if (found !== "ok") throw damaged(found);
  // SQLite reads what is missing from the last page as zeros.
  const { size } = copy
    .prepare(
      "select page_count * page_size as size from pragma_page_count, pragma_page_size",
    )
    .get() as { size: number };
  if (size !== statSync(file).size) throw damaged("its end is missing");
}

async function copyPostgres(databaseUrl: string, file: string) {
  const tables = [...tableNames, "kysely_migration", "kysely_migration_lock"];
  await runPostgresCommand(
    "pg_dump",
    [
      "--format=custom",
      // What reads it back expects that (read-dump.ts).
      "--encoding=UTF8",
      // Every table must be there.
      "--strict-names",
      "--no-owner",
      "--no-privileges",
      `--file=${file}`,
      ...tables.map((table) => `--table=${table}`),
    ],
    databaseUrl,
  );
  // Reads all of it.
  await runPostgresCommand("pg_restore", ["--file=/dev/null", file]);
}
