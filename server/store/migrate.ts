import type { Kysely, Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/**
 * Brings a store to the newest schema. All steps are one transaction: one that fails half way leaves nothing. `lock`
 * keeps other processes out until the transaction ends, where beginning it does not. Throws when the store has been
 * written by a newer version: what that knows would be lost.
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
