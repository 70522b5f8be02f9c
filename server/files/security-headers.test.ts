import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fixtureApp, script, sha256, style } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "#server/contact/post.fixture.ts";

/** Bar 3.1: on every answer, whatever its kind. */
const always = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const policy = (scripts = "", styles = "") =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
const bare = policy();
const paged = policy(` ${sha256(script)}`, ` ${sha256(style)}`);
const picture = "default-src 'none'; style-src 'unsafe-inline'";

const at = (path: string, init?: RequestInit) =>
  new Request(`http://localhost:3000${path}`, init);
const foreign = { Origin: "https://evil.example" };

const answers: [string, number, string, () => Request][] = [
  ["a page", 200, paged, () => at("/about")],
  ["HEAD of a page", 200, paged, () => at("/", { method: "HEAD" })],
  ["the 404 page", 404, paged, () => at("/nowhere")],
  ["a script", 200, bare, () => at("/assets/root-Bx1y2z3_.js")],
  ["a picture", 200, picture, () => at("/images/plain.svg")],
  ["a redirect", 308, bare, () => at("/about/")],
  ["a malformed address", 400, bare, () => at("/%")],
  ["another method", 405, bare, () => at("/", { method: "PUT" })],
  ["a lead", 201, bare, () => jsonPost()],
  ["a lead without scripts", 303, bare, () => formPost(message)],
  ["malformed JSON", 400, bare, () => jsonPost("{")],
  ["a foreign post", 403, bare, () => jsonPost("{}", foreign)],
  ["a GET of the form's address", 405, bare, () => at("/api/contact")],
  ["too large a message", 413, bare, () => jsonPost("x".repeat(40_000))],
  ["another type", 415, bare, () => jsonPost("", { "Content-Type": "a/b" })],
  ["wrong fields", 422, bare, () => jsonPost("{}")],
  ["wrong fields without scripts", 422, paged, () => formPost("name=")],
];

describe.each([
  ["http://localhost:3000", "", null],
  [
    "https://www.example.com",
    "; upgrade-insecure-requests",
    "max-age=63072000; includeSubDomains",
  ],
])("from %s", (publicOrigin, upgrade, transport) => {
  test.each(answers)("%s (%i) has them all", async (_, status, csp, ask) => {
    const { app } = await fixtureApp({ publicOrigin });
    const answer = await app.request(ask());
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(always);
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      csp === picture ? csp : csp + upgrade,
    );
    expect(answer.headers.get("Strict-Transport-Security")).toBe(transport);
    for (const name of ["Server", "X-Powered-By", "Set-Cookie"])
      expect(answer.headers.get(name)).toBeNull();
  });

  test.each(["a store that fails", "a file that fails"])(
    "%s has them all",
    async (what) => {
      const { app, db, folder } = await fixtureApp({ publicOrigin });
      const isStore = what === "a store that fails";
      if (isStore) await db.destroy();
      else rmSync(`${folder}/build/client/about.html`);
      const answer = await app.request(isStore ? jsonPost() : at("/about"));
      expect(answer.status).toBe(isStore ? 503 : 500);
      expect(Object.fromEntries(answer.headers)).toMatchObject(always);
      expect(answer.headers.get("Content-Security-Policy")).toBe(
        bare + upgrade,
      );
      expect(answer.headers.get("Strict-Transport-Security")).toBe(transport);
    },
  );
});

test("a 304 has them all", async () => {
  const { app } = await fixtureApp();
  const answer = await app.request("/about", {
    headers: { "If-None-Match": "*" },
  });
  expect(answer.status).toBe(304);
  expect(Object.fromEntries(answer.headers)).toMatchObject(always);
  expect(answer.headers.get("Content-Security-Policy")).toBe(paged);
});
