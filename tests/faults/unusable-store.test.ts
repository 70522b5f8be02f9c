import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace, type Place } from "./place.ts";
import { leadBody, postLead } from "./post-lead.ts";
import { startPostgres, whyNoPostgres } from "./postgres.ts";
import {
  compileCache,
  spawnServer,
  startServer,
  type RunningServer,
} from "./server-process.ts";

/**
 * Root may write anywhere except without these capabilities. It stays root, because no other user can read a clone in
 * its home.
 */
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
])("does not start with %s, and names it", async (_, spoil) => {
  await using place = await makePlace();
  await spoil(place);
  await using server = spawnServer({ ...place, through });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(JSON.parse(server.output())).toMatchObject({
    event: "cannot start",
    problem: expect.stringMatching(/data directory \.\/data cannot be used/),
  });
});

test("without its store it answers 503 and serves pages; leads are stored again once the store is back", async () => {
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

/** Without a store: pages, no leads, and who to call instead. */
async function expectPagesAlone({ url }: RunningServer) {
  const get = (path: string) => fetch(new URL(path, url));
  expect((await get("/about")).status).toBe(200);
  expect((await get("/healthz")).status).toBe(200);
  const ready = await get("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({
    problems: ["store"],
    reason: expect.stringContaining("cannot be used"),
  });
  const headers = { "Content-Type": "application/json" };
  const typed = new URLSearchParams(JSON.parse(leadBody()));
  for (const post of [{ headers, body: leadBody() }, { body: typed }]) {
    const answer = await fetch(new URL("/api/contact", url), {
      method: "POST",
      ...post,
    });
    expect(answer.status).toBe(503);
    const words = await answer.text();
    expect(words).toContain(site.phone.display);
    expect(words).toContain(site.email);
  }
}

test("starts with a damaged store, and stores leads again once a backup is restored", async () => {
  await using place = await makePlace();
  const ledger = newLedger();
  {
    await using before = await startServer(place);
    expect((await postLead(before.url, ledger)).status).toBe(201);
  }
  mkdirSync(`${place.folder}/backups`);
  await promisify(execFile)(
    process.execPath,
    [resolve("cli/backup.ts"), "backups"],
    {
      cwd: place.folder,
      env: { PATH: process.env.PATH, ...compileCache },
    },
  );
  const [backup] = readdirSync(`${place.folder}/backups`).toSorted();
  writeFileSync(storeFile(data(place)), "not SQLite\n".repeat(999));
  await using server = await startServer(place);
  await expectPagesAlone(server);

  // As docs/operating.md says, though the server runs.
  mkdirSync(`${data(place)}/before`);
  for (const name of readdirSync(data(place)))
    if (name.startsWith("leads.sqlite"))
      renameSync(`${data(place)}/${name}`, `${data(place)}/before/${name}`);
  const copy = `${data(place)}/copy`;
  copyFileSync(`${place.folder}/backups/${backup}`, copy);
  renameSync(copy, storeFile(data(place)));
  await server.says(/the store is open/);
  expect((await postLead(server.url, ledger)).status).toBe(201);
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

test.skipIf(whyNoPostgres)(
  `starts before its PostgreSQL does, and stores leads once that is there${whyNoPostgres}`,
  async () => {
    await using postgres = await startPostgres();
    await using place = await makePlace(await postgres.newDatabase());
    await postgres.stop("fast");
    await using server = await startServer(place);
    await expectPagesAlone(server);

    await postgres.start();
    await server.says(/the store is open/);
    const ledger = newLedger();
    expect((await postLead(server.url, ledger)).status).toBe(201);
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
  },
);

test.skipIf(whyNoPostgres)(
  `does not start with a database that does not exist, because waiting does not fix that${whyNoPostgres}`,
  async () => {
    await using postgres = await startPostgres();
    const url = new URL(await postgres.newDatabase());
    url.pathname = "/none";
    await using place = await makePlace(url.href);
    await using server = spawnServer(place);
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain("cannot start");
  },
);
