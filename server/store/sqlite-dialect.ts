import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from "kysely";
import { SqliteClient, type Settings } from "./sqlite-client.ts";

/**
 * Kysely's dialect for a SQLite file that a thread holds open, so a slow disk or a locked file delays only the
 * callers of the store (docs/decisions/0010-stores.md has the numbers). Callers use the one connection in order of
 * arrival. A caller gets an error if it has waited longer than `patience`, in milliseconds, when its turn comes. A
 * thread that has ended is replaced for the next caller.
 */
export class SqliteThreadDialect implements Dialect {
  readonly #settings: Settings;
  constructor(settings: Settings) {
    this.#settings = settings;
  }
  createDriver = () => new ThreadDriver(this.#settings);
  createAdapter = () => new Adapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<any>) => new SqliteIntrospector(db);
}

class Adapter extends SqliteAdapter {
  // SQLite's schema changes are transactional (sqlite.org/lang_transaction.html), but Kysely does not use that.
  override get supportsTransactionalDdl() {
    return true;
  }
  // The driver queues callers: Kysely's own queue has no deadline, and stays locked after a failed connect.
  override get supportsMultipleConnections() {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #settings: Settings;
  /** Resolves when the last caller in the queue is done. */
  #last: Promise<void> = Promise.resolve();
  #client: SqliteClient | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async init() {
    await this.#start();
  }

  async #start() {
    if (!this.#client || this.#client.hasEnded)
      this.#client = await SqliteClient.start(this.#settings);
    return this.#client;
  }

  async acquireConnection() {
    const arrived = performance.now();
    const previous = this.#last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    try {
      if (performance.now() - arrived > this.#settings.patience)
        throw Object.assign(new Error("The store has been busy for too long"), {
          code: "STORE_BUSY",
        });
      return new Connection(await this.#start(), end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async beginTransaction({ client }: Connection) {
    // A transaction that reads before it writes fails at once if another process wrote in between
    // (SQLITE_BUSY_SNAPSHOT). One that takes the write lock first waits for its turn.
    await client.ask("begin immediate");
  }

  async commitTransaction({ client }: Connection) {
    await client.ask("commit");
  }

  async rollbackTransaction({ client }: Connection) {
    // The transaction ended with the thread.
    if (!client.hasEnded) await client.ask("rollback");
  }

  async releaseConnection({ end }: Connection) {
    end();
  }

  async destroy() {
    await this.#client?.close();
  }
}

/** One caller's turn on the thread. */
class Connection implements DatabaseConnection {
  readonly client: SqliteClient;
  /** Lets the next caller go on. */
  readonly end: () => void;

  constructor(client: SqliteClient, end: () => void) {
    this.client = client;
    this.end = end;
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.client.ask(sql, parameters);
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Rows come all at once from this store");
  }
}
