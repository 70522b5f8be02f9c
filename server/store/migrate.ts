import type { Kysely, Transaction } from "kysely";
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

function explained(error: unknown): unknown {
  const unknown = /executed migration (\S+) is missing/.exec(String(error));
  return unknown
    ? Object.assign(
        new Error(
          `It was written by a newer version of this server, with ${unknown[1]}. Start that version, or restore a backup from before it`,
        ),
        { code: "STORE_NEWER" },
      )
    : error;
}
