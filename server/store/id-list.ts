import { sql, type RawBuilder } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Db } from "./schema.ts";

/**
 * A list of any length as one parameter, for `in`. SQLite allows 32,766 parameters and PostgreSQL 65,535, and a
 * flooded address can have more leads than that.
 */
export function idList(db: Db, ids: readonly string[]): RawBuilder<string> {
  const list = JSON.stringify(ids);
  return isPostgres(db)
    ? sql<string>`(select json_array_elements_text(${list}::json))`
    : sql<string>`(select value from json_each(${list}))`;
}
