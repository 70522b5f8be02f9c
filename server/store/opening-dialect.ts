import {
  Kysely,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from "kysely";

/** In milliseconds: a store that could not be opened is left alone for this long, and longer where trying takes long. */
const shortestPause = 1_000;

/** Opens a store. It gets what can be asked through the same driver, and throws the reason when it fails. */
type Open = (db: Kysely<any>) => Promise<void>;

/**
 * Kysely's dialect for a store that is opened when it is first asked. Until that succeeds, each query fails with the
 * reason and a later one tries again: a server can start before its database, and outlast a damaged file.
 */
export class OpeningDialect implements Dialect {
  readonly #dialect: Dialect;
  readonly #open: Open;

  constructor(dialect: Dialect, open: Open) {
    this.#dialect = dialect;
    this.#open = open;
  }
  createDriver = () => new OpeningDriver(this.#dialect, this.#open);
  createAdapter = () => this.#dialect.createAdapter();
  createQueryCompiler = () => this.#dialect.createQueryCompiler();
  createIntrospector = (db: Kysely<any>) =>
    this.#dialect.createIntrospector(db);
}

class OpeningDriver implements Driver {
  readonly #driver: Driver;
  readonly #db: Kysely<any>;
  readonly #open: Open;
  #failure: { error: unknown; until: number } | undefined;

  constructor(dialect: Dialect, open: Open) {
    const driver = dialect.createDriver();
    this.#driver = driver;
    this.#open = open;
    this.#db = new Kysely({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => dialect.createAdapter(),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (db) => dialect.createIntrospector(db),
      },
    });
  }

  /** Kysely calls this before the first connection, and again as long as it fails. */
  async init() {
    const begin = performance.now();
    if (this.#failure && begin < this.#failure.until) throw this.#failure.error;
    try {
      await this.#open(this.#db);
      await this.#driver.init();
    } catch (error) {
      await this.#driver.destroy();
      const end = performance.now();
      const pause = Math.max(shortestPause, 10 * (end - begin));
      this.#failure = { error, until: end + pause };
      throw error;
    }
  }

  acquireConnection = () => this.#driver.acquireConnection();
  releaseConnection = (connection: DatabaseConnection) =>
    this.#driver.releaseConnection(connection);
  beginTransaction = (
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ) => this.#driver.beginTransaction(connection, settings);
  commitTransaction = (connection: DatabaseConnection) =>
    this.#driver.commitTransaction(connection);
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#driver.rollbackTransaction(connection);
  destroy = () => this.#driver.destroy();
}

/** Opens it now. Throws the reason when that fails. */
export function expectOpen(db: Kysely<any>): Promise<void> {
  return db.connection().execute(async () => {});
}
