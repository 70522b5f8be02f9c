import { execFileSync, spawnSync } from "node:child_process";
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import {
  attachmentOf,
  messageContent,
} from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openSqlite } from "./sqlite.ts";

const message = messageContent();
const now = new Date("2026-11-20T12:00:00Z");

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

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

test("opening reads no files of leads, so it does not take longer with each", async () => {
  {
    await using db = await openSqlite(folder);
    const attachments = [attachmentOf(Buffer.alloc(2_000_000))];
    await saveLead(db, { ...message, attachments }, undefined, now);
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

test("nothing is confirmed while the file is missing, nor into another one, and it works again afterwards", async () => {
  await using db = await openSqlite(folder);
  const first = await saveLead(db, message, undefined, now);
  const away = temporaryFolder();
  const move = (from: string, to: string) => {
    for (const name of readdirSync(from))
      renameSync(`${from}/${name}`, `${to}/${name}`);
  };
  move(folder, away);
  for (let count = 0; count < 3; count++)
    await expect(saveLead(db, message, undefined, now)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  move(away, folder);
  const second = await saveLead(db, message, "key", now);
  expect(await listLeads(db)).toEqual(expect.arrayContaining([first, second]));

  const restored = await openSqlite(away);
  const old = await saveLead(restored, message, undefined, now);
  await restored.destroy();
  for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
  move(away, folder);
  await expect(saveLead(db, message, undefined, now)).rejects.toThrow();
  const last = await saveLead(db, message, "key", now);
  expect(await listLeads(db)).toEqual(expect.arrayContaining([old, last]));
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

test.skipIf(spawnSync("sqlite3", ["--version"]).status !== 0)(
  "what a damaged store still has can be saved as docs/operating.md says (skipped without sqlite3)",
  async () => {
    {
      await using db = await openSqlite(`${folder}/before`);
      for (let lead = 0; lead < 50; lead++)
        await saveLead(db, message, undefined, now);
    }
    const file = `${folder}/before/leads.sqlite`;
    const bytes = readFileSync(file);
    // A page in the middle.
    bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 4096);
    writeFileSync(file, bytes);
    const doc = readFileSync("docs/operating.md", "utf8");
    const [, command = ""] = /`(sqlite3 before[^`]*)`/.exec(doc) ?? [];
    execFileSync("sh", ["-c", command], { cwd: folder, stdio: "pipe" });
    await using saved = await openSqlite(folder);
    expect((await listLeads(saved)).length).toBeGreaterThan(25);
  },
);
