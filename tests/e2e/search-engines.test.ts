import { site } from "#content/site.ts";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./test.ts";

/** What a robot finds that starts at home, follows every link and heeds noindex: address to HTML. */
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

const isListed = (html: string) =>
  !html.includes('<meta name="robots" content="noindex"');

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
    loc.replaceAll("&amp;", "&"),
  );

test("the sitemap names every page that links lead to and that may be listed, once, and no other", async ({
  request,
}) => {
  const named = locations(await (await request.get("/sitemap.xml")).text());
  const found = [...(await crawl(request))]
    .filter(([, html]) => isListed(html))
    .map(([path]) => site.origin + path);
  expect(named.toSorted()).toEqual(found.toSorted());
});

test("every page of the sitemap names itself as its canonical address", async ({
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

test("the sitemap is well-formed, and dates pages from content only", async ({
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

test("llms.txt names every page with a sentence on it, and all its links resolve", async ({
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

test("security.txt says whom to tell, and is still in force", async ({
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

/** The answer at one of the site's whole addresses, which must be there, without a redirect. */
async function read(request: APIRequestContext, url: string): Promise<string> {
  expect(url.startsWith(`${site.origin}/`), url).toBe(true);
  const answer = await request.get(url.slice(site.origin.length), {
    maxRedirects: 0,
  });
  expect(answer.status(), url).toBe(200);
  return answer.text();
}
