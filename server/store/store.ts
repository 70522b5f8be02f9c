import { setTimeout as pause } from "node:timers/promises";
import { log } from "#server/log.ts";
import { expectSchema, type Accepted, type ExpectSchema } from "./migrate.ts";
import { expectOpen } from "./opening-dialect.ts";
import { latePostgres } from "./postgres.ts";
import type { Db } from "./schema.ts";
import { lateSqlite } from "./sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import { storeFailure } from "./store-failure.ts";

/** The store of leads, subscriptions and mails to send. `db.destroy()` closes it. */
export type Store = {
  db: Db;
  kind: "sqlite" | "postgres";
};

type Place = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Whether an empty store may be made. Without it, one that is missing counts as out of reach. */
  mayBeNew?: boolean;
};

/**
 * Opens PostgreSQL if `databaseUrl` is given, otherwise the SQLite file under `dataDir`, and upgrades it to the
 * newest schema. Committed data is on disk. Throws if the store cannot be used.
 */
export async function openStore(place: Place): Promise<Store> {
  const store = storeOf(place);
  await expectOpen(store.db);
  return store;
}

/** The same without an upgrade, for commands (migrate.ts). */
export async function openAsItIs(
  place: Place,
  accepted: Accepted,
): Promise<Store> {
  const store = storeOf(place, undefined, (db) => expectSchema(db, accepted));
  await expectOpen(store.db);
  return store;
}

/**
 * The same for a server, which also serves its pages without a store. A store that is damaged or out of reach is
 * opened as soon as possible, and each query throws until that works. Throws if the settings are wrong, because
 * waiting does not fix them.
 */
export async function openStoreOrWait(place: Place): Promise<Store> {
  let isNew = false;
  const store = storeOf(place, () => {
    isNew = true;
    if (place.mayBeNew === false)
      throw new Error(
        "It is empty, but DATA_DIR_EXPECTED is set. Mount its disk, correct DATA_DIR or DATABASE_URL, or restore a backup. Unset DATA_DIR_EXPECTED if the site is new",
      );
  });
  try {
    await expectOpen(store.db);
    if (isNew)
      log("warn", "first start: a new store was made", {
        next: "set DATA_DIR_EXPECTED=1, so that it is never replaced by an empty one",
      });
  } catch (error) {
    const failure = storeFailure(error);
    if (failure === "settings") throw error;
    log("error", "no store: forms answer 503 until there is one", {
      problem: errorWords(error),
      ...(failure === "damage" && {
        mend: "docs/operating.md, When something fails",
      }),
    });
    void tryAgain(store.db);
  }
  return store;
}

/** `beforeNew` runs if there is no store yet, and throws if there may be none. */
function storeOf(
  { databaseUrl, dataDir }: Place,
  beforeNew: () => void = () => {},
  expect?: ExpectSchema,
): Store {
  return databaseUrl
    ? { kind: "postgres", db: latePostgres(databaseUrl, beforeNew, expect) }
    : { kind: "sqlite", db: lateSqlite(dataDir, beforeNew, expect) };
}

/** In milliseconds. An expensive try waits longer (opening-dialect.ts). */
const interval = 1_000;

async function tryAgain(db: Db): Promise<void> {
  for (;;) {
    await pause(interval, undefined, { ref: false });
    try {
      await expectOpen(db);
      return log("info", "the store is open");
    } catch {
      // Already logged; /readyz says it too.
    }
  }
}
