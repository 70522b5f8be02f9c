import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isPostgres } from "./is-postgres.ts";
import { migrations } from "./migrations.ts";
import type { Db, Transaction } from "./schema.ts";

/**
 * Upgrades a store to the newest schema. All steps are one transaction, so a failed step leaves nothing behind.
 * `lock` keeps other processes out until the transaction ends, if starting one does not. Leaves the store of a newer
 * version alone. Throws if the store has steps of another version and lacks some of this one.
 */
export async function migrate(
  db: Db,
  lock: (transaction: Transaction) => Promise<unknown> = async () => {},
  steps = migrations,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const done = await stepsOf(transaction);
    if (compare(done, steps).newer) return;
    const { error } = await new Migrator({
      db: transaction,
      provider: { getMigrations: async () => steps },
    }).migrateToLatest();
    if (error) throw error;
  });
}

/** Throws if the store does not have the schema that is expected. */
export type ExpectSchema = (db: Db) => Promise<void>;

/**
 * Which stores a command accepts, because only a server upgrades one, and the command may be of a version that is not
 * running yet. `usable`: of this version, or of a newer one that this version can use. `any`: also of an earlier one.
 */
export type Accepted = "usable" | "any";

/** Throws if a command cannot use the store. */
export async function expectSchema(db: Db, accepted: Accepted): Promise<void> {
  const done = await stepsOf(db);
  if (done.length === 0) throw emptyStore();
  const { missing } = compare(done);
  if (missing.length > 0 && accepted !== "any")
    throw new Error(
      "It was written by an earlier version of the server. Run this in the folder of the version that runs (releases/current), or start the server of this version first",
    );
}

/** Whether this version can use a store as it is, which a server of another version may have changed. */
export async function isUsable(db: Db): Promise<boolean> {
  const done = await readSteps(db);
  return Object.keys(migrations).every((step) => done.includes(step));
}

/** `newer`: a step that this version does not know. Throws if one of this version is missing too. */
function compare(done: readonly string[], steps = migrations) {
  const newer = done.find((step) => !Object.hasOwn(steps, step));
  const missing = Object.keys(steps).filter((step) => !done.includes(step));
  if (newer && missing.length > 0) throw newerStore(newer);
  return { newer, missing };
}

/** In order; none if the store is new. */
async function stepsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`${sql.raw(
    isPostgres(db)
      ? "select to_regclass('kysely_migration')::text as name"
      : "select name from sqlite_schema where name = 'kysely_migration'",
  )}`.execute(db);
  return rows[0]?.name ? readSteps(db) : [];
}

async function readSteps(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export const emptyStore = () =>
  Object.assign(
    new Error("It is empty. A server makes its tables when it starts"),
    { code: "STORE_EMPTY" },
  );

const newerStore = (step: string) =>
  Object.assign(
    new Error(
      `It was written by a newer version of this server, with ${step}. Start that version, or restore a backup from before it`,
    ),
    { code: "STORE_NEWER" },
  );
