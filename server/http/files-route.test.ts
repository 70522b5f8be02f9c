import { expect, inject, test } from "vitest";
import { built, fixtureApp } from "#server/app.fixture.ts";
import { filesRoute } from "./files-route.ts";
import { siteFiles } from "./site-files.ts";

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { app } = await fixtureApp();
  return app.request(`http://localhost:3000${path}`, { headers });
};

test.each([
  ["/", "index.html", "text/html; charset=utf-8"],
  ["/about", "about/index.html", "text/html; charset=utf-8"],
  ["/assets/font-abc.woff2", "assets/font-abc.woff2", "font/woff2"],
  ["/images/plain.svg", "images/plain.svg", "image/svg+xml; charset=utf-8"],
])("GET %s answers with %s", async (path, file, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(type);
  const content = built[file] ?? "";
  expect(answer.headers.get("Content-Length")).toBe(String(content.length));
  expect(await answer.text()).toBe(content);
});

test.each([
  "/nowhere",
  "/.env",
  "/notes/.draft",
  "/about.html.br",
  "/../pictures-version.txt",
  "/%2e%2e/pictures-version.txt",
  "/assets/..%2f..%2fpictures-version.txt",
  "/..%5cpictures-version.txt",
  "/about%00.html",
  "/__proto__",
])("%s answers 404 with the site's own page", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  expect(await answer.text()).toBe(built["404/index.html"]);
});

test("unknown addresses of a language get its 404 page", async () => {
  for (const path of ["/es/nada/mas", "/ES/404/"]) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(built["es/404/index.html"]);
  }
});

test("malformed escapes get 400", async () => {
  for (const path of ["/%", "/%zz", "/about%2", "/%c3%28", "/%ed%a0%80"])
    expect((await get(path)).status, path).toBe(400);
});

test.each([
  ["/about/", "/about"],
  ["/about/?A=b&c=%20d", "/about?A=b&c=%20d"],
  ["/About", "/about"],
  ["/about/index.html", "/about"],
  ["/industry//real-estate-insurance/", "/industry/real-estate-insurance"],
  ["/%5cabout", "/about"],
  ["/about%E2%80%9D,?utm_source=x", "/about?utm_source=x"],
  ["/about%00", "/about"],
])("%s redirects permanently to %s", async (path, to) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(to);
});

test.each([
  "//evil.example/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2f%2fevil.example/",
  "/https://evil.example/",
])("%s redirects to no other host", async (path) => {
  const answer = await get(path);
  const to = answer.headers.get("Location") ?? "/";
  expect(new URL(to, "http://localhost:3000").host).toBe("localhost:3000");
  expect(to).toMatch(/^\/(?![/\\])/);
});

test("answers 405 to other methods, and lists those that are allowed", async () => {
  const { app } = await fixtureApp();
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    for (const path of ["/", "/nowhere", "/api/nowhere"]) {
      const answer = await app.request(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    }
});

test.each([
  ["/blog/gone", "/about"],
  ["/Blog/gone/?a=b", "/about?a=b"],
  ["/blog/part?a=b", "/about?a=b#people"],
])("the address %s of a page that is gone leads to %s", async (path, to) => {
  const redirects = new Map([
    ["/blog/gone", "/about"],
    ["/blog/part", "/about#people"],
  ]);
  const build = inject("smallBuild");
  const app = filesRoute({
    client: `${build}/client`,
    files: siteFiles(build),
    picturesVersion: "",
    noticed: async () => undefined,
    redirects,
  });
  const answer = await app.request(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe(to);
});
