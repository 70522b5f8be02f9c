import { Kysely, type Dialect, type Driver } from "kysely";
import { errorWords } from "#server/error-words.ts";

/** In milliseconds: a store that could not be opened is left alone for this long, and longer if a try takes long. */
const shortestPause = 1_000;

/** Opens a store. It gets a client of the same driver, and throws the reason if it fails. */
type Open = (db: Kysely<any>) => Promise<void>;

/**
 * Kysely's dialect for a store, called `name`, that opens at its first use. Until that succeeds, each query fails
 * with the reason and a later one tries again. So a server can start before its database, and outlast a damaged file.
 */
export function openingDialect(
  dialect: Dialect,
  name: string,
  open: Open,
): Dialect {
  const parts = {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db: Kysely<any>) => dialect.createIntrospector(db),
  };
  return {
    ...parts,
    createDriver() {
      const driver = dialect.createDriver();
      const createDriver = () => driver;
      const db = new Kysely({ dialect: { ...parts, createDriver } });
      return openingDriver(driver, async () => {
        try {
          await open(db);
          await driver.init();
        } catch (cause) {
          throw new Error(`${name} cannot be used: ${errorWords(cause)}`, {
            cause,
          });
        }
      });
    },
  };
}

function openingDriver(driver: Driver, open: () => Promise<void>): Driver {
  let failure: { error: unknown; until: number } | undefined;

  return {
    /** Kysely calls this before the first connection, and again as long as it fails. */
    async init() {
      const begin = performance.now();
      if (failure && begin < failure.until) throw failure.error;
      try {
        await open();
      } catch (error) {
        await driver.destroy();
        const end = performance.now();
        const pause = Math.max(shortestPause, 10 * (end - begin));
        failure = { error, until: end + pause };
        throw error;
      }
    },
    acquireConnection: () => driver.acquireConnection(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    beginTransaction: (connection, settings) =>
      driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: () => driver.destroy(),
  };
}

/** Opens it now. Throws the reason if that fails. */
export function expectOpen(db: Kysely<any>): Promise<void> {
  return db.connection().execute(async () => {});
}
