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
  const state = {
    notice: storm as Notice | undefined,
    fails: false,
    rendered: [] as string[],
  };
  const render: Render = async (path, { notice } = {}) => {
    state.rendered.push(path);
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
  ["/", 200],
  ["/about", 200],
  ["/contact/thanks", 200],
  ["/nowhere", 404],
])("%s has the notice while there is one", async (path, status) => {
  const { state, ask } = noticedServer();
  const read = async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    return {
      policy: answer.headers.get("Content-Security-Policy"),
      html: await answer.text(),
    };
  };
  expect(await read()).toEqual({
    policy: noticedPolicy,
    html: `<aside>Storm</aside><main>${status === 404 ? "/404" : path}</main>`,
  });
  state.notice = { ...storm, title: "Flood" };
  expect((await read()).html).toContain("<aside>Flood</aside>");
  state.notice = undefined;
  const plain = await read();
  expect(plain.html).not.toContain("aside");
  expect(plain.policy).not.toBe(noticedPolicy);
});

test("caches can tell the page with the notice from the one without", async () => {
  const { state, ask } = noticedServer();
  const headers = { "Accept-Encoding": "br" };
  const tag = async () =>
    (await ask("/about", { headers })).headers.get("ETag")!;
  const status = async (known: string) =>
    (await ask("/about", { headers: { ...headers, "If-None-Match": known } }))
      .status;
  const noticed = await tag();
  expect(await status(noticed)).toBe(304);
  state.notice = undefined;
  const plain = await tag();
  expect(await status(noticed)).toBe(200);
  expect(await status(plain)).toBe(304);
  state.notice = { ...storm, title: "Flood" };
  expect(await status(noticed)).toBe(200);
  expect(await status(plain)).toBe(200);
});

test("a page is rendered once for everyone until the notice changes", async () => {
  const { state, ask } = noticedServer();
  const askAll = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // Unknown addresses share a page.
        ask(index % 2 === 0 ? "/about?a=b" : `/nowhere/${index}`),
      ),
    );
  await askAll();
  await askAll();
  expect(state.rendered.toSorted()).toEqual(["/404", "/about"]);
  // As each read from the store returns it.
  state.notice = { ...storm };
  await askAll();
  expect(state.rendered).toHaveLength(2);
  state.notice = { ...storm, until: "2026-09-01T00:00:00.000Z" };
  await askAll();
  expect(state.rendered).toHaveLength(4);
});

test("a page that cannot be rendered is sent without the notice, and tried again", async () => {
  const { state, ask } = noticedServer();
  const read = async () => (await ask("/about")).text();
  state.fails = true;
  expect(await Promise.all([read(), read()])).toEqual(
    Array(2).fill(built["about/index.html"]),
  );
  state.fails = false;
  expect(await read()).toContain("<aside>Storm</aside>");
});

test("other files do not change", async () => {
  const { state, ask } = noticedServer();
  for (const path of ["/assets/root-Bx1y2z3_.js", "/blog/feed.xml"])
    expect((await ask(path)).status).toBe(200);
  expect(state.rendered).toEqual([]);
});
