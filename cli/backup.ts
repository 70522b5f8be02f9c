#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { errorWords } from "#server/error-words.ts";
import { noteDone } from "#server/store/daily-jobs.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openExisting, readContext, type Context } from "./leads/command.ts";

/**
 * npm run backup -- [FOLDER [DAYS]]: the whole store in a new file with a checksum, while servers run; then removes
 * backups that are older than DAYS (or BACKUP_DAYS, or 14), except the newest seven, because the clock may be wrong.
 */
const [folder = "backups", days = process.env.BACKUP_DAYS || "14"] =
  process.argv.slice(2);
const backupName = /^leads-[\w-]+$/;

try {
  const name = await backUp(readContext());
  removeOld(Number(days));
  console.log(`The whole store is in ${join(folder, name)}.`);
} catch (error) {
  console.error(`No backup: ${errorWords(error)}`);
  process.exit(1);
}

async function backUp(context: Context): Promise<string> {
  const { databaseUrl, dataDir, diskFreeMin } = context.config;
  await using store = await openExisting(context, "any");
  const time = context.now().toISOString().slice(0, 16).replace(":", "");
  const name = `leads-${time}Z`;
  if (existsSync(join(folder, name))) throw new Error(`${name} already exists`);
  const partial = join(folder, `${name}.partial`);
  process.umask(0o077);
  try {
    if (databaseUrl) dump(databaseUrl, partial);
    else {
      expectRoom(storeFile(dataDir), diskFreeMin);
      await sql`vacuum into ${partial}`.execute(store.db);
      expectWhole(partial);
      chmodSync(partial, 0o600);
    }
    execFileSync("sync", [partial]);
    renameSync(partial, join(folder, name));
  } finally {
    rmSync(partial, { force: true });
  }
  const sum = execFileSync("sha256sum", [name], { cwd: folder });
  writeFileSync(join(folder, `${name}.sha256`), sum, { flush: true });
  await noteDone(store.db, "backup", context.now());
  return name;
}

/** The password goes through the environment, because other users can read arguments. */
function dump(databaseUrl: string, file: string) {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = "";
  execFileSync(
    "pg_dump",
    [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      `--file=${file}`,
      url.href,
    ],
    { env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) } },
  );
  // Reads all of it.
  execFileSync("pg_restore", ["--file=/dev/null", file]);
}

/** A backup that fills the disk fails, and meanwhile leads could not be stored. */
function expectRoom(file: string, spare: number) {
  const { bavail, bsize } = statfsSync(folder);
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const needed = statSync(file).size + wal + spare * 1e6;
  if (bavail * bsize < needed)
    throw new Error(
      `it needs ${Math.ceil(needed / 1e6)} MB free in ${folder}. Remove old backups, or keep them on another disk`,
    );
}

function expectWhole(file: string) {
  using copy = new DatabaseSync(file, { readOnly: true });
  const found = copy.prepare("pragma integrity_check(1)").get();
  if (found?.integrity_check !== "ok")
    throw new Error(`the copy is damaged: ${String(found?.integrity_check)}`);
}

function removeOld(oldest: number) {
  const backups = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed();
  for (const name of backups.slice(7)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs < oldest * 86_400_000) continue;
    rmSync(file);
    rmSync(`${file}.sha256`, { force: true });
  }
}
