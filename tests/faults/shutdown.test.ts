import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { newLedger, type Ledger } from "./ledger.ts";
import { makePlace } from "./place.ts";
import { leadBody, leadHead, postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

test("SIGTERM during 50 posts: all are answered, and then the server stops", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  const posts = await Promise.all(
    Array.from({ length: 50 }, () => beginPost(server.url, ledger)),
  );
  const exit = server.end("SIGTERM");
  await server.says(/stopping/);
  // It logs this just before it closes its port.
  const isRefused = async () =>
    (await postLead(server.url, ledger)).status === 0;
  await vi.waitUntil(isRefused, { timeout: 60_000 });
  const answers = await Promise.all(posts.map((finish) => finish()));
  expect(answers).toEqual(Array(50).fill("201"));
  expect(await exit).toEqual({ code: 0, signal: null });
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

test("SIGTERM under load: each post is stored or rejected", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  const clients = startClients(8, () => server.url, ledger);
  while (ledger.acknowledged.size < 50) await postLead(server.url, ledger);
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  await clients.stop();
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

/** Sends all but the end of a post, and returns a function that sends the end and reads the status. */
async function beginPost(url: URL, ledger: Ledger) {
  const key = randomUUID();
  const body = leadBody();
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  ledger.sent.add(key);
  socket.write(leadHead(url, key, body, "Expect: 100-continue"));
  // The server has accepted the request when it asks for the rest.
  await once(socket, "data");
  return async () => {
    socket.write(body);
    const status = /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
    if (status === "201") ledger.acknowledged.set(key, undefined);
    return status;
  };
}
