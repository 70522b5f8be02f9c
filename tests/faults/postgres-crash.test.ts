import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { inWords, more, newLedger, type Ledger } from "./ledger.ts";
import { long } from "./mode.ts";
import { makePlace } from "./place.ts";
import {
  startPostgres,
  whyNoPostgres,
  type PostgresServer,
} from "./postgres.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { startProxy } from "./tcp-proxy.ts";

const rounds = long ? 25 : 1;

describe.skipIf(whyNoPostgres)(`PostgreSQL fails${whyNoPostgres}`, () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres[Symbol.asyncDispose]());

  test("stopped at once and started again: 503 meanwhile, pages are served, and leads are stored afterwards", async () => {
    await using place = await makePlace(await postgres.newDatabase());
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    for (let round = 0; round < rounds; round++) {
      await more(ledger, 20);
      await postgres.stop("immediate");
      expect((await postLead(server.url, ledger)).status).toBe(503);
      expect((await fetch(new URL("/about", server.url))).status).toBe(200);
      await postgres.start();
    }
    await more(ledger, 20);
    await clients.stop();
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
    console.log(`${rounds} crashes of PostgreSQL: ${inWords(ledger)}`);
  });

  test("told not to wait for its disk, then stopped at once: acknowledged leads are there", async () => {
    const url = await postgres.newDatabase();
    await using place = await makePlace(url);
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    await more(ledger, 20);
    // Only a commit that waits writes the log within ten seconds.
    await configure(url, {
      synchronous_commit: "off",
      wal_writer_delay: "10s",
    });
    for (let round = 0; round < rounds; round++) {
      await more(ledger, 20);
      await postgres.stop("immediate");
      await postgres.start();
    }
    await more(ledger, 20);
    await clients.stop();
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
    await configure(url, {
      synchronous_commit: "on",
      wal_writer_delay: "200ms",
    });
    console.log(`${rounds} crashes without waiting: ${inWords(ledger)}`);
  });

  test("kill -9 of the committing backends: leads are stored again, each key once", async () => {
    const url = await postgres.newDatabase();
    await using place = await makePlace(url);
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    for (let round = 0; round < rounds; round++) {
      await more(ledger, 20);
      // One is enough, because PostgreSQL then ends all others itself.
      const [pid] = await backends(url);
      process.kill(pid!, "SIGKILL");
    }
    await more(ledger, 20);
    await clients.stop();
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
    console.log(`${rounds} kills of backends: ${inWords(ledger)}`);
  });

  test.each([
    ["done but not confirmed", true],
    ["never heard of", false],
  ])(
    "a commit that was %s: no 2xx, and the retry is one lead",
    async (_, delivers) => {
      const url = await postgres.newDatabase();
      await using network = await startProxy(postgres.socket);
      const { pathname, searchParams } = new URL(url);
      const through = `postgresql://${searchParams.get("user")}@127.0.0.1:${network.port}${pathname}`;
      await using place = await makePlace(url);
      await using server = await startServer({
        ...place,
        env: { DATABASE_URL: through },
      });
      const ledger = newLedger();
      const key = randomUUID();
      // Open connections keep their conditions.
      await network.close();
      await network.open();
      network.weather = { breaksAt: /\bcommit\0/, delivers };
      expect((await postLead(server.url, ledger, { key })).status).toBe(503);
      await using db = await place.open();
      const kept = await db.selectFrom("leads").selectAll().execute();
      expect(kept).toHaveLength(delivers ? 1 : 0);
      network.weather = "fair";
      await untilKept(server.url, ledger, key);
      await check({ ledger, db, output: server.output() });
    },
  );
});

async function untilKept(url: URL, ledger: Ledger, key: string) {
  while ((await postLead(url, ledger, { key })).status !== 201) await pause(10);
}

/** Changes settings of the running server. */
async function configure(
  connectionString: string,
  settings: Record<string, string>,
) {
  const client = new Client({ connectionString });
  await client.connect();
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.query("select pg_reload_conf()");
  await client.end();
}

/** The processes that serve other connections to that database. */
async function backends(connectionString: string): Promise<number[]> {
  const client = new Client({ connectionString });
  client.on("error", () => {
    // The server ends every connection when one backend has died.
  });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by state = 'active' desc",
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
