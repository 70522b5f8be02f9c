import type { Kysely } from "kysely";
import { openPostgres } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

/** Where leads, subscriptions and mails to send are kept. `db.destroy()` closes it. */
export type Store = {
  db: Kysely<Tables>;
  kind: "sqlite" | "postgres";
};

/**
 * Opens PostgreSQL where `databaseUrl` names one, else the SQLite file under `dataDir`, and brings it to the newest
 * schema. What has been committed is on a disk. Throws when the store cannot be used.
 */
export async function openStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Store> {
  return databaseUrl
    ? { kind: "postgres", db: await openPostgres(databaseUrl) }
    : { kind: "sqlite", db: await openSqlite(dataDir) };
}
