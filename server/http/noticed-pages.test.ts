import { expect, inject, test } from "vitest";
import type { Notice } from "#app/document/notice.ts";
import { built } from "#server/app.fixture.ts";
import { filesRoute } from "./files-route.ts";
import { siteFiles } from "./site-files.ts";
import { noticedPages } from "./noticed-pages.ts";
import type { Render } from "./renderer.ts";

const storm: Notice = {
  title: "Storm",
  text: "Stay away from the coast.",
  link: undefined,
  from: "2026-08-24T11:00:00.000Z",
  until: "2026-08-31T23:00:00.000Z",
};
const noticedPolicy = "script-src 'sha256-noticed'";

/** The small build on a server whose notice can be changed and whose renderer can be made to fail. */
function noticedServer() {
  const state = { notice: storm as Notice | undefined, fails: false };
  const render: Render = async (path, { notice } = {}) => {
    if (state.fails) throw new RangeError("out of memory");
    return new Response(`<aside>${notice?.title}</aside><main>${path}</main>`, {
      headers: { "Content-Security-Policy": noticedPolicy },
    });
  };
  const build = inject("smallBuild");
  const app = filesRoute({
    client: `${build}/client`,
    files: siteFiles(build),
    picturesVersion: "",
    noticed: noticedPages(render, () => state.notice),
    redirects: new Map(),
  });
  return { state, ask: app.request };
}

test.each([
  ["/about", 200, "/about"],
  ["/nowhere", 404, "/404"],
])("%s has the notice while there is one", async (path, status, page) => {
  const { state, ask } = noticedServer();
  const read = async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    return [answer.headers.get("Content-Security-Policy"), await answer.text()];
  };
  const html = `<aside>Storm</aside><main>${page}</main>`;
  expect(await read()).toEqual([noticedPolicy, html]);
  state.notice = { ...storm, title: "Flood" };
  expect((await read())[1]).toContain("<aside>Flood</aside>");
  state.notice = undefined;
  const [policy, plain] = await read();
  expect(plain).not.toContain("aside");
  expect(policy).not.toBe(noticedPolicy);
});

test("caches can tell the page with the notice from the one without", async () => {
  const { state, ask } = noticedServer();
  const tagOf = async () => (await ask("/about")).headers.get("ETag")!;
  const statusFor = async (tag: string) =>
    (await ask("/about", { headers: { "If-None-Match": tag } })).status;
  const noticed = await tagOf();
  expect(await statusFor(noticed)).toBe(304);
  state.notice = undefined;
  expect(await statusFor(noticed)).toBe(200);
  const plain = await tagOf();
  state.notice = { ...storm, title: "Flood" };
  for (const tag of [noticed, plain]) expect(await statusFor(tag)).toBe(200);
});

test("a page that cannot be rendered is sent without the notice, and tried again", async () => {
  const { state, ask } = noticedServer();
  const read = async () => (await ask("/about")).text();
  state.fails = true;
  expect(await read()).toBe(built["about/index.html"]);
  state.fails = false;
  expect(await read()).toContain("<aside>Storm</aside>");
});
