import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listLeads } from "#server/leads/list-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { openSqlite } from "./sqlite.ts";

const message = messageContent();
const now = new Date("2026-11-20T12:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sabine-ridge-store-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a commit is on disk before it returns, and a write waits for another process", async () => {
  await using db = await openSqlite(folder);
  const pragma = async (name: string) =>
    Object.values(
      (await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {},
    )[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5000);
  expect(await pragma("secure_delete")).toBe(1);
});

test("only the server's own user can read the store", async () => {
  const mask = process.umask(0);
  try {
    await using db = await openSqlite(`${folder}/data`);
    await saveLead(db, message, undefined, now);
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect(mode(`${folder}/data`)).toBe(0o700);
    const files = readdirSync(`${folder}/data`);
    expect(files.toSorted()).toEqual([
      "leads.sqlite",
      "leads.sqlite-shm",
      "leads.sqlite-wal",
    ]);
    for (const file of files)
      expect(mode(`${folder}/data/${file}`)).toBe(0o600);
  } finally {
    process.umask(mask);
  }
});

test("a store that others could read is made private when it is opened", async () => {
  writeFileSync(`${folder}/leads.sqlite`, "", { mode: 0o666 });
  await using _ = await openSqlite(folder);
  expect(statSync(`${folder}/leads.sqlite`).mode & 0o777).toBe(0o600);
});

test.each([
  [
    "a file stands where the directory should",
    () => writeFileSync(`${folder}/data`, ""),
  ],
  [
    "a directory stands where the file should",
    () => mkdirSync(`${folder}/data/leads.sqlite`, { recursive: true }),
  ],
  [
    "the file is no database",
    () => {
      mkdirSync(`${folder}/data`);
      writeFileSync(`${folder}/data/leads.sqlite`, "not SQLite\n".repeat(999));
    },
  ],
])("the error names the directory when %s", async (_, spoil) => {
  spoil();
  await expect(openSqlite(`${folder}/data`)).rejects.toThrow(
    `The data directory ${folder}/data cannot be used: `,
  );
});

test("processes that open a new store at once and write to it lose nothing", async () => {
  const writer = `
    import type { Attachment } from "#server/uploads/attachment.ts";
import { openSqlite } from "#server/store/sqlite.ts";
    import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
    const [folder, name] = process.argv.slice(-2);
    await using db = await openSqlite(folder);
    const message = ${JSON.stringify(message)};
    for (let count = 0; count < 15; count++) {
      await saveLead(db, { ...message, name, fields: String(count) }, undefined, new Date());
      await saveLead(db, message, "shared", new Date());
    }`;
  const names = ["Bo", "Cy", "Di", "Eva"];
  const run = promisify(execFile);
  await Promise.all(
    names.map((name) =>
      run(process.execPath, [
        "--input-type=module-typescript",
        "--eval",
        writer,
        folder,
        name,
      ]),
    ),
  );
  await using db = await openSqlite(folder);
  const leads = await listLeads(db);
  for (const name of names)
    expect(leads.filter((lead) => lead.name === name)).toHaveLength(15);
  expect(leads.filter((lead) => lead.idempotency_key)).toHaveLength(1);
  expect(leads).toHaveLength(61);
});

test("opening reads no files of leads, so it does not take longer with each", async () => {
  const content = Buffer.alloc(2_000_000);
  const attachment: Attachment = {
    file_name: "a.pdf",
    media_type: "application/pdf",
    size: content.length,
    sha256: "",
    content,
  };
  {
    await using db = await openSqlite(folder);
    await saveLead(
      db,
      { ...message, attachments: [attachment] },
      undefined,
      now,
    );
  }
  // All but the start and the end of the store is the file. Reading it would now fail.
  const file = `${folder}/leads.sqlite`;
  const bytes = readFileSync(file);
  bytes.fill(0x55, 1_000_000, 1_500_000);
  writeFileSync(file, bytes);
  await using db = await openSqlite(folder);
  expect(await listLeads(db)).toHaveLength(1);
  await expect(
    db.selectFrom("attachments").selectAll().execute(),
  ).rejects.toThrow("malformed");
});

test("a transaction has the write lock from its first statement, so it never has to give up", async () => {
  await using db = await openSqlite(folder);
  using other = new DatabaseSync(`${folder}/leads.sqlite`, { timeout: 0 });
  await db.transaction().execute(async (transaction) => {
    await listLeads(transaction);
    expect(() => other.exec("begin immediate")).toThrow("locked");
  });
  other.exec("begin immediate");
});

test("nothing is confirmed while the file is missing, and it works again when the file is back", async () => {
  await using db = await openSqlite(folder);
  const first = await saveLead(db, message, undefined, now);
  const away = mkdtempSync(join(tmpdir(), "sabine-ridge-away-"));
  const move = (from: string, to: string) => {
    for (const name of readdirSync(from))
      renameSync(`${from}/${name}`, `${to}/${name}`);
  };
  move(folder, away);
  for (let count = 0; count < 3; count++)
    await expect(saveLead(db, message, undefined, now)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  move(away, folder);
  const last = await saveLead(db, message, "key", now);
  const kept = await listLeads(db);
  expect(kept).toEqual(expect.arrayContaining([first, last]));
  rmSync(away, { recursive: true });
});

test("nothing is confirmed into a file that was replaced by another", async () => {
  await using db = await openSqlite(folder);
  const other = mkdtempSync(join(tmpdir(), "sabine-ridge-other-"));
  const restored = await openSqlite(other);
  const old = await saveLead(restored, message, undefined, now);
  await restored.destroy();
  for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
  renameSync(`${other}/leads.sqlite`, `${folder}/leads.sqlite`);
  await expect(saveLead(db, message, undefined, now)).rejects.toThrow();
  const last = await saveLead(db, message, "key", now);
  expect(await listLeads(db)).toEqual(expect.arrayContaining([old, last]));
  rmSync(other, { recursive: true });
});

test("a full disk rejects what does not fit, and accepts it once there is room", async () => {
  await using db = await openSqlite(folder);
  const long = messageContent({ message: "x".repeat(5000) });
  const pages = async (most: number) =>
    sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
  await pages(1);
  const kept = [];
  const failure = await (async () => {
    for (;;) kept.push(await saveLead(db, long, undefined, now));
  })().catch((error: unknown) => error);
  expect(failure).toMatchObject({ errcode: 13 });
  expect(await listLeads(db)).toHaveLength(kept.length);
  await pages(1_000_000);
  await saveLead(db, long, undefined, now);
  expect(await listLeads(db)).toHaveLength(kept.length + 1);
});
