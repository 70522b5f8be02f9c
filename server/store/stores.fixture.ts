import { describe, inject, onTestFinished } from "vitest";
import { temporaryFolder } from "#server/http/app.fixture.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { openStore, type Store } from "./store.ts";

/** Where a new, empty store can be opened, as often as a test likes. */
export type Place = Parameters<typeof openStore>[0];

/**
 * Declares the same tests for every kind of store: on SQLite and on PostgreSQL, each with a database of its own there.
 * There they are skipped for a reason that their names tell.
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
