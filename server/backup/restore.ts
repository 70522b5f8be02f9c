import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Tables } from "#server/store/schema.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { contentTables } from "#server/store/table-names.ts";
import { backUp } from "./back-up.ts";
import { preparePostgres, putPostgres } from "./restore-postgres.ts";
import { prepareSqlite, putSqlite } from "./restore-sqlite.ts";

export type Place = { dataDir: string; databaseUrl?: string | undefined };

/**
 * Puts what a backup holds in the place of what the store holds, all of it or nothing. Servers may go on meanwhile and
 * answer with it from then on. Who wants no mail, and the keys by which that is known, are never taken away. Returns
 * where what was there before is kept, if anything was. Throws when the backup is damaged, no backup or of a newer
 * version, and, unless `replace` is set, when the store holds anything.
 */
export async function restore(
  place: Place,
  file: string,
  replace: boolean,
): Promise<string | undefined> {
  const { dataDir, databaseUrl } = place;
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const prepared = await (
      databaseUrl ? preparePostgres(file, folder) : prepareSqlite(file, folder)
    ).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file} cannot be restored: ${why}`, { cause });
    });
    const beside = databaseUrl ? file : storeFile(dataDir);
    const kept = await keepCurrent(place, `${beside}.before-restore`, replace);
    await (databaseUrl
      ? putPostgres(databaseUrl, prepared)
      : putSqlite(dataDir, prepared));
    return kept;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keepCurrent(place: Place, file: string, replace: boolean) {
  const store = await openStore(place);
  await using db = store.db;
  if (await isEmpty(db)) {
    // Its keys have signed nothing that counts, and those of the backup must be the newest.
    await db.deleteFrom("secrets").execute();
    return undefined;
  }
  if (!replace)
    throw new Error(
      "The store holds something already. With --replace the backup takes its place",
    );
  await backUp(store, place.databaseUrl, file);
  return file;
}

async function isEmpty(db: Kysely<Tables>) {
  for (const table of contentTables)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      return false;
  return true;
}
