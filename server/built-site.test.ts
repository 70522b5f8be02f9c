import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { temporaryFolder, writeBuild } from "./app.fixture.ts";
import { byDate, readBuiltSite, readNoticedSite } from "./built-site.ts";
import type { BuiltSite } from "./built-site.ts";
import { filesRoute } from "./files/files-route.ts";
import { referenceRoute } from "./leads/reference-page.ts";

const from = "2026-08-24T06:00-05:00";
const until = "2026-08-31T18:00-05:00";
const notice = "<aside>Storm</aside>";

/** A small build with a notice, as scripts/build-notice.ts leaves it. */
function writeNoticedBuild(build: string) {
  writeBuild(build);
  const folder = `${build}/with-notice`;
  writeBuild(folder);
  writeFileSync(`${folder}/notice.json`, JSON.stringify({ from, until }));
  for (const file of globSync(`${folder}/{client,templates}/**/*.html`)) {
    const html = readFileSync(file, "utf8").replace("<main>", `${notice}$&`);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
}

const serve = ({ files, pages }: BuiltSite) => {
  const app = new Hono();
  app.route(
    "/contact/thanks",
    referenceRoute(pages.references["/contact/thanks"]!, false),
  );
  app.all("*", filesRoute({ files, isHttps: false }));
  return app.request;
};

/** Asks a server whose clock can be set. */
async function noticedServer() {
  const build = temporaryFolder();
  writeNoticedBuild(build);
  const clock = { time: from };
  const plain = await readBuiltSite(build);
  const noticed = await readNoticedSite(build, plain);
  const ask = byDate(
    serve(plain),
    serve(noticed!),
    noticed!,
    () => new Date(clock.time),
  );
  return { clock, ask };
}

test("the notice comes and goes on time, while the server runs", async () => {
  const { clock, ask } = await noticedServer();
  for (const path of [
    "/",
    "/about",
    "/nowhere",
    "/contact/thanks?reference=SR-ABC234",
  ])
    for (const [time, isShown] of [
      ["2026-08-24T05:59:59-05:00", false],
      [from, true],
      ["2026-08-28T00:00Z", true],
      ["2026-08-31T17:59:59-05:00", true],
      [until, false],
    ] as const) {
      clock.time = time;
      const page = await (await ask(path)).text();
      expect(page.includes(notice), `${path} at ${time}`).toBe(isShown);
    }
});

test("caches tell the two apart, and keep each", async () => {
  const { clock, ask } = await noticedServer();
  const headers = { "Accept-Encoding": "br" };
  const known = (tag: string) =>
    ask("/about", { headers: { ...headers, "If-None-Match": tag } });
  clock.time = "2026-08-24T05:00-05:00";
  const before = (await ask("/about", { headers })).headers.get("ETag")!;
  clock.time = from;
  const during = await ask("/about", { headers });
  const tag = during.headers.get("ETag")!;
  const bytes = Buffer.from(await during.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toContain(notice);
  expect(tag).not.toBe(before);
  expect((await known(before)).status).toBe(200);
  expect((await known(tag)).status).toBe(304);
  clock.time = until;
  expect((await known(tag)).status).toBe(200);
  expect((await known(before)).status).toBe(304);
});

test("HEAD tells of the page that GET gives", async () => {
  const { ask } = await noticedServer();
  const head = await ask("/about", { method: "HEAD" });
  const whole = await ask("/about");
  expect(await head.text()).toBe("");
  expect([...head.headers]).toEqual([...whole.headers]);
});

test("files that are no pages are the same", async () => {
  const { clock, ask } = await noticedServer();
  const tag = async () =>
    (await ask("/assets/root-Bx1y2z3_.js")).headers.get("ETag");
  const during = await tag();
  clock.time = until;
  expect(await tag()).toBe(during);
  expect(during).toMatch(/^"/);
});

test("a build without a notice has no second form", async () => {
  const build = temporaryFolder();
  writeBuild(build);
  const plain = await readBuiltSite(build);
  expect(await readNoticedSite(build, plain)).toBeUndefined();
});
