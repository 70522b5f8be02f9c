import { expect, test, vi } from "vitest";
import { built, fixtureApp, policy } from "#server/app.fixture.ts";
import { jsonPost } from "#server/intake/posts.fixture.ts";

const lead = "?reference=SR-ABC234";

/** Each page that depends on a query, with a query it uses. */
const requested = [
  ["/", "?about=/personal/flood-insurance"],
  ["/blog", "?category=claims"],
  ["/blog", "?page=2"],
  ["/blog/search", "?q=hail&page=2"],
  ["/coverage-finder", "?for=home&property=house"],
  ["/onboarding", "?progress=75"],
  ["/tools/deductible", "?tool=deductible&insured=288k"],
  ["/services/commercial-property", "?tool=rebuild-cost&area=2400"],
  ["/contact", "?tool=deductible&message=288k"],
  ["/contact/thanks", lead],
  ["/customer-service/certificate-request/thanks", lead],
  ["/customer-service/claims/thanks", lead],
] as const;

async function asking() {
  const { app, db } = await fixtureApp();
  await app.request(jsonPost());
  await db.updateTable("leads").set({ reference: "SR-ABC234" }).execute();
  return async (address: string, init?: RequestInit) =>
    app.request(address, init);
}

test.each(requested)(
  "%s with %s is rendered on request",
  async (path, query) => {
    const get = await asking();
    const page = await get(path + query);
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(page.headers.get("Content-Security-Policy")).toBe(policy);
    expect(await page.text()).toContain(`<main>${path}${query}</main>`);
  },
);

test.each([
  ["?q=a%00b", "?q=a+b"],
  ["?q=%1B[2J%7f%C2%85a", "?q=+[2J++a"],
  ["?q=%0%000a", "?q=%0+0a"],
  ["?q=a%0D%0A%09b%C2%A0%E2%80%8Cc", "?q=a%0D%0A%09b%C2%A0%E2%80%8Cc"],
])("a search for %s is one for %s", async (query, searched) => {
  const get = await asking();
  const page = await get(`/blog/search${query}`);
  expect(await page.text()).toContain(`<main>/blog/search${searched}</main>`);
});

test.each(requested)(
  "HEAD of %s%s has the same headers",
  async (path, query) => {
    const get = await asking();
    const head = await get(path + query, { method: "HEAD" });
    const whole = await get(path + query);
    expect(await head.text()).toBe("");
    expect(head.status).toBe(200);
    // Nothing was compressed.
    whole.headers.delete("Vary");
    expect([...head.headers]).toEqual([...whole.headers]);
  },
);

test.each(requested)("no cache keeps %s%s too long", async (path, query) => {
  const get = await asking();
  const control = async (address: string) =>
    (await get(address)).headers.get("Cache-Control");
  const isOfLead = query === lead;
  expect(await control(path + query)).toBe(isOfLead ? "no-store" : "no-cache");
});

test.each([
  ["/", ["?about=", "?x=1"], "index.html"],
  ["/blog", ["?q=hail", "?x=1"], "blog/index.html"],
  ["/blog/search", ["?q=", "?q=%20", "?page=2"], "blog/search/index.html"],
  [
    "/coverage-finder",
    ["?for=", "?property=house"],
    "coverage-finder/index.html",
  ],
  ["/onboarding", ["?x=75"], "onboarding/index.html"],
  [
    "/contact/thanks",
    [
      "?reference=",
      "?reference=SR-0O1IL",
      "?reference=<b>",
      // Of no lead.
      "?reference=SR-ABC235",
    ],
    "contact/thanks/index.html",
  ],
] as const)(
  "%s without a query, or with one that does not matter to it, is its file",
  async (path, queries, file) => {
    const get = await asking();
    for (const query of ["", ...queries]) {
      const page = await get(path + query);
      expect(page.status, query).toBe(200);
      expect(await page.text(), query).toBe(built[file]);
      expect(page.headers.get("ETag"), query).toBeTruthy();
    }
  },
);

test.each(["POST", "PUT", "DELETE"])(
  "%s of such a page is not allowed",
  async (method) => {
    const get = await asking();
    for (const [path, query] of requested) {
      const answer = await get(path + query, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("Allow"), path).toBe("GET, HEAD");
    }
  },
);

test.each([
  ["/blog/?page=2", "/blog?page=2"],
  ["/Blog?page=2", "/blog?page=2"],
  ["/onboarding/?progress=75", "/onboarding?progress=75"],
  [`/contact/thanks/${lead}`, `/contact/thanks${lead}`],
])("%s redirects permanently to %s", async (address, to) => {
  const get = await asking();
  const answer = await get(address);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(to);
});

test.each([
  ["a tool", "/tools/deductible?tool=deductible&insured=288123"],
  ["a message", "/contact?tool=deductible&message=288123"],
])(
  "what was typed into %s is in no log, and browsers name the page without it",
  async (_, address) => {
    const get = await asking();
    const written: string[] = [];
    const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const page = await get(address);
    // An error on the way is logged too.
    await get(address, { method: "POST" });
    out.mockRestore();
    expect(page.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(written.join("")).not.toContain("288123");
  },
);
