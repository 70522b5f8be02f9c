import { afterAll, beforeAll, describe } from "vitest";
import { every } from "./mode.ts";
import { makePlace, type Place } from "./place.ts";
import {
  startPostgres,
  whyNoPostgres,
  type PostgresServer,
} from "./postgres.ts";

/**
 * Declares the same faults for a server on SQLite and, except in npm test, on a PostgreSQL that is started for them.
 */
export function describeStores(
  declare: (newPlace: () => Promise<Place>) => void,
  whySkipped = whyNoPostgres,
) {
  describe("on SQLite", () => declare(makePlace));
  if (!every) return;
  describe.skipIf(whySkipped)(`on PostgreSQL${whySkipped}`, () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres[Symbol.asyncDispose]());
    declare(async () => makePlace(await postgres.newDatabase()));
  });
}
