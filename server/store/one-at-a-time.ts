import { sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Tables } from "./schema.ts";

/**
 * Lets only one transaction of this name go on at a time, across all processes, until it ends: so it may look whether
 * something is there and then write. On SQLite every transaction that writes is alone already. Throws when the others
 * take too long.
 */
export async function oneAtATime(
  transaction: Transaction<Tables>,
  name: string,
): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(
      transaction,
    );
}
