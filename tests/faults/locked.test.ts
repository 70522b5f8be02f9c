import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { storeFile } from "#server/store/sqlite.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

test("while another process writes, posts wait for their turn or get a 503, and pages do not wait", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  // It waits its turn too, because the server's own jobs may be writing.
  using other = new DatabaseSync(storeFile(`${place.folder}/data`), {
    timeout: 60_000,
  });
  const pages = readPages(new URL("/about", server.url));

  other.exec("begin immediate");
  const patient = postLead(server.url, ledger);
  const answered = { yet: false };
  void patient.then(() => (answered.yet = true));
  await pages.more(5);
  expect(answered.yet).toBe(false);
  other.exec("commit");
  expect((await patient).status).toBe(201);

  other.exec("begin immediate");
  const refused = postLead(server.url, ledger);
  answered.yet = false;
  void refused.then(() => (answered.yet = true));
  await pages.more(5);
  expect(answered.yet).toBe(false);
  expect((await refused).status).toBe(503);
  await pages.stop();

  other.exec("commit");
  expect((await postLead(server.url, ledger)).status).toBe(201);
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

/** Reads a page repeatedly. */
function readPages(url: URL) {
  const end = new AbortController();
  const pages = { read: 0 };
  const reading = (async () => {
    for (; !end.signal.aborted; pages.read++) {
      await (await fetch(url)).text();
      await pause(20);
    }
  })();
  return {
    /** Resolves after this many more reads from now on. */
    async more(count: number) {
      // One may already be on its way.
      const before = pages.read + 1;
      while (pages.read - before < count) await pause(5);
    },
    async stop() {
      end.abort();
      await reading;
    },
  };
}
