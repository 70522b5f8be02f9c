import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  cpSync,
  mkdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { expect, test } from "vitest";
import { canMount } from "./abilities.ts";
import { check } from "./checker.ts";
import { inWords, newLedger } from "./ledger.ts";
import { every } from "./mode.ts";
import { makePlace, type Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startPostgres, whyNoPostgres } from "./postgres.ts";
import { startServer, type RunningServer } from "./server-process.ts";

const why = canMount ? "" : " (skipped: needs unshare and mount)";
const isRoot = process.getuid?.() === 0;
const whyNotPostgres =
  whyNoPostgres ||
  (every ? "" : " (skipped: npm run test:all has it)") ||
  (canMount && isRoot ? "" : " (skipped: needs root, to mount a disk)");

const says =
  "a full disk answers 503, in /readyz too, and serves pages, and leads are stored again once there is room";

test.skipIf(!canMount)(`on SQLite, ${says}${why}`, async () => {
  await using place = await makePlace();
  mkdirSync(`${place.folder}/data`);
  await using server = await startServer({
    ...place,
    env: { DISK_FREE_MIN_MB: "0" },
    through: [
      ..."unshare -rm sh -c".split(" "),
      'mount -t tmpfs -o size=2m tmpfs data && exec "$0" "$@"',
    ],
  });
  // Only the server sees the file system mounted there; this is its view.
  const disk = `/proc/${server.pid}/root${place.folder}/data`;
  await fillAndEmpty(server, disk, async () => {
    cpSync(disk, `${place.folder}/copy`, { recursive: true });
    return place.open(`${place.folder}/copy`);
  });
});

test.skipIf(whyNotPostgres)(
  `on PostgreSQL, ${says}${whyNotPostgres}`,
  async () => {
    await using postgres = await startPostgres();
    const disk = `${postgres.folder}/small`;
    mkdirSync(disk);
    execFileSync("mount", [..."-t tmpfs -o size=16m tmpfs".split(" "), disk]);
    using _mounted = {
      // Lazily, because PostgreSQL has files open there.
      [Symbol.dispose]: () => void execFileSync("umount", ["-l", disk]),
    };
    const { uid, gid } = statSync(postgres.folder);
    mkdirSync(`${disk}/tables`);
    chownSync(`${disk}/tables`, uid, gid);
    const url = await postgres.newDatabase(`${disk}/tables`);
    await using place = await makePlace(url);
    await using server = await startServer(place);
    await fillAndEmpty(server, disk, () => place.open());
  },
);

/** In small parts, because the store may be writing too. */
function fill(file: string) {
  const part = Buffer.alloc(4096);
  try {
    for (;;) appendFileSync(file, part);
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
}

async function fillAndEmpty(
  server: RunningServer,
  disk: string,
  open: () => ReturnType<Place["open"]>,
) {
  const ledger = newLedger();
  const isReady = async () => (await fetch(new URL("/readyz", server.url))).ok;
  const fields = { message: "Canary ".repeat(700) };
  const post = () => postLead(server.url, ledger, { fields });
  expect((await post()).status).toBe(201);
  expect(await isReady()).toBe(true);

  fill(`${disk}/filler`);
  let status = 201;
  // The write-ahead log, or a table, may have some space left.
  for (let posts = 0; status === 201 && posts < 100; posts++)
    ({ status } = await post());
  expect(status).toBe(503);
  // A report is reused for a second.
  await expect.poll(isReady, { timeout: 10_000 }).toBe(false);
  expect((await fetch(new URL("/about", server.url))).status).toBe(200);

  rmSync(`${disk}/filler`);
  expect((await post()).status).toBe(201);
  await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
  await using db = await open();
  await check({ ledger, db, output: server.output() });
  console.log(`Disk full: ${inWords(ledger)}`);
}
