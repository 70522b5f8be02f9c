import { site } from "#content/site.ts";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./test.ts";

// One long test file, because all of it compares one crawl with the site's own data.

/** What a robot finds when it starts at home, follows every link and respects noindex: address to HTML. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const waiting = ["/"];
  const pages = new Map<string, string>();
  for (const path of waiting) {
    const answer = await request.get(path);
    if (!answer.headers()["content-type"]?.includes("text/html")) continue;
    const html = await answer.text();
    pages.set(path, html);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const next = href.replaceAll("&amp;", "&");
      if (!waiting.includes(next)) waiting.push(next);
    }
  }
  return pages;
}

/** An address whose page has another canonical address is not listed either: the coverage finder's answers. */
const isListed = (path: string, html: string) =>
  !html.includes('<meta name="robots" content="noindex"') &&
  html.includes(
    `rel="canonical" href="${(site.origin + path).replaceAll("&", "&amp;")}"`,
  );

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
    loc.replaceAll("&amp;", "&"),
  );

test("the sitemap has exactly the pages that are linked and may be listed, each once", async ({
  request,
}) => {
  const named = locations(await (await request.get("/sitemap.xml")).text());
  const found = [...(await crawl(request))]
    .filter(([path, html]) => isListed(path, html))
    .map(([path]) => site.origin + path);
  expect(named.toSorted()).toEqual(found.toSorted());
});

test("every page of the sitemap is its own canonical address", async ({
  request,
}) => {
  const named = locations(await (await request.get("/sitemap.xml")).text());
  for (const url of named) {
    const html = await read(request, url);
    const canonical = [
      ...html.matchAll(/<link rel="canonical" href="([^"]+)"/g),
    ].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    expect(canonical).toEqual([url]);
  }
});

test("the sitemap is well-formed, and takes dates only from content", async ({
  page,
  request,
}) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  await page.goto("about:blank");
  const entries = await page.evaluate(
    (xml): { loc: string; lastmod: string | undefined }[] => {
      const map = new DOMParser().parseFromString(xml, "application/xml");
      if (map.querySelector("parsererror")) throw new Error("not well-formed");
      const root = map.documentElement;
      if (root.namespaceURI !== "http://www.sitemaps.org/schemas/sitemap/0.9")
        throw new Error("another namespace");
      return [...root.children].map((entry) => ({
        loc: entry.querySelector("loc")?.textContent ?? "",
        lastmod: entry.querySelector("lastmod")?.textContent ?? undefined,
      }));
    },
    await answer.text(),
  );
  for (const { loc, lastmod } of entries) {
    if (loc.includes("/blog/")) expect(lastmod, loc).toBeDefined();
    // Lists do not show when their newest article was written.
    if (!lastmod || /\/blog(\?|$)/.test(loc)) continue;
    const html = await read(request, loc);
    expect(html.toLowerCase(), loc).toContain(`datetime="${lastmod}"`);
  }
});

test("robots.txt lets everyone in and names the sitemap", async ({
  request,
}) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n").filter(Boolean);
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
});

test("llms.txt has every page with a sentence about it, and all its links resolve", async ({
  request,
}) => {
  const answer = await request.get("/llms.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => url);
  for (const url of links) await read(request, url);
  const map = await (await request.get("/sitemap.xml")).text();
  const pages = locations(map).filter((url) => !url.includes("?"));
  expect(links.filter((url) => pages.includes(url)).toSorted()).toEqual(
    pages.toSorted(),
  );
});

test("security.txt says who to tell, and has not expired", async ({
  request,
}) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("every page has a share picture of 1200 by 630 that other sites may show", async ({
  request,
}) => {
  const named = locations(await (await request.get("/sitemap.xml")).text());
  const checked = new Set<string>();
  for (const url of [...named, `${site.origin}/onboarding`]) {
    const html = await read(request, url);
    const meta = (name: string) =>
      new RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(
        html,
      )?.[1];
    expect(meta("og:image:alt"), url).toBeTruthy();
    expect(meta("twitter:card"), url).toBe("summary_large_image");
    const picture = meta("og:image") ?? "";
    const size = [meta("og:image:width"), meta("og:image:height")].map(Number);
    if (checked.has(picture)) continue;
    checked.add(picture);
    expect(picture.startsWith(`${site.origin}/`), url).toBe(true);
    const answer = await request.get(picture.slice(site.origin.length));
    expect(answer.status(), url).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(answer.headers()["cross-origin-resource-policy"]).toBe(
      "cross-origin",
    );
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual(size);
    expect(size).toEqual([1200, 630]);
    expect(png.byteLength, url).toBeLessThanOrEqual(100 * 1024);
  }
  // Each page with its own content has its own picture.
  const own = named.filter((url) => !url.includes("?"));
  expect(checked.size).toBe(own.length);
});

test("the structured data of every page is valid JSON, and everything in it is on the page", async ({
  page,
  request,
}) => {
  const named = locations(await (await request.get("/sitemap.xml")).text());
  await page.goto("about:blank");
  for (const url of named) {
    const html = await read(request, url);
    const blocks = [
      ...html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ),
    ].map(([, json = ""]) => json);
    expect(blocks, url).toHaveLength(1);
    const data = JSON.parse(blocks[0]!) as Record<string, unknown>;
    expect(data["@context"]).toBe("https://schema.org");

    const shown = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, "text/html");
      for (const hidden of body.querySelectorAll("script, style"))
        hidden.remove();
      const attributes = [...body.querySelectorAll("[href], [datetime]")].map(
        (element) =>
          element.getAttribute("href") ?? element.getAttribute("datetime"),
      );
      return `${body.textContent} ${attributes.join(" ")}`.replace(/\s+/g, " ");
    }, html);
    for (const [name, value] of texts(data)) {
      if (value.startsWith(`${site.origin}/`)) continue;
      expect(shown, `${url}: ${name}`).toContain(value);
    }
    const addresses = texts(data).filter(
      ([name]) => name === "url" || name === "item",
    );
    for (const [, address] of addresses)
      expect(named, `${url}: ${address}`).toContain(address);
    expect(blocks[0]).not.toMatch(/Review|AggregateRating|JobPosting/);
  }
});

/** Not words for people: schema.org names and codes. Service types are in the title of the page. */
const codes = [
  "@context",
  "@type",
  "addressCountry",
  "areaServed",
  "serviceType",
];

/** Every text of the structured data, with the name of its property. */
function texts(value: unknown, name = ""): [name: string, text: string][] {
  if (codes.includes(name)) return [];
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, key));
}

/** The answer at one of the site's absolute addresses, which must exist, without a redirect. */
async function read(request: APIRequestContext, url: string): Promise<string> {
  expect(url.startsWith(`${site.origin}/`), url).toBe(true);
  const answer = await request.get(url.slice(site.origin.length), {
    maxRedirects: 0,
  });
  expect(answer.status(), url).toBe(200);
  return answer.text();
}
