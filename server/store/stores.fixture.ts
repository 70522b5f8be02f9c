import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import {
  postgresIsHere,
  startPostgres,
  type PostgresServer,
} from "../../tests/faults/postgres.ts";
import { openStore, type Store } from "./store.ts";

/** Where a new, empty store can be opened, as often as a test likes. */
export type Place = Parameters<typeof openStore>[0];

/** For starting and stopping a PostgreSQL on a machine that is busy, in milliseconds. */
const patience = 60_000;

/**
 * Declares the same tests for every kind of store: on SQLite, and on a PostgreSQL that is started for them. Without
 * PostgreSQL on the machine those are skipped, and say why.
 */
export function describeStores(
  declare: (newPlace: () => Promise<Place>) => void,
) {
  describe("on SQLite", () => {
    declare(async () => ({ dataDir: temporaryFolder() }));
  });
  const reason = postgresIsHere ? "" : " (skipped: none is installed here)";
  describe.skipIf(!postgresIsHere)(`on PostgreSQL${reason}`, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    }, patience);
    afterAll(() => server[Symbol.asyncDispose](), patience);
    declare(async () => ({
      dataDir: temporaryFolder(),
      databaseUrl: await server.newDatabase(),
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
