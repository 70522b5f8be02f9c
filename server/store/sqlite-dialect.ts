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
import { Turns } from "./turns.ts";

/**
 * Kysely's dialect for a SQLite file that a thread holds open, so a slow disk or a locked file delays only the
 * callers of the store. A thread that has ended is replaced for the next caller. A caller waits for the one
 * connection for `patience`, and as long again for other processes. A caller that is idle for `longestRest` between
 * two statements loses its turn, and its transaction is rolled back. Both in milliseconds.
 */
export class SqliteThreadDialect implements Dialect {
  readonly #settings: DialectSettings;
  constructor(settings: DialectSettings) {
    this.#settings = settings;
  }
  createDriver = () => new ThreadDriver(this.#settings);
  createAdapter = () => new Adapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<any>) => new SqliteIntrospector(db);
}

type DialectSettings = Settings & { longestRest: number };

class Adapter extends SqliteAdapter {
  // SQLite's schema changes are transactional (sqlite.org/lang_transaction.html), but Kysely does not use that.
  override get supportsTransactionalDdl() {
    return true;
  }
  // There is one, but the driver hands it out itself: Kysely's own queue has no deadline, and never opens again after
  // a failed connect.
  override get supportsMultipleConnections() {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #settings: DialectSettings;
  readonly #turns: Turns;
  #client: SqliteClient | undefined;

  constructor(settings: DialectSettings) {
    this.#settings = settings;
    this.#turns = new Turns(settings.patience);
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
    const endTurn = await this.#turns.take();
    try {
      const client = await this.#start();
      return new Connection(client, endTurn, this.#settings.longestRest);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async beginTransaction(connection: Connection) {
    // A transaction that reads before it writes fails at once if another process wrote in between
    // (SQLITE_BUSY_SNAPSHOT). One that takes the write lock first waits for its turn.
    await connection.run("begin immediate");
  }

  async commitTransaction(connection: Connection) {
    await connection.run("commit");
  }

  async rollbackTransaction(connection: Connection) {
    await connection.rollback();
  }

  async releaseConnection(connection: Connection) {
    connection.release();
  }

  async destroy() {
    await this.#client?.close();
  }
}

/** One turn on the connection. */
class Connection implements DatabaseConnection {
  readonly #client: SqliteClient;
  readonly #endTurn: () => void;
  readonly #longestRest: number;
  #rest: NodeJS.Timeout | undefined;
  #running = 0;
  #isOver = false;

  constructor(client: SqliteClient, endTurn: () => void, longestRest: number) {
    this.#client = client;
    this.#endTurn = endTurn;
    this.#longestRest = longestRest;
    this.#startRest();
  }

  async run(sql: string, parameters: readonly unknown[] = []) {
    if (this.#isOver)
      throw new Error("The transaction rested for too long and is undone");
    clearTimeout(this.#rest);
    this.#running++;
    try {
      return await this.#client.ask(sql, parameters);
    } finally {
      if (--this.#running === 0) this.#startRest();
    }
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(sql, parameters);
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Rows come all at once from this store");
  }

  async rollback() {
    // The transaction ended with the turn or the thread.
    if (!this.#isOver && !this.#client.hasEnded) await this.run("rollback");
  }

  release() {
    this.#isOver = true;
    clearTimeout(this.#rest);
    this.#endTurn();
  }

  #startRest() {
    // Not after the turn has ended, because that would roll back another caller's transaction.
    if (this.#isOver) return;
    this.#rest = setTimeout(() => void this.#revoke(), this.#longestRest);
    this.#rest.unref();
  }

  async #revoke() {
    this.#isOver = true;
    await this.#client.ask("rollback").catch(() => {
      // The thread has ended.
    });
    this.#endTurn();
  }
}
