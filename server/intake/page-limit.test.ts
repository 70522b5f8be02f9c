import { Hono } from "hono";
import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import type { Render } from "#server/http/renderer.ts";
import { mostWaiting, pageSender } from "#server/http/send-page.ts";
import { formPost, from, jsonPost, message } from "./posts.fixture.ts";

test("a failing or slow page holds its slot, and the next one follows it", async () => {
  const slow = Promise.withResolvers<void>();
  const sendPage = pageSender(async (address) => {
    if (address === "/slow") await slow.promise;
    if (address === "/bad") throw new Error("bad");
    return new Response("found");
  });
  const app = new Hono()
    .get("*", (context) => sendPage(context, context.req.path))
    .onError((_, context) => context.text("failed", 500));
  const responses = ["slow", "bad", "good"].map((name) =>
    app.request(`/${name}`),
  );
  for (let page = 0; page < 2 * mostWaiting; page++)
    expect((await app.request("/bad")).status).toBe(500);
  slow.resolve();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses).toEqual([200, 500, 200]);
});

test("if too many pages wait, the next is refused, while forms, their thanks, mail links and files are not, up to twice as many", async () => {
  const held = Promise.withResolvers<void>();
  let rendering = 0;
  const render: Render = async (address) => {
    rendering++;
    if (/^\/(?:blog\/search|contact$)/.test(address)) await held.promise;
    return new Response("page");
  };
  const { app } = await fixtureApp({ render });
  const ask = () => app.request("/blog/search?q=x");
  const waiting = Array.from({ length: mostWaiting }, ask);
  const others = await Promise.all([
    ask(),
    app.request("/coverage-finder?for=home"),
    app.request(jsonPost()),
    app.request("/about"),
    app.request("/onboarding"),
    app.request("/contact/thanks?reference=SR-ABC234"),
    app.request("/subscribe/confirm?token=x"),
  ]);
  expect(others.map(({ status }) => status)).toEqual([
    503, 503, 201, 200, 200, 200, 400,
  ]);

  rendering = mostWaiting;
  let refused = 0;
  const wrong = { ...message, email: "ana" };
  const posts = Array.from({ length: 50 }, async () => {
    if ((await app.request(formPost(wrong))).status === 503) refused++;
  });
  const patience = { timeout: 20_000 };
  await expect.poll(() => refused, patience).toBe(50 - mostWaiting);
  expect(rendering).toBe(2 * mostWaiting);
  expect(Number(others[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(others[0]!.headers.get("Cache-Control")).toMatch(/no-store/);
  held.resolve();
  await Promise.all(posts);
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test("a network with too many requests of a kind gets 429 for it, and others get their pages", async () => {
  const { app } = await fixtureApp({ rateLimits: { perAddress: 1, total: 9 } });
  const ask = (path: string, address: string) =>
    app.request(path, undefined, from(address));
  const links = ["/desk?token=x", "/subscribe/confirm?token=x"];
  const requested = ["/blog/search?q=roof", "/onboarding?progress=20"];
  for (const paths of [links, requested]) {
    for (let page = 0; page < 10; page++) {
      const path = paths[page % paths.length]!;
      expect((await ask(path, "2001:db8::1")).status).not.toBe(429);
    }
    for (const path of paths) {
      const refused = await ask(path, "2001:db8::2");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await ask(path, "192.0.2.1")).status).not.toBe(429);
    }
  }
  expect((await ask("/about", "2001:db8::1")).status).toBe(200);
});
