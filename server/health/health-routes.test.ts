import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";

test("the server says whether it is alive and whether it is ready, uncached", async () => {
  const { app } = await fixtureApp();
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    const head = await app.request(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await app.request(path, { method: "POST" })).status).not.toBe(200);
  }
});

test("without its store it is alive but not ready", async () => {
  const { app, db } = await fixtureApp();
  await db.destroy();
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(503);
});
