import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { canLimit } from "./abilities.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { inWords, newLedger } from "./ledger.ts";
import { long } from "./mode.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

/** Each of 16 simultaneous bodies of 700 kB. */
const waves = long ? 300 : 5;

const why = canLimit ? "" : " (skipped: needs prlimit)";

test.skipIf(!canLimit)(
  `a server out of file descriptors accepts leads again once it has some${why}`,
  async () => {
    await using place = await makePlace();
    await using server = await startServer({
      ...place,
      through: ["prlimit", "--nofile=64"],
    });
    const ledger = newLedger();
    expect((await postLead(server.url, ledger)).status).toBe(201);
    const crowd = await hold(server.url, 200);
    // Whatever the answers are, the ledger has them.
    const signal = AbortSignal.timeout(1000);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        postLead(server.url, ledger, { signal }),
      ),
    );
    for (const socket of crowd) socket.destroy();
    await untilKept(server.url, ledger);
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
    console.log(`Out of descriptors: ${inWords(ledger)}`);
  },
);

test("a flood of leads and of oversized bodies stays within 96 MB of heap", async () => {
  await using place = await makePlace();
  await using server = await startServer({
    ...place,
    nodeArgs: ["--max-old-space-size=96"],
  });
  const ledger = newLedger();
  const clients = startClients(16, () => server.url, ledger);
  const huge = { message: "Canary ".repeat(100_000) };
  for (let wave = 0; wave < waves; wave++)
    await Promise.all(
      Array.from({ length: 16 }, () =>
        postLead(server.url, ledger, { fields: huge }),
      ),
    );
  await clients.stop();
  await untilKept(server.url, ledger);
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
  console.log(`Flood: ${inWords(ledger)}`);
});

/** Connections that start a request and never end it. The server leaves some of them waiting. */
async function hold({ hostname, port }: URL, count: number) {
  const sockets: Socket[] = [];
  for (let each = 0; each < count; each++) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  }
  return sockets;
}

/** Posts until a lead is stored. */
async function untilKept(url: URL, ledger: ReturnType<typeof newLedger>) {
  while ((await postLead(url, ledger)).status !== 201) await pause(100);
}
