import { mkdirSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { policy, temporaryFolder, writeBuild } from "#server/app.fixture.ts";
import { loadRenderer, renderInThread } from "./renderer.ts";
import { pageSender } from "./send-page.ts";

const form = { entries: { name: "Ana" }, errors: { email: "Enter it" } };

test("renders the pages of a build, each with the input of its request", async () => {
  const folder = temporaryFolder();
  writeBuild(folder);
  const render = await loadRenderer(folder);
  const [page, answer] = await Promise.all([
    render("/blog?page=2"),
    render("/contact/problem", { form }),
  ]);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page.headers.get("Content-Security-Policy")).toBe(policy);
  const words = await page.text();
  expect(words).toContain("/blog?page=2");
  expect(words).not.toContain("Ana");
  expect(await answer.text()).toContain(
    `/contact/problem ${JSON.stringify(form)}`,
  );
});

test("there is no renderer without a build", async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/server`);
  await expect(loadRenderer(folder)).rejects.toThrow("server/index.js");
  writeFileSync(`${folder}/server/index.js`, "throw new Error('half a build')");
  await expect(loadRenderer(folder)).rejects.toThrow("half a build");
});

/** Pages take time to render. */
const slowBuild = `
  export const render = (address) => {
    new URL(address, "http://localhost");
    for (const end = Date.now() + 300; Date.now() < end; );
    return new Response("slow", { status: 203, headers: { Etag: "x" } });
  };
`;

test("while its thread renders a page, this thread goes on", async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/server`);
  writeFileSync(`${folder}/server/index.js`, slowBuild);
  const render = await renderInThread(folder);
  let turns = 0;
  const timer = setInterval(() => turns++);
  const [page, other] = await Promise.all([render("/"), render("/other")]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect([page.status, page.headers.get("Etag")]).toEqual([203, "x"]);
  expect(await other.text()).toBe("slow");
  // A message that cannot be sent to the thread is an error of this one request.
  expect((await render("http://[")).status).toBe(500);
  expect((await render("/")).status).toBe(203);
});

test("a thread without a build does not start", async () => {
  const folder = temporaryFolder();
  await expect(renderInThread(folder)).rejects.toThrow("server/index.js");
});

test("a page that cannot be rendered answers 500, whatever its intended status, and nothing of its error is logged", async () => {
  const written = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockReturnValue(true),
  );
  const told = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => {
    for (const spy of [...written, told]) spy.mockRestore();
  });
  const folder = temporaryFolder();
  mkdirSync(`${folder}/server`);
  writeFileSync(
    `${folder}/server/index.js`,
    `export const render = (address, input, { onError }) => {
      onError(new RangeError("what Ana typed"));
      return new Response("<p>the page for errors</p>", { status: 500 });
    };`,
  );
  const sendPage = pageSender(await loadRenderer(folder));
  const app = new Hono().get("/", (context) =>
    sendPage(context, "/", { status: 422 }),
  );
  const answer = await app.request("/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("Ana");
  const lines = [...written, told].flatMap(({ mock }) => mock.calls.flat());
  expect(lines.join("")).toContain("RangeError");
  expect(lines.join("")).not.toContain("Ana");
});
