import { describe, inject, onTestFinished } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { openStore, type Store } from "./store.ts";

/** Where a test can open a new, empty store as often as it likes. */
export type Place = Parameters<typeof openStore>[0];

/**
 * Declares the same tests for both stores, SQLite and PostgreSQL, each with its own database. If PostgreSQL is not
 * available, its tests are skipped, with the reason in their names.
 */
export function describeStores(
  declare: (newPlace: () => Promise<Place>) => void,
  whySkipped = whyNoPostgres,
) {
  describe("on SQLite", () => {
    declare(async () => ({ dataDir: temporaryFolder() }));
  });
  describe.skipIf(whySkipped)(`on PostgreSQL${whySkipped}`, () => {
    declare(async () => ({
      dataDir: temporaryFolder(),
      databaseUrl: await newDatabase(inject("postgres")),
    }));
  });
}

/** A new store, closed when the test ends. */
export async function emptyStore(
  newPlace: () => Promise<Place>,
): Promise<Store> {
  const store = await openStore(await newPlace());
  onTestFinished(() => store.db.destroy());
  return store;
}
