import { sql } from "kysely";
import type { Db } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { alterations } from "./alterations.ts";

export type Verdict = {
  /** Rows per table. */
  counts: Record<string, number>;
  /** The problems in words, with references for leads and ids for mails. Empty if there are none. */
  problems: string[];
};

/** Reads the whole store and says whether it is sound. Throws if it cannot be read. */
export async function verify({ db, kind }: Store): Promise<Verdict> {
  const problems = kind === "sqlite" ? await damage(db) : [];
  const counts: Record<string, number> = {};
  for (const table of tableNames) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  problems.push(
    ...(await unmailed(db)),
    ...(await wordless(db)),
    ...(await alterations(db)).map(({ problem }) => problem),
  );
  return { counts, problems };
}

/** PostgreSQL checks its keys and pages itself whenever they are written or read. */
async function damage(db: Db) {
  const whole = await sql<{
    integrity_check: string;
  }>`pragma integrity_check`.execute(db);
  const foreign = await sql<{
    table: string;
    parent: string;
  }>`pragma foreign_key_check`.execute(db);
  return [
    ...whole.rows
      .map((row) => row.integrity_check)
      .filter((found) => found !== "ok"),
    ...foreign.rows.map(
      ({ table, parent }) =>
        `A row of ${table} refers to a missing row of ${parent}`,
    ),
  ];
}

/** Leads without a mail, sent or waiting. Leads from before the outbox have no `words_hash`. */
async function unmailed(db: Db) {
  const leads = await db
    .selectFrom("leads")
    .select("reference")
    .where("suspect", "is", null)
    .where("words_hash", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.lead_id", "=", "leads.id")
            .whereRef("outbox.kind", "=", "leads.kind")
            .where("outbox.channel", "=", "mail"),
        ),
      ),
    )
    .execute();
  return leads.map(({ reference }) => `${reference} has no mail`);
}

async function wordless(db: Db) {
  const mails = await db
    .selectFrom("outbox")
    .select("id")
    .where("status", "!=", "sent")
    .where("body", "is", null)
    .execute();
  return mails.map(
    ({ id }) => `The mail ${id} is waiting to be sent and has no text`,
  );
}
