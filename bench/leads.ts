import { randomUUID } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { percentile } from "../tests/faults/percentile.ts";
import { makePlace, type Place } from "../tests/faults/place.ts";
import { postgresIsHere, startPostgres } from "../tests/faults/postgres.ts";
import { leadBody } from "../tests/faults/post-lead.ts";
import { startServer } from "../tests/faults/server-process.ts";

/**
 * How many leads a second one server process keeps, each on the disk before its answer, beside what the disk itself
 * can do in the same run: 4 KB written and flushed, one after the other. BENCH_SECONDS: of each measurement, 5 by default.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const clientCounts = [8, 32];

await using sqlite = await makePlace();
const disk = flushesPerSecond(join(sqlite.folder, "flushes"));
console.log(
  `The disk: ${Math.round(disk)} writes of 4 KB and fdatasync a second`,
);

const rows = await measure("SQLite", sqlite);
if (postgresIsHere) {
  await using postgres = await startPostgres();
  await using place = await makePlace(await postgres.newDatabase());
  rows.push(...(await measure("PostgreSQL", place)));
} else console.log("No PostgreSQL here: only SQLite is measured");
console.table(rows);

async function measure(store: string, place: Place) {
  const measured = [];
  await using server = await startServer(place);
  await post(server.url, 8, 1);
  for (const clients of clientCounts) {
    const took = await post(server.url, clients, seconds);
    const rate = took.length / seconds;
    measured.push({
      store,
      clients,
      "leads/s": Math.round(rate),
      "p50 ms": round(percentile(took, 0.5)),
      "p99 ms": round(percentile(took, 0.99)),
      "leads/flush": round(rate / disk),
    });
  }
  return measured;
}

/** Posts as fast as answers come. Returns what each lead took, in milliseconds. */
async function post(url: URL, clients: number, duration: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + duration * 1000;
  const took: number[] = [];
  const client = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      const status = await postOne(url, agent);
      if (status !== 201) throw new Error(`A lead got ${status}`);
      took.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return took;
}

function postOne(url: URL, agent: Agent): Promise<number | undefined> {
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(),
  };
  return new Promise((fulfil, reject) => {
    request(
      new URL("/api/contact", url),
      { agent, method: "POST", headers },
      (answer) => {
        answer.resume().once("end", () => fulfil(answer.statusCode));
      },
    )
      .once("error", reject)
      .end(leadBody());
  });
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

function round(value: number): number {
  return Number(value.toFixed(1));
}
