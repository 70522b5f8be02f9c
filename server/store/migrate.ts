import { sql, type Kysely, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/**
 * Upgrades a store to the newest schema. All steps are one transaction, so a failed step leaves nothing behind.
 * `lock` keeps other processes out until the transaction ends, if starting one does not. Throws if the store was
 * written by a newer version, whose data would be lost.
 */
export async function migrate(
  db: Kysely<Tables>,
  lock: (transaction: Transaction<Tables>) => Promise<unknown> = async () => {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const { error } = await new Migrator({
      db: transaction,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest();
    if (error) throw explained(error);
  });
}

/** Throws if the store does not have the schema that is expected. */
export type ExpectSchema = (db: Kysely<Tables>) => Promise<void>;

/**
 * For a command, because only a server upgrades its store: the command may be of a version that is not running yet.
 * Throws if the store has another schema than this version, or only if it is newer.
 */
export async function expectSchema(
  db: Kysely<Tables>,
  mayBeOlder: boolean,
): Promise<void> {
  const tables = await db.introspection.getTables({
    withInternalKyselyTables: true,
  });
  if (!tables.some(({ name }) => name === "kysely_migration"))
    throw new Error("It is empty. A server makes its tables when it starts");
  const steps = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  const done = steps.rows.map(({ name }) => name);
  const newer = done.find((name) => !Object.hasOwn(migrations, name));
  if (newer) throw newerStore(newer);
  if (!mayBeOlder && done.length < Object.keys(migrations).length)
    throw new Error(
      "It was written by an earlier version of the server. Run this in the folder of the version that runs (releases/current), or start the server of this version first",
    );
}

function explained(error: unknown): unknown {
  const unknown = /executed migration (\S+) is missing/.exec(String(error));
  return unknown ? newerStore(unknown[1]!) : error;
}

const newerStore = (step: string) =>
  Object.assign(
    new Error(
      `It was written by a newer version of this server, with ${step}. Start that version, or restore a backup from before it`,
    ),
    { code: "STORE_NEWER" },
  );
