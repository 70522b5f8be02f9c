import { createHash, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { runPostgresCommand } from "./postgres-commands.ts";

/**
 * Writes everything that the store holds at this moment to `file`, which others cannot read, while servers go on
 * writing to it. When this returns, the copy has been checked and is on the disk. Throws when there is such a file
 * already, and leaves none when it fails.
 */
export async function backUp(
  store: Store,
  databaseUrl: string | undefined,
  file: string,
): Promise<void> {
  reserve(file);
  // Under its own name only once it is whole.
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    closeSync(openSync(partial, "wx", 0o600));
    await (databaseUrl
      ? copyPostgres(databaseUrl, partial)
      : copySqlite(store, partial));
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
  } catch (error) {
    rmSync(partial, { force: true });
    rmSync(file);
    throw error;
  }
}

function reserve(file: string) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      code === "EEXIST"
        ? `${file} is there already: a backup overwrites nothing`
        : `${file} cannot be written: ${code}`,
      { cause },
    );
  }
}

/** Of a file or of the folder that names it. */
function sync(path: string) {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function copySqlite({ db }: Store, file: string) {
  await sql`vacuum into ${file}`.execute(db);
  expectWhole(file);
}

/** Throws what SQLite finds wrong with a file that nobody has open, or that a file in it is not what came. */
export function expectWhole(file: string): void {
  using copy = new DatabaseSync(file);
  const { integrity_check: found } = copy
    .prepare("pragma integrity_check(1)")
    .get() as { integrity_check: string };
  if (found !== "ok") throw new Error(`It is damaged: ${found}`);
  // SQLite reads what is missing from the last page as zeros.
  const { size } = copy
    .prepare(
      "select page_count * page_size as size from pragma_page_count, pragma_page_size",
    )
    .get() as { size: number };
  if (size !== statSync(file).size)
    throw new Error("It is damaged: its end is missing");
  expectFilesWhole(copy);
}

/** SQLite checks how its pages hang together, not what stands in them. A store from before there were files has none. */
function expectFilesWhole(copy: DatabaseSync) {
  const table = "select 1 from sqlite_schema where name = 'attachments'";
  if (!copy.prepare(table).get()) return;
  const files = copy.prepare("select content, sha256 from attachments");
  for (const { content, sha256 } of files.iterate())
    if (
      createHash("sha256")
        .update(content as Uint8Array)
        .digest("hex") !== sha256
    )
      throw new Error("It is damaged: a file in it is not what came");
}

async function copyPostgres(databaseUrl: string, file: string) {
  const tables = [...tableNames, "kysely_migration", "kysely_migration_lock"];
  await runPostgresCommand(
    "pg_dump",
    [
      "--format=custom",
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
