import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openStore } from "./store.ts";

const message = messageContent();
const now = new Date("2026-11-20T12:00:00Z");

/** The store of a folder. */
const open = async (dataDir: string) => (await openStore({ dataDir })).db;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test("a commit is on disk before it returns, and a write waits for another process", async () => {
  await using db = await open(folder);
  for (const [name, value] of [
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["foreign_keys", 1],
    ["busy_timeout", 5000],
  ] as const) {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db);
    expect(Object.values(rows[0]!), name).toEqual([value]);
  }
});

test("only the server's own user can read the store", async () => {
  const mask = process.umask(0);
  onTestFinished(() => void process.umask(mask));
  const data = `${folder}/data`;
  const mode = (path: string) => statSync(path).mode & 0o777;
  {
    await using db = await open(data);
    await saveLead(db, message, undefined, now);
    expect(mode(data)).toBe(0o700);
    for (const end of ["", "-shm", "-wal"])
      expect(mode(`${data}/leads.sqlite${end}`)).toBe(0o600);
  }
  chmodSync(`${data}/leads.sqlite`, 0o666);
  await using _ = await open(data);
  expect(mode(`${data}/leads.sqlite`)).toBe(0o600);
});

test("a transaction has the write lock from its first statement, so it never has to give up", async () => {
  await using db = await open(folder);
  using other = new DatabaseSync(`${folder}/leads.sqlite`, { timeout: 0 });
  await db.transaction().execute(async (transaction) => {
    await listLeads(transaction);
    expect(() => other.exec("begin immediate")).toThrow("locked");
  });
  other.exec("begin immediate");
});

test("nothing is confirmed while the file is missing, nor into another one, and it works again afterwards", async () => {
  await using db = await open(folder);
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

  const restored = await open(away);
  const old = await saveLead(restored, message, undefined, now);
  await restored.destroy();
  for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
  move(away, folder);
  await expect(saveLead(db, message, undefined, now)).rejects.toThrow();
  const last = await saveLead(db, message, "key", now);
  expect(await listLeads(db)).toEqual(expect.arrayContaining([old, last]));
});

const isMissing = spawnSync("sqlite3", ["--version"]).status !== 0;
// As docs/operating.md says.
test.skipIf(isMissing)(
  "what a damaged store still has can be saved",
  async () => {
    {
      await using db = await open(`${folder}/before`);
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
    await using saved = await open(folder);
    expect((await listLeads(saved)).length).toBeGreaterThan(25);
  },
);
