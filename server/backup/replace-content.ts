import { sql, type Kysely, type Transaction } from "kysely";
import { replayErasures } from "#server/leads/erasures.ts";
import type { Tables } from "#server/store/schema.ts";
import {
  contentTables,
  lastingTables,
  tableNames,
} from "#server/store/table-names.ts";

export type Restored = {
  /** Where what was kept before is now; undefined where nothing was. */
  kept: string | undefined;
  /** Where a store that could not be used was moved to. */
  aside?: string | undefined;
  /** Whether who wants no mail and who was erased could not all be read there. */
  forgets?: boolean;
  /** How much the backup held of what has been erased since: it is gone again. */
  erased: { leads: number; subscriptions: number };
};

type Replacement = {
  /** Schemas of the store's tables and of the backup's, on this connection. */
  store: string;
  backup: string;
  /** Whether a store that holds something may be replaced. */
  replace: boolean;
  /** Saves what the store holds and returns where. */
  keep: () => Promise<string>;
};

/**
 * Puts the tables of a backup in the place of the store's. The transaction must keep all others from writing from its
 * first statement on: so whatever was acknowledged is in what `keep` saves, or comes after.
 */
export async function replaceContent(
  transaction: Transaction<Tables>,
  { store, backup, replace, keep }: Replacement,
): Promise<Restored> {
  const isNew = await isEmpty(transaction);
  if (!isNew && !replace)
    throw new Error(
      "The store holds something already. With --replace the backup takes its place",
    );
  const kept = isNew ? undefined : await keep();
  // The keys of an empty store have signed nothing that counts, and those of the backup must be the newest.
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

async function isEmpty(db: Kysely<Tables>) {
  for (const table of contentTables)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      return false;
  return true;
}

const isLasting = (table: string) =>
  (lastingTables as readonly string[]).includes(table);

/** What lasts is there already: the later of two erasures counts. */
function onConflict(table: string) {
  if (!isLasting(table)) return sql``;
  return table === "erasures"
    ? sql`on conflict (subject) do update set erased_at = excluded.erased_at
        where excluded.erased_at > erasures.erased_at`
    : sql`on conflict do nothing`;
}
