import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Db } from "#server/store/schema.ts";
import { check } from "./checker.ts";
import { clockArgs, clockEnv, jump } from "./clock.ts";
import { newLedger, type Ledger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { every, long, whyLater } from "./mode.ts";
import { percentile } from "./percentile.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { startProxy } from "./tcp-proxy.ts";

const queued = long ? 10_000 : 200;
const tenMinutes = 10 * 60_000;
const hours = 6;

/** How many connections a server may open to the mail server (server/outbox/transport.ts). */
const connections = 4;

/** In milliseconds and in megabytes. The heap alone is limited to `heap`. */
const limits = { post: 300, heap: 96, growth: 96 };

test.skipIf(!every)(
  `six hours without the mail server and ${queued} waiting mails: posts stay fast, memory small, and all arrive${whyLater}`,
  async () => {
    await using place = await makePlace();
    await using sink = await startSink();
    await using network = await startProxy(sink.port);
    await network.close();
    const fields = { token: await place.token() };
    await using server = await startServer({
      ...place,
      env: {
        ...place.env,
        ...sink.env(network.port),
        ...clockEnv(tenMinutes),
      },
      nodeArgs: [...clockArgs, `--max-old-space-size=${limits.heap}`],
    });
    const ledger = newLedger();
    await postLead(server.url, ledger, { fields });
    await using db = await place.open();
    await multiply(db, ledger, queued);
    const before = residentMegabytes(server.pid);

    const took: number[] = [];
    const jumps = (hours * 3_600_000) / tenMinutes;
    for (let passed = 1; passed <= jumps; passed++) {
      await jump(server, passed);
      for (let post = 0; post < 5; post++) {
        const lead = await postLead(server.url, ledger, { fields });
        expect(lead.status).toBe(201);
        took.push(lead.took);
      }
    }
    expect(sink.tries()).toBe(0);

    await network.open();
    await jump(server, jumps + 1);
    const begin = performance.now();
    await sink.until(() => sink.order().length === ledger.sent.size);
    const seconds = (performance.now() - begin) / 1000;
    await check({ ledger, db, sink, output: server.output() });
    const peak = residentMegabytes(server.pid);
    console.log(
      `${ledger.sent.size} mails: p99 of posts ${percentile(took, 0.99).toFixed(0)} ms, resident memory ${before} MB before and at most ${peak} MB, delivered in ${seconds.toFixed(1)} s over ${sink.connections.most} connections`,
    );
    if (long) expect(percentile(took, 0.99)).toBeLessThan(limits.post);
    expect(peak - before).toBeLessThan(limits.growth);
    expect(sink.connections.most).toBeLessThanOrEqual(connections);
    await expectOrder(db, sink.order());
  },
);

/** The process's highest memory use so far. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Copies of the only lead, with its mail, each a second younger than the one before. */
async function multiply(db: Db, ledger: Ledger, count: number) {
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .executeTakeFirstOrThrow();
  const mail = await db
    .selectFrom("outbox")
    .selectAll()
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    for (let each = 0; each < count; each++) {
      const id = randomUUID();
      const key = randomUUID();
      const reference = `copy ${each}`;
      const time = new Date(Date.now() - (count - each) * 1000).toISOString();
      ledger.sent.add(key);
      ledger.acknowledged.set(key, reference);
      await transaction
        .insertInto("leads")
        .values({ ...lead, id, reference, idempotency_key: key })
        .execute();
      await transaction
        .insertInto("outbox")
        .values({
          ...mail,
          id: randomUUID(),
          lead_id: id,
          created_at: time,
          next_attempt_at: time,
        })
        .execute();
    }
  });
}

/** The oldest first, as far as several simultaneous connections allow. */
async function expectOrder(db: Db, order: readonly string[]) {
  const mails = await db
    .selectFrom("outbox")
    .select("id")
    .orderBy("created_at")
    .execute();
  const due = new Map(mails.map(({ id }, place) => [id, place]));
  const displaced = order.filter(
    (id, place) => Math.abs(due.get(id)! - place) > 4 * connections,
  );
  // Mails that were being sent when the outage began are tried again later.
  expect(displaced.length).toBeLessThanOrEqual(connections);
}
