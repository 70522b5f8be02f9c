import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";

/** How long a write waits for another process that is writing, in milliseconds. */
const patience = 5000;

/** What the store relies on; each is set and then read back, because SQLite ignores what it cannot do. */
const pragmas = {
  journal_mode: "wal",
  // 2 is FULL: a commit is on the disk before it returns.
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: patience,
};

export const storeFile = (dataDir: string) => `${dataDir}/leads.sqlite`;

/**
 * Opens the store under `dataDir`, made when missing, and brings it to the newest schema.
 * Every commit is on the disk before it returns. Throws when the directory or the file cannot be used.
 */
export async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  try {
    const connection = connect(dataDir);
    const db = new Kysely<Tables>({
      dialect: new Dialect({ database: forKysely(connection) }),
    });
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The data directory ${dataDir} cannot be used: ${reason}`, {
      cause,
    });
  }
}

function connect(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = storeFile(dataDir);
  // Before SQLite makes it: it would be readable by others until chmod.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const connection = new DatabaseSync(file, { timeout: patience });
  try {
    for (const [name, value] of Object.entries(pragmas)) {
      connection.exec(`pragma ${name} = ${value}`);
      expectPragma(connection, name, value);
    }
    expectPragma(connection, "quick_check", "ok");
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function expectPragma(
  connection: DatabaseSync,
  name: string,
  wanted: string | number,
) {
  const value = Object.values(
    connection.prepare(`pragma ${name}`).get() ?? {},
  )[0];
  if (value !== wanted)
    throw new Error(`SQLite does not keep ${name}=${wanted}, it says ${value}`);
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

class Adapter extends SqliteAdapter {
  // SQLite's schema changes are transactional (sqlite.org/lang_transaction.html); Kysely leaves that unused.
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** node:sqlite in the shape that Kysely's dialect expects. */
function forKysely(connection: DatabaseSync) {
  return {
    close: () => connection.close(),
    prepare(sql: string) {
      // A transaction that reads before it writes fails at once when another process wrote in between
      // (SQLITE_BUSY_SNAPSHOT); one that takes the write lock first waits for its turn.
      const statement = connection.prepare(
        sql === "begin" ? "begin immediate" : sql,
      );
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) =>
          statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) =>
          statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) =>
          statement.iterate(
            ...(values as SQLInputValue[]),
          ) as IterableIterator<unknown>,
      };
    },
  };
}
