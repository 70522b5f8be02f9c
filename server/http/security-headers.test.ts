import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, nothingInline } from "#app/document/policy.ts";
import {
  fixtureApp,
  policy,
  temporaryFolder,
  writeBuild,
} from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "#server/intake/posts.fixture.ts";

/** On every response of any kind (docs/quality.md, "Security headers"). */
const always = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const bare = contentSecurityPolicy(nothingInline);
const paged = policy;
const picture = "default-src 'none'; style-src 'unsafe-inline'";

const at = (path: string, init?: RequestInit) =>
  new Request(`http://localhost:3000${path}`, init);
const known = { headers: { "If-None-Match": "*" } };
const foreign = { Origin: "https://evil.example" };

const answers: [string, number, string, () => Request][] = [
  ["a page", 200, paged, () => at("/about")],
  ["a page that is known", 304, paged, () => at("/about", known)],
  ["HEAD of a page", 200, paged, () => at("/", { method: "HEAD" })],
  ["the 404 page", 404, paged, () => at("/nowhere")],
  ["a script", 200, bare, () => at("/assets/root-Bx1y2z3_.js")],
  ["a picture", 200, picture, () => at("/images/plain.svg")],
  ["a redirect", 308, bare, () => at("/about/")],
  ["found articles", 200, paged, () => at("/blog/search?q=hail")],
  ["a link of no mail", 400, paged, () => at("/subscribe/confirm?token=x")],
  ["the probe of the store", 200, bare, () => at("/readyz")],
  ["a malformed address", 400, bare, () => at("/%")],
  ["a lead", 201, bare, () => jsonPost()],
  ["a lead without scripts", 303, bare, () => formPost(message)],
  ["malformed JSON", 400, bare, () => jsonPost("{")],
  ["a foreign post", 403, bare, () => jsonPost("{}", foreign)],
  ["a GET of the form's address", 405, bare, () => at("/api/contact")],
  ["too large a message", 413, bare, () => jsonPost("x".repeat(263_000))],
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
  async function expectAll(
    app: { request: (sent: Request) => Response | Promise<Response> },
    [what, status, csp, ask]: (typeof answers)[number],
  ) {
    const answer = await app.request(ask());
    expect(answer.status, what).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers, what).toMatchObject(always);
    expect(headers["content-security-policy"], what).toBe(csp + upgrade);
    expect(headers["strict-transport-security"] ?? null, what).toBe(transport);
    for (const name of ["server", "x-powered-by", "set-cookie"])
      expect(headers, what).not.toHaveProperty(name);
  }

  const page = () => formPost(message);

  test("every kind of answer has them all", async () => {
    const { app } = await fixtureApp({ publicOrigin });
    for (const kind of answers) await expectAll(app, kind);
    const rateLimits = { perAddress: 0, total: 1 };
    const limited = await fixtureApp({ publicOrigin, rateLimits });
    await expectAll(limited.app, ["a lead", 429, bare, () => jsonPost()]);
    await expectAll(limited.app, ["a form", 429, paged, page]);
  });

  test("an answer when the store or a file fails has them", async () => {
    const build = temporaryFolder();
    writeBuild(build);
    const { app, db } = await fixtureApp({ publicOrigin, build });
    await db.destroy();
    rmSync(`${build}/client/about/index.html`);
    const link = () => at("/subscribe/unsubscribe?token=x");
    await expectAll(app, ["a lead", 503, bare, () => jsonPost()]);
    await expectAll(app, ["a form", 503, paged, page]);
    await expectAll(app, ["a link of a mail", 503, paged, link]);
    await expectAll(app, ["a page", 500, bare, () => at("/about")]);
    expect(await (await app.request("/about")).text()).not.toContain(build);
  });
});

test("other sites may use only share pictures and the feed", async () => {
  const { app } = await fixtureApp();
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get("Cross-Origin-Resource-Policy");
  for (const path of ["/share/home.png", "/blog/feed.xml"])
    expect(await policyOf(path), path).toBe("cross-origin");
  for (const path of ["/", "/assets/font-abc.woff2", "/images/plain.svg"])
    expect(await policyOf(path), path).toBe("same-origin");
});
