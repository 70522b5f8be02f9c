import { copyFileSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Db } from "#server/store/schema.ts";
import { openSqlite, storeFile } from "#server/store/sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import { tableNames } from "#server/store/table-names.ts";
import { alterations } from "./alterations.ts";
import { writeNewFile } from "./new-file.ts";
import { insertRow, readDamaged } from "./read-damaged.ts";
import { workFolder } from "./work-folder.ts";

export type Salvaged = {
  /** Where the readable rows are: in a backup like any other. */
  file: string;
  /** By table: saved rows, known rows that cannot be read, and whether there may be more of those. */
  tables: Record<string, { saved: number; lost: number; mayBeMore: boolean }>;
  /** Saved rows that were changed after they arrived, in words. */
  altered: string[];
};

/**
 * Saves the readable rows of a SQLite store to a new store next to it, which `restore` accepts. A mail whose lead is
 * lost is saved too, because its text has the lead's words. Throws if nothing can be read.
 */
export async function salvage(
  dataDir: string,
  damagedFile: string,
): Promise<Salvaged> {
  if (!existsSync(damagedFile)) throw new Error(`There is no ${damagedFile}`);
  using folder = workFolder(dataDir);
  const copy = storeFile(folder.path);
  const made = await openSqlite(folder.path);
  await made.destroy();
  const tables = copyReadable(damagedFile, copy);
  const altered = await acceptAltered(folder.path);
  const file = `${damagedFile}.salvaged`;
  await writeNewFile(file, async (partial) => copyFileSync(copy, partial));
  return { file, tables, altered };
}

function copyReadable(damagedFile: string, copy: string) {
  using source = new DatabaseSync(damagedFile);
  expectTables(source, damagedFile);
  using target = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  const tables: Salvaged["tables"] = {};
  target.exec("begin");
  for (const table of tableNames) {
    let saved = 0;
    const { lost, mayBeMore } = readDamaged(source, table, (row) => {
      saved += insertRow(target, table, row);
    });
    tables[table] = { saved, lost, mayBeMore };
  }
  target.exec(
    "delete from lead_events where lead_id not in (select id from leads)",
  );
  const unowned = target
    .prepare(
      "delete from attachments where lead_id not in (select id from leads)",
    )
    .run();
  const files = tables.attachments;
  if (files) {
    files.saved -= Number(unowned.changes);
    files.lost += Number(unowned.changes);
  }
  target.exec(`
    update leads set follows = null where follows not in (select id from leads);
    update outbox set lead_id = null where lead_id not in (select id from leads);
    update outbox set subscription_id = null where subscription_id not in (select id from subscriptions);
    commit`);
  return tables;
}

function expectTables(source: DatabaseSync, file: string) {
  try {
    source.prepare("select name from sqlite_schema").all();
  } catch (cause) {
    throw new Error(`Nothing in ${file} can be read: ${errorWords(cause)}`, {
      cause,
    });
  }
}

/** Removes hashes that no longer match: a damaged row is better than none, and must be restorable. */
async function acceptAltered(folder: string): Promise<string[]> {
  await using db = await openSqlite(folder);
  const problems: string[] = [];
  // Again, because a lead's hash includes the hash of its file.
  for (;;) {
    const found = await alterations(db);
    if (found.length === 0) return problems;
    for (const { table, id, sha256, problem } of found) {
      await accept(db, table, id, sha256);
      problems.push(problem);
    }
  }
}

async function accept(
  db: Db,
  table: "leads" | "outbox" | "attachments",
  id: string,
  sha256: string,
) {
  if (table === "attachments")
    await db.updateTable(table).set({ sha256 }).where("id", "=", id).execute();
  else
    await db
      .updateTable(table)
      .set({ words_hash: null, ...(table === "leads" && { known_hash: null }) })
      .where("id", "=", id)
      .execute();
}
