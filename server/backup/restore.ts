import { existsSync } from "node:fs";
import { alterations } from "./alterations.ts";
import { expectChecksum } from "./checksum.ts";
import type { Restored } from "./replace-content.ts";
import { putStaged, stage, withTemporaryTables } from "./restore-postgres.ts";
import { putSqlite, stageSqlite } from "./restore-sqlite.ts";
import { verify, type Verdict } from "./verify.ts";
import { workFolder } from "./work-folder.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import type { Store } from "#server/store/store.ts";

export type Place = { dataDir: string; databaseUrl?: string | undefined };

type Options = {
  /** Whether the content of a store may be replaced, or an unusable store moved aside. */
  replace?: boolean;
  /** Whether the backup may lack its checksum file. */
  withoutChecksum?: boolean;
};

/**
 * Replaces the content of the store with the backup, all of it or nothing. Servers can keep running and use the new
 * content from then on. Every lead that they acknowledge is in the store or in the saved copy of the old content.
 * Unsubscribes and erasures are never forgotten. Throws if the backup is damaged, altered, of a newer version or not
 * a backup, or if the store is not empty and `replace` is not set.
 */
export async function restore(
  place: Place,
  file: string,
  { replace = false, withoutChecksum = false }: Options = {},
): Promise<Restored> {
  expectThere(file);
  let isAccepted = false;
  try {
    await expectChecksum(file, withoutChecksum);
    return await withStaged(place, file, async (backup, putInPlace) => {
      await expectUnaltered(backup);
      isAccepted = true;
      return putInPlace(replace);
    });
  } catch (cause) {
    if (isAccepted) throw cause;
    throw new Error(`${file} cannot be restored: ${errorWords(cause)}`, {
      cause,
    });
  }
}

/** Reads a whole backup and says whether it is sound, without touching the store. Throws if it cannot be read. */
export async function verifyBackup(
  place: Place,
  file: string,
): Promise<Verdict> {
  expectThere(file);
  await expectChecksum(file, true);
  return withStaged(place, file, verify);
}

/** Calls `use` with the content of a backup, apart from the store, and with a function that puts it into the store. */
async function withStaged<Answer>(
  { dataDir, databaseUrl }: Place,
  file: string,
  use: (
    backup: Store,
    putInPlace: (replace: boolean) => Promise<Restored>,
  ) => Promise<Answer>,
): Promise<Answer> {
  if (databaseUrl)
    return withTemporaryTables(databaseUrl, async (db, schema) => {
      await stage(db, file);
      return use({ db, kind: "postgres" }, (replace) =>
        putStaged(db, schema, { databaseUrl, file, replace }),
      );
    });
  using folder = workFolder(dataDir);
  await using db = await stageSqlite(file, folder.path);
  return await use({ db, kind: "sqlite" }, (replace) =>
    putSqlite(dataDir, storeFile(folder.path), replace),
  );
}

function expectThere(file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
}

async function expectUnaltered({ db, kind }: Store) {
  const [altered] = await alterations(db);
  if (!altered) return;
  const way =
    kind === "sqlite"
      ? ". To save the rest: npm run leads -- salvage <file>"
      : "";
  throw new Error(altered.problem + way);
}
