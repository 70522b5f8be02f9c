import { expect, test } from "vitest";
import { built, fixtureApp, policy } from "#server/app.fixture.ts";
import { jsonPost } from "#server/intake/posts.fixture.ts";
import { written } from "#server/log.fixture.ts";

const lead = "?reference=SR-ABC234";

/** Each page that depends on a query, with a query it uses. */
const requested = [
  ["/", "?about=/personal/flood-insurance"],
  ["/blog", "?category=claims"],
  ["/blog/search", "?q=hail&page=2"],
  ["/coverage-finder", "?for=home&property=house"],
  ["/onboarding", "?progress=75"],
  ["/tools/deductible", "?tool=deductible&insured=288k"],
  ["/services/commercial-property", "?tool=rebuild-cost&area=2400"],
  ["/contact", "?tool=deductible&message=288k"],
  ["/quote", "?tool=coverage-finder&for=home&property=house"],
  ["/customer-service/certificate-request/thanks", lead],
] as const;

async function asking() {
  const { app, db } = await fixtureApp();
  await app.request(jsonPost());
  await db.updateTable("leads").set({ reference: "SR-ABC234" }).execute();
  return async (address: string, init?: RequestInit) =>
    app.request(address, init);
}

test.each(requested)("%s with %s is rendered", async (path, query) => {
  const get = await asking();
  const page = await get(path + query);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page.headers.get("Content-Security-Policy")).toBe(policy);
  const control = query === lead ? "no-store" : "no-cache";
  expect(page.headers.get("Cache-Control")).toBe(control);
  expect(await page.text()).toContain(`<main>${path}${query}</main>`);
  const post = await get(path + query, { method: "POST" });
  expect(post.status).toBe(405);
  expect(post.headers.get("Allow")).toBe("GET, HEAD");
});

test.each([
  ["/", ["", "?about=", "?x=1"]],
  ["/blog", ["", "?q=hail", "?x=1"]],
  ["/blog/search", ["", "?q=", "?q=%20", "?page=2"]],
  ["/coverage-finder", ["", "?for=", "?property=house"]],
  ["/onboarding", ["", "?x=75"]],
  // The last one is of no lead.
  ["/contact/thanks", ["", "?reference=<b>", "?reference=SR-ABC235"]],
] as const)("%s with other queries is its file", async (path, queries) => {
  const get = await asking();
  for (const query of queries) {
    const page = await get(path + query);
    expect(page.status, query).toBe(200);
    const file = `${path}/index.html`.replace(/^\/+/, "");
    expect(await page.text(), query).toBe(built[file]);
    expect(page.headers.get("ETag"), query).toBeTruthy();
  }
});

test.each([
  "/tools/deductible?tool=deductible&insured=288123",
  "/contact?tool=deductible&message=288123",
])("no log or other site gets what was typed: %s", async (address) => {
  const get = await asking();
  const log = await written(async () => {
    const { headers } = await get(address);
    expect(headers.get("Referrer-Policy")).toBe("strict-origin");
    // An error on the way is logged too.
    await get(address, { method: "POST" });
  });
  expect(log).not.toContain("288123");
});
