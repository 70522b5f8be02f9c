import { mkdirSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { written } from "#server/log.fixture.ts";
import { loadRenderer, renderInThread } from "./renderer.ts";
import { pageSender } from "./send-page.ts";

/** A build whose renderer is this. */
function buildOf(render: string) {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/server`);
  writeFileSync(`${folder}/server/index.js`, `export const render = ${render}`);
  return folder;
}

test("while its thread renders pages, each with its own input, this thread goes on", async () => {
  const render = await renderInThread(
    buildOf(`(address, input) => {
      new URL(address, "http://localhost");
      for (const end = Date.now() + 300; Date.now() < end; );
      const headers = { Etag: address };
      return new Response(JSON.stringify(input), { status: 203, headers });
    }`),
  );
  let turns = 0;
  const timer = setInterval(() => turns++);
  const form = { entries: { name: "Ana" }, errors: {} };
  const pages = [render("/blog?page=2"), render("/contact", { form })];
  const [page, answer] = (await Promise.all(pages)) as [Response, Response];
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(page.status).toBe(203);
  expect(page.headers.get("Etag")).toBe("/blog?page=2");
  expect(await page.text()).not.toContain("Ana");
  expect(await answer.json()).toEqual({ form });
  // A message that cannot be sent to the thread is an error of this one request.
  expect((await render("http://[")).status).toBe(500);
  expect((await render("/")).status).toBe(203);
});

test("a page that cannot be rendered answers 500, whatever its intended status, and nothing of its error is logged", async () => {
  const folder = buildOf(`(address, input, { onError }) => {
    onError(new RangeError("what Ana typed"));
    return new Response("<p>the page for errors</p>", { status: 500 });
  }`);
  const sendPage = pageSender(await loadRenderer(folder));
  const app = new Hono().get("/", (context) =>
    sendPage(context, "/", { status: 422 }),
  );
  const log = await written(async () => {
    const answer = await app.request("/");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("Ana");
  });
  expect(log).toContain("RangeError");
  expect(log).not.toContain("Ana");
});
