import { sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Transaction } from "./schema.ts";

/**
 * Runs only one transaction of this name at a time, across all processes, until it ends, so it can read before it
 * writes. On SQLite every writing transaction is exclusive anyway. Throws if the others take too long.
 */
export async function oneAtATime(
  transaction: Transaction,
  name: string,
): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(
      transaction,
    );
}
