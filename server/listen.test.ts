import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fixtureApp } from "./app.fixture.ts";
import { body } from "./contact/post.fixture.ts";
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
  return { server, port };
}

test("gives slow clients the times of bar 3.3", async () => {
  const { server } = await listening();
  expect(server.headersTimeout).toBe(10_000);
  // Of uploads; the test below holds all others to less.
  expect(server.requestTimeout).toBeLessThan(400_000);
  expect(server.keepAliveTimeout).toBe(5_000);
  expect(server.maxConnections).toBeGreaterThan(200);
  expect(server.maxRequestsPerSocket).toBeGreaterThan(0);
});

const request = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\n";
const announced = `${request}Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n`;

/** A client that sends a byte a second after these. Resolves once the server has closed the connection. */
async function dribble(port: number, start: string, byte: string) {
  const socket: Socket = connect(port, "localhost");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(start);
  const timer = setInterval(() => socket.write(byte), 1000);
  socket.resume();
  await once(socket, "close");
  clearInterval(timer);
}

test("200 clients that dribble delay nobody, and are closed within 25 seconds", async () => {
  const { port } = await listening();
  const begin = performance.now();
  const dribbling = Array.from({ length: 100 }, () => [
    dribble(port, request, "X"),
    dribble(port, announced, " "),
  ]).flat();
  const closed = Promise.all(dribbling);
  for (let post = 0; post < 5; post++) {
    const start = performance.now();
    const answer = await fetch(`http://localhost:${port}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(answer.status).toBe(201);
    expect(performance.now() - start).toBeLessThan(1000);
  }
  await closed;
  expect(performance.now() - begin).toBeLessThan(25_000);
});
