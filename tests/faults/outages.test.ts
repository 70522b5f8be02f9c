import { appendFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { canMount } from "./abilities.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startPostgres, whyNoPostgres } from "./postgres.ts";
import { startServer, type RunningServer } from "./server-process.ts";

const patience = { timeout: 60_000 };

const isReady = async (server: RunningServer) =>
  (await fetch(new URL("/readyz", server.url))).ok;

const servesPages = async (server: RunningServer) =>
  (await fetch(new URL("/about", server.url))).ok;

const why = canMount ? "" : " (skipped: needs unshare and mount)";

test.skipIf(!canMount)(
  `a full disk: posts and /readyz get 503, pages are served, and leads are stored again once there is room${why}`,
  async () => {
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
    // Only the server sees the file system that is mounted there; this is its view.
    const disk = `/proc/${server.pid}/root${place.folder}/data`;
    const ledger = newLedger();
    const fields = { message: "Canary ".repeat(700) };
    const post = async () =>
      (await postLead(server.url, ledger, { fields })).status;
    expect(await post()).toBe(201);

    fill(`${disk}/filler`);
    // The write-ahead log may have some space left.
    await expect.poll(post, patience).toBe(503);
    await expect.poll(() => isReady(server), patience).toBe(false);
    expect(await servesPages(server)).toBe(true);

    rmSync(`${disk}/filler`);
    expect(await post()).toBe(201);
    await expect.poll(() => isReady(server), patience).toBe(true);
    cpSync(disk, `${place.folder}/copy`, { recursive: true });
    await using db = await place.open(`${place.folder}/copy`);
    await check({ ledger, db, output: server.output() });
  },
);

test.skipIf(whyNoPostgres)(
  `PostgreSQL stops at once: posts get 503, pages are served, and everything acknowledged is there when it is back${whyNoPostgres}`,
  async () => {
    await using postgres = await startPostgres();
    await using place = await makePlace(await postgres.newDatabase());
    await using server = await startServer(place);
    const ledger = newLedger();
    const posts = Array.from({ length: 20 }, () =>
      postLead(server.url, ledger),
    );
    await Promise.race(posts);
    await postgres.stop("immediate");
    expect((await postLead(server.url, ledger)).status).toBe(503);
    expect(await servesPages(server)).toBe(true);
    await Promise.all(posts);
    await postgres.start();
    await expect
      .poll(async () => (await postLead(server.url, ledger)).status, patience)
      .toBe(201);
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
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
