import { migrations } from "#server/store/migrations.ts";
import type { SecretTable, SuppressionTable } from "#server/store/schema.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { tableNames } from "#server/store/table-names.ts";
import { runPostgresCommand } from "./postgres-commands.ts";

/** Checks a backup and makes of it, in `folder`, the statements that put it in place. Returns their file. */
export async function preparePostgres(
  file: string,
  folder: string,
): Promise<string> {
  const script = `${folder}/restore.sql`;
  // Reads all of it: a truncated one fails here.
  await runPostgresCommand("pg_restore", [
    "--no-owner",
    "--no-privileges",
    `--file=${script}`,
    file,
  ]);
  const steps = await runPostgresCommand("pg_restore", [
    "--data-only",
    "--table=kysely_migration",
    "--file=-",
    file,
  ]);
  const names = [...steps.matchAll(/^(\d{4}-\S+)\t/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error("It is no backup of leads");
  const newer = names.find((name) => !Object.hasOwn(migrations, name ?? ""));
  if (newer)
    throw new Error(`It was written by a newer version, with ${newer}`);
  return script;
}

/** In one transaction: the tables that are there, of whatever version, give way to those of the backup. */
export async function putPostgres(
  databaseUrl: string,
  script: string,
): Promise<void> {
  const lasting = await readLasting(databaseUrl);
  const tables = [...tableNames, "kysely_migration", "kysely_migration_lock"];
  await runPostgresCommand(
    "psql",
    [
      "--no-psqlrc",
      "--quiet",
      "--single-transaction",
      "--set=ON_ERROR_STOP=1",
      `--command=drop table if exists ${tables.join(", ")} cascade`,
      `--file=${script}`,
    ],
    databaseUrl,
  );
  await writeLasting(databaseUrl, lasting);
}

type Lasting = { suppressions: SuppressionTable[]; secrets: SecretTable[] };

async function readLasting(databaseUrl: string): Promise<Lasting> {
  await using db = await openPostgres(databaseUrl);
  return {
    suppressions: await db.selectFrom("suppressions").selectAll().execute(),
    secrets: await db.selectFrom("secrets").selectAll().execute(),
  };
}

/** Opening brings the tables to the newest schema. */
async function writeLasting(databaseUrl: string, lasting: Lasting) {
  await using db = await openPostgres(databaseUrl);
  await db.transaction().execute(async (transaction) => {
    for (const table of ["suppressions", "secrets"] as const)
      for (const row of lasting[table])
        await transaction
          .insertInto(table)
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
  });
}
