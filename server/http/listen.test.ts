import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { body } from "#server/intake/posts.fixture.ts";
import { listen } from "./listen.ts";

async function listening() {
  const { app } = await fixtureApp();
  const { server, stop } = await listen({
    host: "localhost",
    port: 0,
    fetch: app.fetch,
    headers: new Headers(),
  });
  onTestFinished(() => stop(0));
  const { port } = server.address() as AddressInfo;
  /** A connection that has sent this, and the first of what it got. */
  const send = async (text: string) => {
    const socket = connect(port, "localhost").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(text);
    await once(socket, "data");
    return socket;
  };
  return { server, stop, send };
}

test("limits how long slow clients may take", async () => {
  const { server } = await listening();
  expect(server.headersTimeout).toBe(10_000);
  // For uploads.
  expect(server.requestTimeout).toBeLessThan(400_000);
  expect(server.maxConnections).toBeGreaterThan(200);
});

test("a kept-alive connection does not keep the server from stopping", async () => {
  const { stop, send } = await listening();
  await send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await stop(3_600_000);
});

test("a post in flight is answered before it stops, but only within the grace period", async () => {
  const { stop, send } = await listening();
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`;
  // The server has received a request when it asks for the rest. The other one never sends it.
  const [socket] = [await send(head), await send(head)];
  const stopped = stop(1_000);
  socket.write(body);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 201 /);
  await stopped;
});
