import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { eraseAddress } from "#server/removal/erase-address.ts";
import {
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openSqlite, storeFile } from "#server/store/sqlite.ts";
import { isSuppressed } from "#server/recipients/suppression.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { salvage } from "./salvage.ts";
import { verify } from "./verify.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const pageSize = 4096;

/** A closed store with 300 leads and an erased address. */
let filled: string;
beforeAll(async () => {
  filled = mkdtempSync(join(tmpdir(), "sabine-ridge-salvage-"));
  await using db = await openSqlite(filled);
  for (let count = 0; count < 300; count++)
    await saveLead(
      db,
      messageContent({ name: `Ana ${count}` }),
      undefined,
      noon,
    );
  await eraseAddress(db, "erased@example.com", noon);
});
afterAll(() => rmSync(filled, { recursive: true }));

function copyOfFilled() {
  const dataDir = temporaryFolder();
  copyFileSync(storeFile(filled), storeFile(dataDir));
  return dataDir;
}

/** Overwrites this many pages of a table, but never the first. */
function damage(dataDir: string, table: string, count: number) {
  const file = storeFile(dataDir);
  const pages = pagesOf(file, table).slice(1, count + 1);
  const bytes = readFileSync(file);
  for (const page of pages)
    randomBytes(pageSize).copy(bytes, (page - 1) * pageSize);
  writeFileSync(file, bytes);
}

function pagesOf(file: string, table: string) {
  using db = new DatabaseSync(file);
  const rows = db
    .prepare("select pageno from dbstat where name = ? and pagetype = 'leaf'")
    .all(table);
  return rows.map(({ pageno }) => Number(pageno));
}

function leads(dataDir: string, ...words: string[]) {
  return spawnSync(process.execPath, ["cli/leads.ts", ...words], {
    encoding: "utf8",
    env: { DATA_DIR: dataDir },
  });
}

test("the readable part of a damaged store is saved and counted, and can be restored", async () => {
  const dataDir = copyOfFilled();
  damage(dataDir, "leads", 3);
  await expect(openSqlite(dataDir)).rejects.toThrow("It is damaged");
  const { file, tables } = await salvage(dataDir, storeFile(dataDir));
  const { saved, lost } = tables.leads!;
  expect(saved).toBeGreaterThan(200);
  expect(lost).toBeGreaterThan(0);
  expect(saved + lost).toBe(300);
  // A mail for each lead, and a receipt.
  expect(tables.outbox).toEqual({ saved: 301, lost: 0, mayBeMore: false });
  expect(
    readdirSync(dataDir).filter((name) => name.startsWith("restoring")),
  ).toEqual([]);
  const elsewhere = temporaryFolder();
  await restore({ dataDir: elsewhere }, file);
  await using db = await openSqlite(elsewhere);
  expect(await listLeads(db)).toHaveLength(saved);
  // The mails of lost leads still have their text.
  const mails = await db.selectFrom("outbox").select("lead_id").execute();
  expect(mails.filter(({ lead_id }) => lead_id === null)).toHaveLength(lost);
  expect((await verify({ db, kind: "sqlite" })).problems).toEqual([]);
});

test("a restore that may replace a damaged store moves it aside, and unsubscribes are kept", async () => {
  const dataDir = copyOfFilled();
  const backup = `${temporaryFolder()}/copy`;
  {
    await using db = await openSqlite(dataDir);
    await backUp({ db, kind: "sqlite" }, undefined, backup);
    await eraseAddress(db, "bo@example.com", noon);
  }
  damage(dataDir, "leads", 3);
  await expect(restore({ dataDir }, backup)).rejects.toThrow("It is damaged");
  const { aside, forgets, kept } = await restore({ dataDir }, backup, {
    replace: true,
  });
  expect([forgets, kept]).toEqual([false, undefined]);
  expect(existsSync(aside ?? "")).toBe(true);
  await using db = await openSqlite(dataDir);
  expect(await listLeads(db)).toHaveLength(300);
  expect(await isSuppressed(db, "bo@example.com")).toBe(true);
  expect(
    (await salvage(dataDir, aside ?? "")).tables.leads?.lost,
  ).toBeGreaterThan(0);
});

test("commands that cannot read a damaged store say what to do, and doing it works", async () => {
  const dataDir = copyOfFilled();
  damage(dataDir, "leads", 3);
  for (const words of [["list"], ["backup", `${dataDir}/copy`]]) {
    const { status, stderr } = leads(dataDir, ...words);
    expect(status).toBe(1);
    expect(stderr).toContain("npm run leads -- salvage\n");
    expect(stderr).toContain("npm run leads -- restore <backup> --replace");
  }
  const saved = leads(dataDir, "salvage");
  expect(saved.stderr).toBe("");
  expect(saved.stdout).toMatch(/^leads +2\d\d read, \d+ lost$/m);
  const [, file = ""] = /is in (\S+)\. To use it/.exec(saved.stdout) ?? [];
  const restored = leads(dataDir, "restore", file, "--replace");
  expect(restored.stderr).toBe("");
  expect(restored.stdout).toMatch(/is now \S+\.damaged-/);
  expect(leads(dataDir, "verify").status).toBe(0);
});

test("an unreadable file is reported, and a file that is not a database is moved aside too", async () => {
  const dataDir = copyOfFilled();
  const backup = `${temporaryFolder()}/copy`;
  {
    await using db = await openSqlite(dataDir);
    await backUp({ db, kind: "sqlite" }, undefined, backup);
  }
  writeFileSync(storeFile(dataDir), "not SQLite\n".repeat(999));
  await expect(salvage(dataDir, storeFile(dataDir))).rejects.toThrow(
    "Nothing in",
  );
  const { aside, forgets } = await restore({ dataDir }, backup, {
    replace: true,
  });
  expect(aside).toBeTruthy();
  expect(forgets).toBe(true);
});

test("a backup that cannot be put in place leaves a sound store alone", async () => {
  const dataDir = copyOfFilled();
  const backup = `${temporaryFolder()}/copy`;
  copyFileSync(storeFile(filled), backup);
  {
    using raw = new DatabaseSync(backup);
    raw.exec("alter table leads add column stray text");
  }
  const options = { replace: true, withoutChecksum: true };
  await expect(restore({ dataDir }, backup, options)).rejects.toThrow();
  expect(readdirSync(dataDir).join()).not.toContain("damaged");
  await using db = await openSqlite(dataDir);
  expect(await listLeads(db)).toHaveLength(300);
});

test("altered rows are reported, saved unchanged, and can be restored", async () => {
  const dataDir = temporaryFolder();
  const attachment = {
    file_name: "a.pdf",
    media_type: "application/pdf" as const,
    size: 3,
    sha256: createHash("sha256").update("old").digest("hex"),
    content: Buffer.from("old"),
  };
  {
    await using db = await openSqlite(dataDir);
    for (const name of ["Ana", "Bo"])
      await saveLead(db, requestContent({ name }, attachment), undefined, noon);
    const content = Buffer.from("new");
    await db.updateTable("attachments").set({ content }).execute();
    await db.updateTable("outbox").set({ body: "new" }).execute();
  }
  const { file, altered } = await salvage(dataDir, storeFile(dataDir));
  expect(altered.join()).toMatch(/file of SR-.*mail .* was altered/);
  const elsewhere = temporaryFolder();
  await restore({ dataDir: elsewhere }, file);
  await using db = await openSqlite(elsewhere);
  const files = await db.selectFrom("attachments").select("content").execute();
  expect(files.map(({ content }) => String(Buffer.from(content)))).toEqual([
    "new",
    "new",
  ]);
});
