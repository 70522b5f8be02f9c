import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "#server/store/store.ts";
import { makePlace, type Place } from "./place.ts";
import {
  postgresIsHere,
  startPostgres,
  type PostgresServer,
} from "./postgres.ts";

/** Declares the same faults for a server on SQLite and for one on a PostgreSQL that is started for them. */
export function describeStores(
  declare: (newPlace: () => Promise<Place>, kind: Store["kind"]) => void,
) {
  describe("on SQLite", () => declare(makePlace, "sqlite"));
  const why = postgresIsHere ? "" : " (skipped: none is installed here)";
  describe.skipIf(!postgresIsHere)(`on PostgreSQL${why}`, () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres[Symbol.asyncDispose]());
    declare(async () => makePlace(await postgres.newDatabase()), "postgres");
  });
}
