import { randomUUID } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { percentile } from "./percentile.ts";
import { makePlace, type Place } from "../tests/faults/place.ts";
import { startPostgres, whyNoPostgres } from "../tests/faults/postgres.ts";
import { leadBody } from "../tests/faults/post-lead.ts";
import { startServer } from "../tests/faults/server-process.ts";
import { atLeast, atMost, rounded, type Figure } from "./figure.ts";
import { ask } from "./requests.ts";

/** Of each measurement. */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const clientCounts = [8, 32];

/**
 * How many leads per second one server process stores, each on disk before its answer. Compares with the disk itself
 * in the same run: 4 KB written and flushed, one after the other. Without PostgreSQL only SQLite is measured.
 */
export async function leads(): Promise<Figure[]> {
  await using sqlite = await makePlace();
  const disk = flushesPerSecond(join(sqlite.folder, "flushes"));
  const rows = await measure("SQLite", sqlite, disk);
  if (!whyNoPostgres) {
    await using postgres = await startPostgres();
    await using place = await makePlace(await postgres.newDatabase());
    rows.push(...(await measure("PostgreSQL", place, disk)));
  } else console.log("leads: only SQLite, because PostgreSQL is missing");
  console.log(`The disk: ${Math.round(disk)} flushes of 4 KB a second`);
  console.table(rows);
  return rows.flatMap(({ store, clients, perSecond, p99 }) => {
    const of = `${store}, ${clients} clients`;
    return [
      atLeast("leads a second", of, perSecond, 100),
      atMost("99 of 100 leads within, ms", of, p99, 300),
    ];
  });
}

async function measure(store: string, place: Place, disk: number) {
  const measured = [];
  await using server = await startServer(place);
  await post(server.url, 8, 1);
  for (const clients of clientCounts) {
    const took = await post(server.url, clients, seconds);
    const perSecond = took.length / seconds;
    measured.push({
      store,
      clients,
      perSecond: Math.round(perSecond),
      p50: rounded(percentile(took, 0.5), 1),
      p99: rounded(percentile(took, 0.99), 1),
      perFlush: rounded(perSecond / disk, 1),
    });
  }
  return measured;
}

/** Posts as fast as answers come. Returns the time of each lead, in milliseconds. */
async function post(url: URL, clients: number, duration: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const address = new URL("/api/contact", url);
  const end = performance.now() + duration * 1000;
  const took: number[] = [];
  const client = async () => {
    while (performance.now() < end) {
      const headers = {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
      };
      const options = { agent, method: "POST", headers };
      const answer = await ask(address, options, leadBody());
      if (answer.status !== 201)
        throw new Error(`A lead got ${answer.status || "no answer"}`);
      took.push(answer.took);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return took;
}

function flushesPerSecond(file: string): number {
  const page = Buffer.alloc(4096, 1);
  const descriptor = openSync(file, "w");
  const begin = performance.now();
  let flushes = 0;
  for (; performance.now() - begin < 2000; flushes++) {
    writeSync(descriptor, page, 0, page.length, flushes * page.length);
    fdatasyncSync(descriptor);
  }
  closeSync(descriptor);
  return flushes / 2;
}
