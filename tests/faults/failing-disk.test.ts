import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import type { LeadKind } from "#forms/kinds.ts";
import { canAttach } from "./abilities.ts";
import { check } from "./checker.ts";
import { inWords, newLedger } from "./ledger.ts";
import { long } from "./mode.ts";
import { makePlace, type Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const why = canAttach
  ? ""
  : " (skipped: needs strace and the right to attach it)";

/** Calls of one post that are made to fail, one at a time. The long form continues until a post has no more calls. */
const most = long ? Infinity : 2;

const faults: [call: string, error: string, LeadKind][] = [
  ["fsync,fdatasync", "EIO", "certificate"],
  ["pwrite64", "ENOSPC", "certificate"],
  ["pwrite64", "EIO", "claim"],
];

test.skipIf(!canAttach).each(faults)(
  `whichever %s of a post fails with %s, the %s gets a 503, and the next one is stored${why}`,
  async (call, error, kind) => {
    await using place = await makePlace();
    const ledger = newLedger();
    let output = "";
    {
      await using server = await startServer(place);
      await purged(place);
      for (let nth = 1; nth <= most; nth++) {
        const fault = await inject(server.pid, `${call}:error=${error}`, nth);
        const { status } = await postLead(server.url, ledger, { kind });
        const injected = await fault.stop();
        expect([nth, status]).toEqual([nth, injected ? 503 : 201]);
        expect(injected || nth > 1).toBe(true);
        expect((await postLead(server.url, ledger)).status).toBe(201);
        if (!injected) break;
      }
      await server.end("SIGKILL");
      output = server.output();
    }
    await using db = await place.open();
    await check({ ledger, db, output });
    console.log(`${call} ${error}: ${inWords(ledger)}`);
  },
);

/** Waits until the server has made its writes at startup, so that the failed call is the post's. */
async function purged(place: Place) {
  await using db = await place.open();
  const jobs = db.selectFrom("daily_jobs").select("name");
  await expect
    .poll(() => jobs.where("name", "=", "purge").execute(), { timeout: 20_000 })
    .toHaveLength(1);
}

/** Makes the nth such system call of a running process fail, in any thread. */
async function inject(pid: number, what: string, nth: number) {
  const strace = spawn("strace", [
    "-f",
    `--attach=${pid}`,
    `--inject=${what}:when=${nth}`,
    `--trace=${what.split(":")[0]}`,
  ]);
  let trace = "";
  strace.stderr.setEncoding("utf8").on("data", (text) => (trace += text));
  await once(strace.stderr, "data");
  return {
    /** Whether there was an nth call. */
    async stop() {
      strace.kill("SIGINT");
      await once(strace, "close");
      return trace.includes("INJECTED");
    },
  };
}
