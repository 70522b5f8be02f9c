import { once } from "node:events";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../tests/faults/as-systemd.ts";
import { check } from "../tests/faults/checker.ts";
import { newLedger } from "../tests/faults/ledger.ts";
import { makePlace } from "../tests/faults/place.ts";
import { leadBody, leadHead, postLead } from "../tests/faults/post-lead.ts";
import { spawnServer, startServer } from "../tests/faults/server-process.ts";
import { listLeads } from "./leads/list-leads.ts";
import { storeFile } from "./store/sqlite.ts";

/** A connection that has sent this. A server that stops resets unanswered ones. */
function say({ hostname, port }: URL, bytes: string) {
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write(bytes);
  return socket;
}

/** An argument of node that runs this before the server's own code. */
const first = (code: string) =>
  `--import=data:text/javascript,${encodeURIComponent(code)}`;

test("posts in flight are stored and answered before it ends", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const ledger = newLedger();
  const body = leadBody();
  const sockets = Array.from({ length: 50 }, (_, index) => {
    ledger.sent.add(`${index}`);
    const head = leadHead(server.url, `${index}`, body, "Expect: 100-continue");
    return say(server.url, head);
  });
  // The server has accepted a post when it asks for the rest.
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  const exit = server.end("SIGTERM");
  await server.says(/stopping/);
  // It logs this just before it closes its port.
  const status = async () => (await postLead(server.url, ledger)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(0);
  for (const [index, socket] of sockets.entries()) {
    socket.write(body);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 201 /);
    ledger.acknowledged.set(`${index}`, undefined);
  }
  expect(await exit).toEqual({ code: 0, signal: null });
  await using db = await place.open();
  await check({ ledger, db, output: server.output() });
});

test("a second signal ends it at once, whatever is in flight", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  const head = leadHead(server.url, "1", leadBody(), "Expect: 100-continue");
  await once(say(server.url, head), "data");
  void server.end("SIGTERM");
  await server.says(/stopping/);
  expect(await server.end("SIGTERM")).toEqual({ code: 1, signal: null });
});

test("no raw request leads to another site", async () => {
  await using place = await makePlace();
  await using server = await startServer(place);
  for (const [request, status] of [
    ["GET /\\evil.example/ HTTP/1.1\r\nHost: localhost", 400],
    ["GET / HTTP/1.1\r\nHost: a/b", 400],
    ["GET http://evil.example/about/ HTTP/1.1\r\nHost: x", 308],
    ["GET //evil.example/ HTTP/1.1\r\nHost: localhost", 404],
  ] as const) {
    const raw = `${request}\r\nConnection: close\r\n\r\n`;
    const answer = await text(say(server.url, raw));
    expect(answer, request).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer, request).not.toMatch(/^location: (?!\/about\r)/im);
  }
});

/** Without these, root may write only what it owns. It stays root: nobody else can read a clone in its home. */
const never = "-dac_override,-dac_read_search";
const asUser =
  process.getuid?.() === 0
    ? ["setpriv", `--bounding-set=${never}`, `--inh-caps=${never}`]
    : undefined;

test.each<[string, Record<string, string>, RegExp]>([
  ["wrong variables", { PORT: "x", HOST: "" }, /PORT is .*HOST is/],
  ["no build", {}, /no build in build\/: npm run build/],
  ["no address of this machine", { HOST: "192.0.2.1" }, /of 192\.0\.2\.1: /],
  ["no data directory", { DATA_DIR: "/dev/null/x" }, /directory \/dev\/null/],
  ["a port in use", {}, /of localhost: .*already in use/],
  ["a store it may not write to", {}, /directory \.\/data cannot be used/],
])("does not start with %s, and says why", async (what, env, problem) => {
  await using place = await makePlace();
  if (what === "no build") rmSync(`${place.folder}/build`, { recursive: true });
  if (what === "a store it may not write to") {
    await (await place.open()).destroy();
    chmodSync(storeFile(`${place.folder}/data`), 0o444);
    chmodSync(`${place.folder}/data`, 0o555);
  }
  const taken = createServer().listen(0, "localhost");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const all = what === "a port in use" ? { PORT: `${port}` } : env;
  await using server = spawnServer({ ...place, env: all, through: asUser });
  expect(await server.exit).toMatchObject({ code: 1 });
  // A first start also says that it made a store. There is no stack.
  const lines = server.output().trimEnd().split("\n");
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    event: "cannot start",
    problem: expect.stringMatching(problem),
  });
});

test.each([
  "Promise.reject(new RangeError('secret'))",
  "queueMicrotask(() => { throw new RangeError('secret') })",
])("ends after %s, logging only its kind", async (fault) => {
  await using place = await makePlace();
  const nodeArgs = [first(`process.on("SIGUSR2", () => { ${fault} })`)];
  await using server = await startServer({ ...place, nodeArgs });
  expect(await server.end("SIGUSR2")).toMatchObject({ code: 1 });
  expect(server.output()).toMatch(/"level":"fatal".*"error":"RangeError"/);
  expect(server.output()).not.toContain("secret");
});

test("purges no lead when its clock has jumped three years ahead", async () => {
  await using place = await makePlace();
  {
    await using server = await startServer(place);
    expect((await postLead(server.url, newLedger())).status).toBe(201);
    await server.end("SIGTERM");
  }
  await using db = await place.open();
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  const nodeArgs = [
    first(`const Real = Date; globalThis.Date = class extends Real {
      constructor(...time) { super(...(time.length > 0 ? time : [Date.now()])) }
      static now() { return Real.now() + ${3 * 365 * 86_400_000} }
    }`),
  ];
  await using again = await startServer({ ...place, nodeArgs });
  await again.says(/nothing purged/);
  expect(await listLeads(db)).toHaveLength(1);
});

test.skipIf(!existsSync("/dev/full")).each([
  ["the disk of its log is full", 'exec "$@" >/dev/full 2>&1'],
  ["its log has no reader", 'exec "$@" > >(true) 2>&1'],
])("when %s, it stores leads and counts the lines", async (_, command) => {
  await using place = await makePlace();
  const PORT = `${await freePort()}`;
  const through = ["bash", "-c", command, "bash"];
  await using server = spawnServer({ ...place, env: { PORT }, through });
  const url = new URL(`http://localhost:${PORT}`);
  const get = (path: string) => fetch(new URL(path, url));
  // Nobody would read that it listens.
  const isServed = () =>
    get("/healthz").then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
  for (let lead = 0; lead < 3; lead++)
    expect((await postLead(url, newLedger())).status).toBe(201);
  const ready = await get("/readyz");
  const { logLinesDropped } = (await ready.json()) as Record<string, number>;
  expect(logLinesDropped).toBeGreaterThanOrEqual(3);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});
