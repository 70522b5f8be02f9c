import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canMount } from "./abilities.ts";
import { check } from "./checker.ts";
import { inWords, newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const why = canMount ? "" : " (skipped: needs unshare and mount)";

test.skipIf(!canMount)(
  `a full disk answers 503 and serves pages, and leads are stored again once there is room${why}`,
  async () => {
    await using place = await makePlace();
    const ledger = newLedger();
    mkdirSync(`${place.folder}/data`);
    await using server = await startServer({
      ...place,
      through: [
        ..."unshare -rm sh -c".split(" "),
        'mount -t tmpfs -o size=2m tmpfs data && exec "$0" "$@"',
      ],
    });
    expect((await postLead(server.url, ledger)).status).toBe(201);

    // Only the server sees the file system mounted there; this is its view.
    const disk = `/proc/${server.pid}/root${place.folder}/data`;
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(`${disk}/filler`, Buffer.alloc(bavail * bsize));
    const fields = { message: "Canary ".repeat(700) };
    let status = 201;
    // The write-ahead log may have some space left.
    for (let post = 0; status === 201 && post < 100; post++)
      ({ status } = await postLead(server.url, ledger, { fields }));
    expect(status).toBe(503);
    expect((await fetch(new URL("/about", server.url))).status).toBe(200);

    rmSync(`${disk}/filler`);
    expect((await postLead(server.url, ledger, { fields })).status).toBe(201);
    cpSync(disk, `${place.folder}/copy`, { recursive: true });
    await using db = await place.open(`${place.folder}/copy`);
    await check({ ledger, db, output: server.output() });
    console.log(`Disk full: ${inWords(ledger)}`);
  },
);
