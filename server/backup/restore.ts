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

/** Reads a whole backup and says whether it is sound, without touching the store. Throws when it cannot be read. */
export async function verifyBackup(
  place: Place,
  file: string,
): Promise<Verdict> {
  expectThere(file);
  await expectChecksum(file, true);
  return withStaged(place, file, verify);
}

/** Calls `use` with what a backup holds, apart from the store, and with what puts it in the place of the store's. */
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
      ? ". To have the rest: npm run leads -- salvage <file>"
      : "";
  throw new Error(altered.problem + way);
}
