import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { storeFile } from "#server/store/sqlite.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

/** Bar 3.3: a request is answered within 15 s. */
const deadline = 15_000;

/** Far less than any post waits here, so that no page has waited with one. In milliseconds. */
const atOnce = 1000;

test("6. while another process writes, posts wait for their turn or get a 503 in time, and pages do not wait", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  using other = new DatabaseSync(storeFile(`${place.folder}/data`));
  const pages = readPages(new URL("/about", server.url));

  other.exec("begin immediate");
  const patient = postLead(server.url, ledger);
  await pause(3000);
  other.exec("commit");
  expect((await patient).status).toBe(201);

  other.exec("begin immediate");
  const refused = await postLead(server.url, ledger);
  expect(refused.status).toBe(503);
  expect(refused.took).toBeLessThan(deadline);
  expect(Math.max(...(await pages.stop()))).toBeLessThan(atOnce);

  other.exec("commit");
  expect((await postLead(server.url, ledger)).status).toBe(201);
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

/** Reads a page ten times a second and notes how long each took, in milliseconds. */
function readPages(url: URL) {
  const end = new AbortController();
  const took: number[] = [];
  const reading = (async () => {
    while (!end.signal.aborted) {
      const begin = performance.now();
      await (await fetch(url)).text();
      took.push(performance.now() - begin);
      await pause(100);
    }
  })();
  return {
    async stop() {
      end.abort();
      await reading;
      return took;
    },
  };
}
