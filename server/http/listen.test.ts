import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { listen } from "./listen.ts";

async function listening() {
  const { app } = await fixtureApp();
  const headers = new Headers();
  const at = { host: "localhost", port: 0 };
  const { server, stop } = await listen({ ...at, fetch: app.fetch, headers });
  onTestFinished(() => stop(0));
  return { server, stop };
}

test("limits how long slow clients may take", async () => {
  const { server } = await listening();
  expect(server.headersTimeout).toBe(10_000);
  // For uploads.
  expect(server.requestTimeout).toBeLessThan(400_000);
  expect(server.maxConnections).toBeGreaterThan(200);
});

test("a kept-alive connection does not keep the server from stopping", async () => {
  const { server, stop } = await listening();
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "localhost").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  await stop(3_600_000);
});
