import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import {
  readTrustedProxies,
  type TrustedProxies,
} from "#server/client-address.ts";
import { listen } from "./listen.ts";

/** A server that answers at once, except at /slow, where it waits for the end of the test. */
async function listening(trustedProxies?: TrustedProxies) {
  const slow = Promise.withResolvers<Response>();
  const { server, stop } = await listen({
    host: "127.0.0.1",
    port: 0,
    fetch: ({ url }) =>
      url.endsWith("/slow") ? slow.promise : new Response("here"),
    headers: new Headers(),
    ...(trustedProxies && { trustedProxies }),
  });
  onTestFinished(async () => {
    slow.resolve(new Response("late"));
    await stop(0);
  });
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

/** A connection from an address of this machine: all of 127.0.0.0/8 belong to it. */
async function dial(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {}).resume();
  await once(socket, "connect");
  return socket;
}

async function dialMany(port: number, localAddress: string, count: number) {
  const sockets: Socket[] = [];
  for (let each = 0; each < count; each++)
    sockets.push(await dial(port, localAddress));
  return sockets;
}

/** The answer to a request on this connection, or "" if the connection is closed instead. */
async function ask(socket: Socket, path = "/"): Promise<string> {
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  if (!socket.closed) await once(socket, "close");
  return answer;
}

const open = (sockets: Socket[]) =>
  sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded);

test("idle connections of one address, however many, leave room for others", async () => {
  const { server, port } = await listening();
  server.maxConnections = 400;
  const crowd = await dialMany(port, "127.0.0.2", 450);
  const honest = await dial(port, "127.0.0.3");
  expect(await ask(honest)).toMatch(/^HTTP\/1.1 200 /);
  await expect.poll(() => open(crowd).length).toBeLessThan(300);
  // The oldest was closed first.
  expect(open(crowd).at(-1)).toBe(crowd.at(-1));
  expect(crowd[0]?.closed).toBe(true);
  expect(await ask(await dial(port, "127.0.0.2"))).toMatch(/^HTTP\/1.1 200 /);
});

test("connections with a request stay, and the address's next one is closed", async () => {
  const { port } = await listening();
  const busy = await dialMany(port, "127.0.0.2", 250);
  for (const socket of busy)
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  // Answered after the requests that came before it.
  expect(await ask(await dial(port, "127.0.0.3"))).toContain("here");
  const next = await dial(port, "127.0.0.2");
  expect(await ask(next)).toBe("");
  expect(open(busy)).toHaveLength(250);
});

test("a proxy in front may hold any number", async () => {
  const { port } = await listening(readTrustedProxies("127.0.0.2"));
  const many = await dialMany(port, "127.0.0.2", 300);
  expect(await ask(await dial(port, "127.0.0.3"))).toContain("here");
  expect(open(many)).toHaveLength(300);
});

test("when the server is full, the oldest idle connection of all is closed", async () => {
  const { server, port } = await listening();
  server.maxConnections = 160;
  const crowd: Socket[] = [];
  for (const last of [2, 3, 4, 5])
    crowd.push(...(await dialMany(port, `127.0.0.${last}`, 45)));
  expect(await ask(await dial(port, "127.0.0.9"))).toContain("here");
  expect(crowd[0]?.closed).toBe(true);
});
