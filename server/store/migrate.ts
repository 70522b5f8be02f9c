import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isPostgres } from "./is-postgres.ts";
import { migrations } from "./migrations.ts";
import type { Db, Transaction } from "./schema.ts";

/** How old a backup may be when a step breaks earlier servers, in milliseconds. */
const recent = 3_600_000;

/** Whether a server that does not know this step cannot use the store after it. The name says it, so the store does. */
const breaks = (step: string) => step.endsWith("-breaks");

/**
 * Upgrades a store to the newest schema. All steps are one transaction, so a failed step leaves nothing behind.
 * `lock` keeps other processes out until the transaction ends, if starting one does not. Leaves the store of a newer
 * version alone if this version can use it, otherwise throws. Throws too if a step breaks earlier servers and there
 * is no backup of the last hour.
 */
export async function migrate(
  db: Db,
  lock: (transaction: Transaction) => Promise<unknown> = async () => {},
  steps = migrations,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const done = await stepsOf(transaction);
    const { newer, missing } = compare(done, steps);
    if (newer) return;
    const breaking = missing.find(breaks);
    if (breaking && done.length > 0) await expectBackup(transaction, breaking);
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
  const known = Object.keys(migrations);
  return (
    known.every((step) => done.includes(step)) &&
    done.every((step) => known.includes(step) || !breaks(step))
  );
}

/** `newer`: a step that this version does not know. Throws if it breaks this version. */
function compare(done: readonly string[], steps = migrations) {
  const unknown = done.filter((step) => !Object.hasOwn(steps, step));
  const missing = Object.keys(steps).filter((step) => !done.includes(step));
  const breaking = unknown.find(breaks);
  if (breaking || (unknown.length > 0 && missing.length > 0))
    throw newerStore(breaking ?? unknown[0]!);
  return { newer: unknown[0], missing };
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

async function expectBackup(db: Db, step: string) {
  const { rows } = await sql<{ done_at: string | null }>`
    select done_at from daily_jobs where name = 'backup'`.execute(db);
  const age = Date.now() - Date.parse(rows[0]?.done_at ?? "");
  if (age >= 0 && age < recent) return;
  throw new Error(
    `After its upgrade ${step}, earlier versions cannot use it, and \`npm run release -- back\` no longer works. If you want that, back up now: systemctl start sabine-ridge-backup. The upgrade follows at once`,
  );
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
