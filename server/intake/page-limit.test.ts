import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { pageLimit } from "./page-limit.ts";
import type { Render } from "#server/http/renderer.ts";
import { mostWaiting, pageSender } from "#server/http/send-page.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";

test("refusals are answered one per millisecond, however many there are", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answered: number[] = [];
  const app = new Hono().use(
    "/search",
    pageLimit(
      async () => 60,
      () => undefined,
    ),
  );
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
  const sendPage = pageSender(async (address) => {
    if (address === "/slow") await slow.promise;
    if (address === "/bad") throw new Error("bad");
    return new Response("found");
  });
  const app = new Hono()
    .get("*", (context) => sendPage(context, context.req.path))
    .onError((_, context) => context.text("failed", 500));
  const asked = ["slow", "bad", "good"].map((name) => app.request(`/${name}`));
  for (let page = 0; page < 2 * mostWaiting; page++)
    expect((await app.request("/bad")).status).toBe(500);
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
    app.request(formPost({ ...message, email: "ana" })),
    app.request("/about"),
    app.request("/onboarding"),
    app.request("/contact/thanks?reference=SR-ABC234"),
    app.request("/subscribe/confirm?token=x"),
    app.request("/coverage-finder?for=home"),
  ]);
  expect(others.map(({ status }) => status)).toEqual([
    201, 422, 200, 200, 200, 400, 503,
  ]);
  held.resolve();
  const kept = await Promise.all(waiting);
  expect(kept.map(({ status }) => status)).toEqual(
    Array(mostWaiting).fill(200),
  );
  expect((await ask()).status).toBe(200);
});

test.each([
  ["forms with errors", () => formPost({ ...message, email: "ana" })],
  ["links in mails", () => new Request("http://x.example/desk")],
])(
  "only some %s wait to be rendered, and the rest get a small page",
  async (_, request) => {
    const held = Promise.withResolvers<void>();
    let rendering = 0;
    const render: Render = async () => {
      rendering++;
      await held.promise;
      return new Response("page");
    };
    const { app } = await fixtureApp({ render });
    const asked = Array.from({ length: 100 }, async () => {
      const answer = await app.request(request());
      if (answer.status === 503) refused.push(answer);
    });
    const refused: Response[] = [];
    await vi.waitFor(() => expect(refused.length).toBe(100 - rendering), {
      timeout: 20_000,
    });
    expect(rendering).toBe(2 * mostWaiting);
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("Content-Type")).toMatch(/^text\/html/);
    held.resolve();
    await Promise.all(asked);
  },
);

test("a network that opens too many links of mails gets 429, but still searches", async () => {
  const { app } = await fixtureApp({ rateLimits: { perAddress: 1, total: 9 } });
  const ask = async (path: string, remoteAddress: string) =>
    (await app.request(path, {}, { incoming: { socket: { remoteAddress } } }))
      .status;
  const links = [
    "/desk?token=x",
    "/subscribe/confirm?token=x",
    "/contact/thanks?reference=SR-ABC234",
  ];
  for (let link = 0; link < 10; link++)
    expect(await ask(links[link % 3]!, "192.0.2.1")).not.toBe(429);
  for (const link of links) {
    expect(await ask(link, "192.0.2.1")).toBe(429);
    expect(await ask(link, "198.51.100.1")).not.toBe(429);
  }
  expect(await ask("/blog/search?q=roof", "192.0.2.1")).toBe(200);
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
