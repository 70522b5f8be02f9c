import { sql } from "kysely";
import { replayErasures } from "#server/removal/erasures.ts";
import type { Db, Transaction } from "#server/store/schema.ts";
import {
  contentTables,
  lastingTables,
  tableNames,
} from "#server/store/table-names.ts";

export type Restored = {
  /** Where the previous content is now; undefined if there was none. */
  kept: string | undefined;
  /** Where an unusable store was moved to. */
  aside?: string | undefined;
  /** Whether some unsubscribes and erasures could not be read there. */
  forgets?: boolean;
  /** How many rows of the backup were erased again, because they belong to people erased since. */
  erased: { leads: number; subscriptions: number };
};

type Replacement = {
  /** Schemas of the store's tables and of the backup's, on this connection. */
  store: string;
  backup: string;
  /** Whether a store that is not empty may be replaced. */
  replace: boolean;
  /** Saves the content of the store and returns the location. */
  keep: () => Promise<string>;
};

/**
 * Replaces the store's tables with those of the backup. The transaction must keep others from writing from its first
 * statement on. Then every acknowledged lead is either in the copy that `keep` saves, or arrives later.
 */
export async function replaceContent(
  transaction: Transaction,
  { store, backup, replace, keep }: Replacement,
): Promise<Restored> {
  const isNew = await isEmpty(transaction);
  if (!isNew && !replace)
    throw new Error(
      "The store is not empty. Use --replace to replace it with the backup",
    );
  const kept = isNew ? undefined : await keep();
  // The keys of an empty store have signed nothing important, and the keys of the backup must be the newest.
  if (isNew) await transaction.deleteFrom("secrets").execute();
  for (const table of tableNames.toReversed())
    if (!isLasting(table)) await transaction.deleteFrom(table).execute();
  for (const table of tableNames)
    await sql`
      insert into ${sql.table(`${store}.${table}`)}
      select * from ${sql.table(`${backup}.${table}`)} where true
      ${onConflict(table)}`.execute(transaction);
  return { kept, erased: await replayErasures(transaction) };
}

async function isEmpty(db: Db) {
  for (const table of contentTables)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      return false;
  return true;
}

const isLasting = (table: string) =>
  (lastingTables as readonly string[]).includes(table);

/** Permanent rows are already there; the later of two erasures counts. */
function onConflict(table: string) {
  if (!isLasting(table)) return sql``;
  return table === "erasures"
    ? sql`on conflict (subject) do update set erased_at = excluded.erased_at
        where excluded.erased_at > erasures.erased_at`
    : sql`on conflict do nothing`;
}
