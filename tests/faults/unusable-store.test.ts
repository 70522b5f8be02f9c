import { chmodSync, mkdirSync, renameSync } from "node:fs";
import { expect, test } from "vitest";
import { storeFile } from "#server/store/sqlite.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace, type Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { spawnServer, startServer } from "./server-process.ts";

/** Root may write anywhere, but for these capabilities. It stays root: nobody else can read a clone in its home. */
const capabilities = "-dac_override,-dac_read_search";
const through =
  process.getuid?.() === 0
    ? [
        "setpriv",
        `--bounding-set=${capabilities}`,
        `--inh-caps=${capabilities}`,
      ]
    : [];

const data = ({ folder }: Place) => `${folder}/data`;

async function stopped(place: Place) {
  await using server = await startServer({ ...place, through });
  await server.end("SIGTERM");
}

test.each<[string, (place: Place) => Promise<void> | void]>([
  [
    "a directory that it may not write to",
    (place) => {
      mkdirSync(data(place), { mode: 0o555 });
    },
  ],
  [
    "a store that it may not write to",
    async (place) => {
      await stopped(place);
      chmodSync(storeFile(data(place)), 0o444);
      chmodSync(data(place), 0o555);
    },
  ],
])("7. does not start with %s, and says which", async (_, spoil) => {
  await using place = await makePlace();
  await spoil(place);
  await using server = spawnServer({ ...place, through });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(JSON.parse(server.output())).toMatchObject({
    event: "cannot start",
    problem: expect.stringMatching(/data directory \.\/data cannot be used/),
  });
});

test("7. without its store it answers 503 and serves pages; leads are kept again once the store is back", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  expect((await postLead(server.url, ledger)).status).toBe(201);

  renameSync(data(place), `${place.folder}/elsewhere`);
  expect((await postLead(server.url, ledger)).status).toBe(503);
  expect((await fetch(new URL("/about", server.url))).status).toBe(200);

  renameSync(`${place.folder}/elsewhere`, data(place));
  expect((await postLead(server.url, ledger)).status).toBe(201);
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});
