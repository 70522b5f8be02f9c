import { mkdirSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import { createContext, type ServerBuild } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { policy, temporaryFolder, writeBuild } from "#server/app.fixture.ts";
import type { PageInput } from "#app/document/page-input.ts";
import { loadRenderer, rendererOf, renderInThread } from "./renderer.ts";
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

test("renders the data of a page for the router", async () => {
  const folder = temporaryFolder();
  writeBuild(folder);
  const render = await loadRenderer(folder);
  const data = await render("/blog.data?page=2", { form });
  expect(data.status).toBe(200);
  expect(data.headers.get("Content-Type")).toMatch(/^text\/x-script/);
  expect(await data.text()).toContain("Enter it");
});

test("there is no renderer without a build", async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/server`);
  await expect(loadRenderer(folder)).rejects.toThrow("server/index.js");
  writeFileSync(`${folder}/server/index.js`, "throw new Error('half a build')");
  await expect(loadRenderer(folder)).rejects.toThrow("half a build");
});

/** A page that takes time to render. */
const slowBuild = `
  const respond = () => {
    for (const end = Date.now() + 300; Date.now() < end; );
    return new Response("slow", { status: 203, headers: { Etag: "x" } });
  };
  export const entry = { module: { default: respond, pageInput: {} } };
  export const routes = { any: { id: "any", path: "*", module: { default() {} } } };
  export const assets = { routes: {} };
  export const future = {};
  export const ssr = true;
  export const routeDiscovery = { mode: "initial" };
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

type Respond = ServerBuild["entry"]["module"]["default"];

/** A build with one page. */
const buildOf = (module: object, respond: Respond) =>
  ({
    entry: {
      module: { default: respond, pageInput: createContext<PageInput>({}) },
    },
    routes: { any: { id: "any", path: "*", module } },
    assets: { routes: {} },
    future: {},
    ssr: true,
    routeDiscovery: { mode: "initial" },
  }) as unknown as ServerBuild;

const page = { default: () => undefined };
const fail = (): never => {
  throw new RangeError("what Ana typed");
};
const status: Respond = async (_, code) =>
  new Response("<p>the page for errors</p>", { status: code });

test.each([
  ["whose data cannot be loaded", { ...page, loader: fail }, status],
  ["that cannot be rendered", page, fail],
])(
  "a page %s answers 500, whatever its intended status, and nothing about it is logged",
  async (_, module, respond) => {
    const written = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockReturnValue(true),
    );
    const told = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => {
      for (const spy of [...written, told]) spy.mockRestore();
    });
    const sendPage = pageSender(await rendererOf(buildOf(module, respond)));
    const app = new Hono().get("/", (context) =>
      sendPage(context, "/", { status: 422 }),
    );
    const answer = await app.request("/");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("Ana");
    const lines = [...written, told].flatMap(({ mock }) => mock.calls.flat());
    expect(lines.join("")).toContain("RangeError");
    expect(lines.join("")).not.toContain("Ana");
  },
);
