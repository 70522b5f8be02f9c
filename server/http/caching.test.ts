import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { built, fixtureApp, picturesVersion } from "#server/app.fixture.ts";

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { app } = await fixtureApp();
  return app.request(path, { headers });
};

describe("encodings", () => {
  test.each([
    ["", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0", undefined],
  ] as const)("Accept-Encoding %j gets %s", async (accepted, encoding) => {
    const answer = await get("/about", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding ?? null);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    const decoded = encoding ? decode[encoding](bytes) : bytes;
    expect(decoded.toString()).toBe(built["about/index.html"]);
  });
});

describe("entity tags", () => {
  test("each encoding has its own, and so does its 304", async () => {
    const { app } = await fixtureApp();
    const tags = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = { "Accept-Encoding": encoding };
      const whole = await app.request("/about", { headers: accept });
      const tag = whole.headers.get("ETag") ?? "";
      expect(tag).toMatch(/^"[\w-]+"$/);
      const again = await app.request("/about", {
        headers: { ...accept, "If-None-Match": tag },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      // A browser puts the headers of a 304 in place of those that it has stored.
      for (const name of [
        "ETag",
        "Vary",
        "Cache-Control",
        "Content-Security-Policy",
      ])
        expect(again.headers.get(name), name).toBe(whole.headers.get(name));
      const other = await app.request("/about", {
        headers: { "Accept-Encoding": "x", "If-None-Match": tag },
      });
      expect(other.status).toBe(encoding === "identity" ? 304 : 200);
      tags.push(tag);
    }
    expect(new Set(tags).size).toBe(3);
  });
});

describe("how long an answer may be cached", () => {
  const forever = "public, max-age=31536000, immutable";
  test.each([
    ["/assets/root-Bx1y2z3_.js", forever],
    [`/images/plain.svg?v=${picturesVersion}`, forever],
    ["/images/plain.svg", "no-cache"],
    // A server of another release must not have its picture cached as ours.
    ["/images/plain.svg?v=00000000", "no-cache"],
    ["/", "no-cache"],
    [`/about?v=${picturesVersion}`, "no-cache"],
    ["/assets/gone-abc.js", "no-cache"],
  ])("%s: %s", async (path, control) => {
    expect((await get(path)).headers.get("Cache-Control")).toBe(control);
  });
});
