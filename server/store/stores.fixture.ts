import { describe, inject, onTestFinished } from "vitest";
import {
  borrowStore,
  lastingFolder,
  temporaryFolder,
} from "#server/app.fixture.ts";
import { short } from "../../tests/faults/mode.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { openStore, type Store } from "./store.ts";

/** Where a test can open a new, empty store as often as it likes. */
export type Place = Parameters<typeof openStore>[0];

type NewPlace = (dataDir?: string) => Promise<Place>;

const onSqlite: NewPlace = async (dataDir = temporaryFolder()) => ({ dataDir });

const onPostgres: NewPlace = async (dataDir = temporaryFolder()) => ({
  dataDir,
  databaseUrl: await newDatabase(inject("postgres")),
});

/**
 * Declares the same tests for both stores, SQLite and, except in npm test, PostgreSQL. If PostgreSQL is not available,
 * its tests are skipped, with the reason in their names.
 */
export function describeStores(
  declare: (newPlace: NewPlace) => void,
  whySkipped = whyNoPostgres,
) {
  describe("on SQLite", () => declare(onSqlite));
  if (short) return;
  describe.skipIf(whySkipped)(`on PostgreSQL${whySkipped}`, () =>
    declare(onPostgres),
  );
}

const idle = new Map<NewPlace, Store[]>([
  [onSqlite, []],
  [onPostgres, []],
]);

/**
 * An empty store that tests of the same kind of store share, one after another; at a place that a test has chosen, one
 * that is closed when the test ends.
 */
export async function emptyStore(newPlace: NewPlace): Promise<Store> {
  const shared = idle.get(newPlace);
  if (shared)
    return borrowStore(shared, async () =>
      openStore(await newPlace(lastingFolder())),
    );
  const store = await openStore(await newPlace());
  onTestFinished(() => store.db.destroy());
  return store;
}
