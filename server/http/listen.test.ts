import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { takesFile } from "#forms/define-form.ts";
import { forms } from "#content/forms.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { body } from "#server/intake/posts.fixture.ts";
import { listen, usualLimits } from "./listen.ts";

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
/** The time limit of a test. */
const patience = 30_000;

async function listening(
  limits?: typeof usualLimits,
  fetch?: (request: Request) => Promise<Response>,
) {
  const { app, sendFile } = await fixtureApp();
  const { server, stop, retire } = await listen({
    host: "localhost",
    port: 0,
    fetch: fetch ?? app.fetch,
    sendFile,
    headers: new Headers(),
    limits,
  });
  onTestFinished(() => stop(0));
  const { port } = server.address() as AddressInfo;
  return { server, stop, retire, port };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, "localhost").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

test("limits how long slow clients may take", async () => {
  const { server } = await listening();
  expect(server.headersTimeout).toBe(10_000);
  expect(usualLimits.bodyTimeout).toBe(20_000);
  // For uploads.
  expect(server.requestTimeout).toBeLessThan(400_000);
  expect(server.keepAliveTimeout).toBe(5_000);
  expect(server.maxConnections).toBeGreaterThan(200);
  expect(server.maxRequestsPerSocket).toBeGreaterThan(0);
});

const request = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\n";
const announced = `${request}Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n`;

/** Clients that send these lines and then a byte now and then, half of them in the head, half in the body. */
const dribble = (port: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, client) => {
      const [start, byte] = client % 2 ? [request, "X"] : [announced, " "];
      const socket = await dial(port);
      socket.write(start);
      const timer = setInterval(() => socket.write(byte), 50);
      socket.once("close", () => clearInterval(timer)).resume();
      return socket;
    }),
  );

test("slow clients are closed", async () => {
  const { port } = await listening({
    ...usualLimits,
    headersTimeout: 200,
    bodyTimeout: 200,
    connectionsCheckingInterval: 50,
  });
  for (const socket of await dribble(port, 20))
    await vi.waitUntil(() => socket.closed, { timeout: patience });
});

test.each(forms.filter(takesFile))(
  "the file of a $kind may take longer than other posts",
  async ({ kind }) => {
    const { port } = await listening({ ...usualLimits, bodyTimeout: 200 });
    const upload = await dial(port);
    const answer = once(upload, "data");
    upload.write(
      `POST /api/${kind} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\n`,
    );
    const other = await dial(port);
    other.write(announced);
    expect(String(await once(other, "data"))).toMatch(/^HTTP\/1.1 408/);
    upload.write("--x--");
    // It arrived, without the fields that the form requires.
    expect(String(await answer)).toMatch(/^HTTP\/1.1 422/);
  },
);

test("200 slow clients delay nobody", async () => {
  const endless = { headersTimeout: hour, bodyTimeout: hour };
  const { port } = await listening(
    { ...usualLimits, ...endless, requestTimeout: hour },
    // Our own app would end the slow requests first.
    async (slow) => {
      await slow.text();
      return new Response(null, { status: 201 });
    },
  );
  const sockets = await dribble(port, 200);
  for (let post = 0; post < 5; post++) {
    const answer = await fetch(`http://localhost:${port}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(answer.status).toBe(201);
  }
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
});

/** Real timers advance by themselves; sockets never use these. */
const holdTimers = () =>
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"],
  });

test("a kept-alive connection, or one silent from the start, does not keep the server from stopping", async () => {
  const { stop, port } = await listening();
  const kept = await dial(port);
  kept.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(kept, "data");
  await dial(port);
  holdTimers();
  const stopped = stop(hour);
  vi.advanceTimersByTime(1000);
  await stopped;
});

test("a server that retires answers what was on its way on an idle connection", async () => {
  const { retire, port } = await listening();
  const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const [kept, unused] = [await dial(port), await dial(port)];
  kept.write(get);
  await once(kept, "data");
  holdTimers();
  const retired = retire(hour);
  vi.advanceTimersByTime(usualLimits.keepAliveTimeout - 1_000);
  for (const socket of [kept, unused]) {
    socket.write(get);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  }
  await retired;
});

test("a post in flight is answered before it stops, but only within the grace period", async () => {
  const { stop, port } = await listening();
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const type = "Content-Type: application/json\r\n";
  const head = `${request}${type}${length}Expect: 100-continue\r\n\r\n`;
  const [socket, endless] = [await dial(port), await dial(port)];
  for (const each of [socket, endless]) {
    each.write(head);
    // The server has received the request when it asks for the rest.
    await once(each, "data");
  }
  holdTimers();
  const stopped = stop(10_000);
  vi.advanceTimersByTime(5000);
  socket.write(body);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 201 [^]*connection: close/i);
  vi.advanceTimersByTime(5000);
  await stopped;
});
