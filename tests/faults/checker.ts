import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { takesFile } from "#forms/define-form.ts";
import { formOf } from "#forms/kinds.ts";
import { isPostgres } from "#server/store/is-postgres.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import type { Ledger } from "./ledger.ts";
import type { MailSink } from "./mail-sink.ts";
import { canary, fileOf } from "./post-lead.ts";

type Evidence = {
  ledger: Ledger;
  db: Db;
  /** Where the leads' mails arrive, if all of them should have. */
  sink?: MailSink;
  /** Everything the server has logged. */
  output: string;
};

/**
 * Compares the ledger with the store, the mails and the log. Each acknowledged key is stored exactly once, under the
 * reference that was told; any other key at most once; nothing else is there. Every lead of a form that takes a file
 * has its own file. Every lead that is not suspect was mailed. The store is sound, and the log has no personal data.
 */
export async function check({ ledger, db, sink, output }: Evidence) {
  const leads = await db.selectFrom("leads").selectAll().execute();
  const byKey = Map.groupBy(leads, (lead) => lead.idempotency_key ?? "none");
  for (const [key, reference] of ledger.acknowledged) {
    const stored = byKey.get(key) ?? [];
    expect(stored, `acknowledged key ${key}`).toHaveLength(1);
    if (reference) expect(stored[0]?.reference).toBe(reference);
  }
  for (const [key, stored] of byKey) {
    expect(ledger.sent, "a lead that nobody sent").toContain(key);
    expect(stored, `key ${key}`).toHaveLength(1);
  }
  await checkFiles(db, leads);
  if (sink) await checkMails(db, sink);
  await checkSoundness(db);
  expect(output).not.toMatch(new RegExp(canary, "i"));
}

/** Every lead of a form that takes a file was sent with its own file and has it complete; no other lead has one. */
async function checkFiles(db: Db, leads: LeadTable[]) {
  const files = await db.selectFrom("attachments").selectAll().execute();
  const byLead = Map.groupBy(files, ({ lead_id }) => lead_id);
  const withFile = leads.filter(({ kind }) => takesFile(formOf(kind)));
  for (const { id, idempotency_key: key } of withFile) {
    const [file, ...more] = byLead.get(id) ?? [];
    expect(more, `files of key ${key}`).toEqual([]);
    expect(file && sha256(file.content), `file of key ${key}`).toBe(
      sha256(fileOf(key ?? "")),
    );
    expect(file?.sha256).toBe(sha256(fileOf(key ?? "")));
  }
  expect(files).toHaveLength(withFile.length);
}

const sha256 = (content: Uint8Array) =>
  createHash("sha256").update(content).digest("hex");

async function checkMails(db: Db, sink: MailSink) {
  const unmailed = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join
        .onRef("outbox.lead_id", "=", "leads.id")
        .onRef("outbox.kind", "=", "leads.kind")
        .on("outbox.channel", "=", "mail"),
    )
    .select(["leads.id", "outbox.id as mail"])
    .where("leads.suspect", "is", null)
    .execute();
  for (const { id, mail } of unmailed) {
    expect(mail, `outbox row of lead ${id}`).not.toBeNull();
    expect(sink.received(mail!), `mail ${mail}`).toBeGreaterThan(0);
  }
}

async function checkSoundness(db: Db) {
  if (isPostgres(db)) return checkIndexes(db);
  const { rows } = await sql<object>`pragma integrity_check`.execute(db);
  expect(Object.values(rows[0] ?? {})).toEqual(["ok"]);
  const broken = await sql`pragma foreign_key_check`.execute(db);
  expect(broken.rows).toEqual([]);
}

/** PostgreSQL's own check (the extension amcheck): each index has every row that it should. */
async function checkIndexes(db: Db) {
  await sql`create extension if not exists amcheck`.execute(db);
  await sql`
    select bt_index_check(index => indexrelid, heapallindexed => true)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace`.execute(db);
}
