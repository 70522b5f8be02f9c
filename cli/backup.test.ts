import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { expect, inject, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { lastDone } from "#server/store/daily-jobs.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { newDatabase, whyNoClient } from "../tests/faults/postgres.ts";
import { runCommand } from "./run-command.fixture.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const day = 86_400_000;

const backup = (place: Place, folder: string, env = {}) =>
  runCommand("backup", [folder], place, env);

describeStores((newPlace) => {
  test("a backup, checked and restored as docs/operating.md says, has every lead, and the store knows its time", async () => {
    const place = await newPlace();
    const folder = temporaryFolder();
    const { db } = await openStore(place);
    await using store = db;
    await saveLead(store, messageContent(), undefined, noon);
    const { status, stderr } = backup(place, folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const [file = "", sum = ""] = readdirSync(folder).toSorted();
    execFileSync("sha256sum", ["--check", "--quiet", sum], { cwd: folder });
    expect(statSync(`${folder}/${file}`).mode & 0o777).toBe(0o600);
    expect(await lastDone(store, "backup")).toBeInstanceOf(Date);

    const dataDir = temporaryFolder();
    const databaseUrl =
      place.databaseUrl && (await newDatabase(inject("postgres")));
    if (databaseUrl)
      execFileSync("pg_restore", [
        "--no-owner",
        `--dbname=${databaseUrl}`,
        `${folder}/${file}`,
      ]);
    else copyFileSync(`${folder}/${file}`, `${dataDir}/leads.sqlite`);
    const { db: restored } = await openStore({ dataDir, databaseUrl });
    await using there = restored;
    expect(await listLeads(there)).toEqual(await listLeads(store));
  });
}, whyNoClient);

test("a backup that cannot be made, or has no room, leaves nothing and removes nothing", async () => {
  const dataDir = temporaryFolder();
  const folder = temporaryFolder();
  old(folder, [20, 21]);
  expect(backup({ dataDir }, folder).status).toBe(1);
  const { db } = await openStore({ dataDir });
  await db.destroy();
  const full = backup({ dataDir }, folder, { DISK_FREE_MIN_MB: "999999999" });
  expect(full.stderr).toContain("MB free");
  expect(full.status).toBe(1);
  writeFileSync(`${dataDir}/leads.sqlite`, "x".repeat(8192));
  expect(backup({ dataDir }, folder).status).toBe(1);
  expect(readdirSync(folder)).toHaveLength(4);
});

test.each([
  ["older than two weeks go", [1, 2, 3, 4, 5, 6, 7, 8, 13, 15, 30], 10],
  // The clock may be wrong.
  ["stay while there are only seven", [20, 21, 22, 23, 24, 25], 7],
])("backups %s, with their checksums", async (_, ages, left) => {
  const dataDir = temporaryFolder();
  const folder = temporaryFolder();
  const { db } = await openStore({ dataDir });
  await db.destroy();
  old(folder, ages);
  expect(backup({ dataDir }, folder).status).toBe(0);
  // One more is new.
  expect(readdirSync(folder)).toHaveLength(2 * left);
});

/** Backups with their checksums, by their age in days. */
function old(folder: string, ages: readonly number[]) {
  for (const age of ages) {
    const time = new Date(Date.now() - age * day);
    const name = `leads-${time.toISOString().slice(0, 10)}T0315Z`;
    for (const end of ["", ".sha256"]) {
      writeFileSync(`${folder}/${name}${end}`, "old");
      utimesSync(`${folder}/${name}${end}`, time, time);
    }
  }
}
