import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureApp } from "./app.fixture.ts";
import { computedPages } from "./computed-pages.ts";
import { mostWaiting, pageTurns } from "./page-turns.ts";
import type { Render } from "./renderer.ts";
import { jsonPost } from "#server/intake/posts.fixture.ts";

const anybody = () => ({
  pageRequests: async () => 0,
  addressOf: () => undefined,
  inTurn: pageTurns(),
});

test("refusals are answered one per millisecond, however many there are", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answered: number[] = [];
  const strict = { ...anybody(), pageRequests: async () => 60 };
  const app = new Hono().use("/search", computedPages(strict));
  const refusals = Array.from({ length: 20 }, async () => {
    answered.push((await app.request("/search?q=x")).status);
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(answered).toEqual(Array(10).fill(429));
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(refusals);
  expect(answered).toHaveLength(20);
});

test("a failing or slow page holds its slot, and the next one follows it", async () => {
  const slow = Promise.withResolvers<void>();
  const app = new Hono()
    .use("/search", computedPages(anybody()))
    .get("/search", async (context) => {
      if (context.req.query("q") === "slow") await slow.promise;
      if (context.req.query("q") === "bad") throw new Error("bad");
      return context.text("found");
    })
    .onError((_, context) => context.text("failed", 500));
  const asked = ["slow", "bad", "good"].map((q) =>
    app.request(`/search?q=${q}`),
  );
  slow.resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual([200, 500, 200]);
});

test("if too many pages wait, the next is refused, while forms, their thanks, mail links and files are not", async () => {
  const held = Promise.withResolvers<void>();
  const render: Render = async (address) => {
    if (address.startsWith("/blog/search")) await held.promise;
    return new Response("page");
  };
  const { app } = await fixtureApp({ render });
  const ask = () => app.request("/blog/search?q=x");
  const waiting = Array.from({ length: mostWaiting }, ask);
  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Cache-Control")).toMatch(/no-store/);

  const others = await Promise.all([
    app.request(jsonPost()),
    app.request("/about"),
    app.request("/onboarding"),
    app.request("/contact/thanks?reference=SR-ABC234"),
    app.request("/subscribe/confirm?token=x"),
    app.request("/coverage-finder?for=home"),
  ]);
  expect(others.map(({ status }) => status)).toEqual([
    201, 200, 200, 200, 400, 503,
  ]);
  held.resolve();
  const kept = await Promise.all(waiting);
  expect(kept.map(({ status }) => status)).toEqual(
    Array(mostWaiting).fill(200),
  );
  expect((await ask()).status).toBe(200);
});

test("a network with too many page requests gets 429, and others get their pages", async () => {
  const { app } = await fixtureApp({ rateLimits: { perAddress: 1, total: 9 } });
  const ask = async (remoteAddress: string, path = "/blog/search?q=roof") =>
    app.request(path, undefined, { incoming: { socket: { remoteAddress } } });
  const statuses: number[] = [];
  for (let page = 0; page < 11; page++)
    statuses.push((await ask("2001:db8::1")).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const refused = await ask("2001:db8::2", "/onboarding?progress=20");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect((await ask("192.0.2.1")).status).toBe(200);
  for (const path of ["/about", "/contact/thanks?reference=SR-ABC234"])
    expect((await ask("2001:db8::1", path)).status).toBe(200);
});
