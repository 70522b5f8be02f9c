import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

test("gives slow clients the times of bar 3.3", async () => {
  const { server, stop } = await listen({
    host: "localhost",
    port: 0,
    fetch: () => new Response(),
    headers: new Headers(),
  });
  onTestFinished(() => stop(0));
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(20_000);
  expect(server.keepAliveTimeout).toBe(5_000);
});
