import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const bugs = pathToFileURL(resolve("tests/faults/faulty-runtime.ts"));
const nodeArgs = ["--import", bugs.href];

test("an unhandled promise rejection ends the server, which logs it; a new server has the leads", async () => {
  await using place = await makePlace();
  const ledger = newLedger();
  let output = "";
  for (const _ of ["at first", "after its restart"]) {
    await using server = await startServer({ ...place, nodeArgs });
    expect((await postLead(server.url, ledger)).status).toBe(201);
    expect(await server.end("SIGUSR2")).toEqual({ code: 1, signal: null });
    const last = server.output().trim().split("\n").at(-1) ?? "";
    expect(JSON.parse(last)).toMatchObject({ event: expect.any(String) });
    output += server.output();
  }
  await using db = await place.open();
  await check({ ledger, db, output });
});
