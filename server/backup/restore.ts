import { existsSync } from "node:fs";
import { alterations } from "./alterations.ts";
import { expectChecksum } from "./checksum.ts";
import type { Restored } from "./replace-content.ts";
import { putStaged, stage, withTemporaryTables } from "./restore-postgres.ts";
import { prepareSqlite, putSqlite } from "./restore-sqlite.ts";
import { verify, type Verdict } from "./verify.ts";
import { workFolder } from "./work-folder.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";

export type Place = { dataDir: string; databaseUrl?: string | undefined };

type Options = {
  /** Whether what a store holds may be replaced, or a store that cannot be used moved aside. */
  replace?: boolean;
  /** Whether the backup may come without its checksum file. */
  withoutChecksum?: boolean;
};

/**
 * Puts what a backup holds in the place of what the store holds, all of it or nothing. Servers may go on meanwhile and
 * answer with it from then on: each lead that they acknowledge is in the store, or in what is kept of it. Who wants no
 * mail and who was erased is never forgotten. Throws when the backup is damaged, altered, no backup or of a newer
 * version, and, unless `replace` is set, when the store holds anything.
 */
export async function restore(
  { dataDir, databaseUrl }: Place,
  file: string,
  { replace = false, withoutChecksum = false }: Options = {},
): Promise<Restored> {
  if (databaseUrl)
    return withTemporaryTables(databaseUrl, async (db, schema) => {
      await accept(file, withoutChecksum, async () => {
        await stage(db, file);
        await expectUnaltered({ db, kind: "postgres" });
      });
      return putStaged(db, schema, { databaseUrl, file, replace });
    });
  using folder = workFolder(dataDir);
  const copy = await accept(file, withoutChecksum, async () => {
    const prepared = await prepareSqlite(file, folder.path);
    await using db = await openSqlite(folder.path);
    await expectUnaltered({ db, kind: "sqlite" });
    return prepared;
  });
  return await putSqlite(dataDir, copy, replace);
}

/** Reads a whole backup and says whether it is sound, without touching the store. Throws when it cannot be read. */
export async function verifyBackup(
  { dataDir, databaseUrl }: Place,
  file: string,
): Promise<Verdict> {
  expectThere(file);
  await expectChecksum(file, true);
  if (databaseUrl)
    return withTemporaryTables(databaseUrl, async (db) => {
      await stage(db, file);
      return verify({ db, kind: "postgres" });
    });
  using folder = workFolder(dataDir);
  await prepareSqlite(file, folder.path);
  await using db = await openSqlite(folder.path);
  return await verify({ db, kind: "sqlite" });
}

async function accept<Prepared>(
  file: string,
  withoutChecksum: boolean,
  prepare: () => Promise<Prepared>,
): Promise<Prepared> {
  expectThere(file);
  try {
    await expectChecksum(file, withoutChecksum);
    return await prepare();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be restored: ${why}`, { cause });
  }
}

function expectThere(file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
}

async function expectUnaltered({ db, kind }: Store) {
  const [altered] = await alterations(db);
  if (!altered) return;
  const way =
    kind === "sqlite"
      ? ". To have the rest: npm run leads -- salvage <file>"
      : "";
  throw new Error(altered.problem + way);
}
