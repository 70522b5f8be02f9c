import type { Socket } from "node:net";
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from "kysely";
import { Pool, type ClientBase, type PoolConfig } from "pg";
import { log, reason } from "#server/log.ts";
import { migrate, type ExpectSchema } from "./migrate.ts";
import { openingDialect } from "./opening-dialect.ts";
import type { Db } from "./schema.ts";

/** Times in milliseconds. Together they stay below the deadline of a request. */
const limits = {
  // For a new connection, and for a free one while all are in use.
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  // Ends a request's transaction if the request has died.
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 10_000,
} satisfies PoolConfig;

/** Longer than any statement, and any pause between two, may take. A connection that is silent for longer is dead. */
const silence = 12_000;

/**
 * Makes a transaction wait for the disk when it commits, whatever the database's setting, and even if that changes
 * before it ends. Settings that also wait for a replica stay.
 */
const waitForDisk = `select set_config('synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), true)`;

/** Any number, as long as every version of the server uses the same one. */
const migrationLock = 7_246_001;

/**
 * The database at `url`, upgraded to the newest schema at its first use. Every commit is on the database's disk
 * before it returns. If a connection is lost, its query fails and the next query uses another. Queries throw if the
 * database cannot be used or would lose a commit.
 */
export function latePostgres(
  url: string,
  beforeNew: () => void,
  expect?: ExpectSchema,
): Db {
  const dialect = new Dialect({ pool: async () => requestPool(url) });
  const name = "The database of DATABASE_URL";
  const open = async () => {
    if (!expect) return bringUpToDate(url, beforeNew);
    await using db = openUnlimited(url);
    await expect(db);
  };
  return new Kysely({ dialect: openingDialect(dialect, name, open) });
}

/** Apart from the pool, whose time limits are for requests: building an index may take minutes. */
async function bringUpToDate(url: string, beforeNew: () => void) {
  await using migrating = openUnlimited(url);
  const { rows } = await sql<{
    there: unknown;
  }>`select to_regclass('kysely_migration') as there`.execute(migrating);
  if (rows[0]?.there === null) beforeNew();
  await migrate(migrating, (transaction) =>
    sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction),
  );
}

/** One connection without time limits, for work other than requests, such as a migration. */
function openUnlimited(url: string): Db {
  return new Kysely({
    dialect: new Dialect({
      pool: new Pool({
        connectionString: url,
        max: 1,
        connectionTimeoutMillis: limits.connectionTimeoutMillis,
        onConnect: expectFsync,
      }),
    }),
  });
}

function requestPool(connectionString: string) {
  const pool = new Pool({
    ...limits,
    connectionString,
    keepAlive: true,
    application_name: "website",
    async onConnect(client) {
      // Also if a connection in use is lost between two statements: without a listener that would end the process.
      client.on("error", (error) =>
        log("warn", "database connection lost", reason(error)),
      );
      const { stream } = (client as Connected).connection;
      stream.setTimeout(silence, () => stream.destroy());
      await expectFsync(client);
    },
  });
  // The client's own listener has reported it.
  pool.on("error", () => {});
  return pool;
}

type Connected = ClientBase & { connection: { stream: Socket } };

/** Without fsync no commit is safe, and no client can turn it on. */
async function expectFsync(client: ClientBase) {
  const { rows } = await client.query<{ fsync: string }>("show fsync");
  if (rows[0]?.fsync === "off")
    throw Object.assign(
      new Error(
        "PostgreSQL has fsync = off and could lose what it has confirmed",
      ),
      { code: "STORE_NOT_DURABLE" },
    );
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new Driver(this.#config);
  }
  override createAdapter() {
    return new Adapter();
  }
}

class Driver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ) {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(waitForDisk));
  }
}

class Adapter extends PostgresAdapter {
  // migrate.ts takes a lock that ends with its transaction. Kysely's own lock comes after its first tables, and
  // cannot be released once a step has failed.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
