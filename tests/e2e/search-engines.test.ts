import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { expect, test } from "./test.ts";

// All of it compares one crawl with the site's own data, so one worker runs it and keeps the answers. It uses neither
// Playwright's request nor an expect per page: the runner records both as steps, which takes seconds.
test.describe.configure({ mode: "default" });

type Answer = { status: number; type: string; text: string };

const answers = new Map<string, Promise<Answer>>();

/** The answer at a path of the site. */
function ask(path: string): Promise<Answer> {
  const url = test.info().project.use.baseURL + path;
  const fetchText = async () => {
    const answer = await fetch(url, { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    return { status: answer.status, type, text: await answer.text() };
  };
  const answer = answers.get(path) ?? fetchText();
  answers.set(path, answer);
  return answer;
}

/** The text at one of the site's absolute addresses, which must exist, without a redirect. */
async function read(url: string): Promise<string> {
  if (!url.startsWith(`${site.origin}/`)) throw new Error(`${url} is outside`);
  const { status, text } = await ask(url.slice(site.origin.length));
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return text;
}

/** What a robot finds when it starts at home, follows every link and respects noindex: address to HTML. */
async function crawl(): Promise<Map<string, string>> {
  const waiting = ["/"];
  const pages = new Map<string, string>();
  for (const path of waiting) {
    const { type, text: html } = await ask(path);
    if (!type.includes("text/html")) continue;
    pages.set(path, html);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const next = href.replaceAll("&amp;", "&");
      if (!waiting.includes(next)) waiting.push(next);
    }
  }
  return pages;
}

const canonicals = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(
    ([, href = ""]) => href.replaceAll("&amp;", "&"),
  );

/** An address whose page has another canonical address is not listed either: the coverage finder's answers. */
const isListed = (path: string, html: string) =>
  !html.includes('<meta name="robots" content="noindex"') &&
  canonicals(html).includes(site.origin + path);

/** The entries of the sitemap, as a browser reads XML. */
async function readSitemap(page: Page) {
  const { type, text } = await ask("/sitemap.xml");
  expect(type).toContain("application/xml");
  await page.goto("about:blank");
  return page.evaluate((xml) => {
    const map = new DOMParser().parseFromString(xml, "application/xml");
    if (map.querySelector("parsererror")) throw new Error("not well-formed");
    const root = map.documentElement;
    if (root.namespaceURI !== "http://www.sitemaps.org/schemas/sitemap/0.9")
      throw new Error("another namespace");
    return [...root.children].map((entry) => ({
      loc: entry.querySelector("loc")!.textContent,
      lastmod: entry.querySelector("lastmod")?.textContent,
    }));
  }, text);
}

/** The addresses that the sitemap names. */
const listed = async (page: Page) =>
  (await readSitemap(page)).map(({ loc }) => loc);

test("the sitemap has exactly the pages to be listed", async ({ page }) => {
  const entries = await readSitemap(page);
  const found = [...(await crawl())]
    .filter(([path, html]) => isListed(path, html))
    .map(([path]) => site.origin + path);
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(found.toSorted());
  const wrong: string[] = [];
  for (const { loc, lastmod } of entries) {
    const html = await read(loc);
    if (canonicals(html).join() !== loc) wrong.push(`${loc}: not canonical`);
    if (loc.includes("/blog/") && !lastmod) wrong.push(`${loc}: no date`);
    // Lists do not show when their newest article was written.
    const isList = /\/blog(\?|$)/.test(loc);
    if (!lastmod || isList) continue;
    if (!html.toLowerCase().includes(`datetime="${lastmod}"`))
      wrong.push(`${loc}: ${lastmod} is not on the page`);
  }
  expect(wrong).toEqual([]);
});

test("robots.txt and llms.txt name every page", async ({ page }) => {
  const [robots, llms] = [await ask("/robots.txt"), await ask("/llms.txt")];
  for (const { type } of [robots, llms])
    expect(type).toBe("text/plain; charset=utf-8");
  expect(robots.text).toContain(`Sitemap: ${site.origin}/sitemap.xml\n`);
  expect(robots.text).not.toContain("Disallow");
  expect(llms.text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...llms.text.matchAll(/\]\((\S+)\)/g)].map(
    ([, url = ""]) => url,
  );
  for (const url of links) await read(url);
  const pages = (await listed(page)).filter((url) => !url.includes("?"));
  expect(links.filter((url) => pages.includes(url)).toSorted()).toEqual(
    pages.toSorted(),
  );
});

test("every page has a share picture", async ({ page, baseURL }) => {
  const named = await listed(page);
  const pictures = new Set<string>();
  const faults: string[] = [];
  for (const url of [...named, `${site.origin}/onboarding`]) {
    const html = await read(url);
    const meta = (name: string) =>
      RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    if (!meta("og:image:alt")) faults.push(`${url}: no alternative text`);
    if (meta("twitter:card") !== "summary_large_image")
      faults.push(`${url}: no large card`);
    if (`${meta("og:image:width")} ${meta("og:image:height")}` !== "1200 630")
      faults.push(`${url}: another size`);
    pictures.add(meta("og:image") ?? "");
  }
  for (const picture of pictures) {
    const answer = await fetch(picture.replace(site.origin, `${baseURL}`));
    const png = Buffer.from(await answer.arrayBuffer());
    if (
      !picture.startsWith(`${site.origin}/`) ||
      answer.headers.get("content-type") !== "image/png" ||
      answer.headers.get("cross-origin-resource-policy") !== "cross-origin" ||
      png.readUInt32BE(16) !== 1200 ||
      png.readUInt32BE(20) !== 630 ||
      // WhatsApp shows none that is larger.
      png.byteLength > 300_000
    )
      faults.push(`${picture}: ${answer.status}, ${png.byteLength} bytes`);
  }
  expect(faults).toEqual([]);
  // Each page with its own content has its own picture.
  expect(pictures.size).toBe(named.filter((url) => !url.includes("?")).length);
});

test("structured data is valid, and on the page", async ({ page }) => {
  const named = await listed(page);
  const sources = await Promise.all(named.map(read));
  const shown = await page.evaluate(
    (all) =>
      all.map((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        for (const hidden of body.querySelectorAll("script, style"))
          hidden.remove();
        const attributes = [...body.querySelectorAll("[href], [datetime]")].map(
          (element) =>
            element.getAttribute("href") ?? element.getAttribute("datetime"),
        );
        const text = `${body.textContent} ${attributes.join(" ")}`;
        return text.replace(/\s+/g, " ");
      }),
    sources,
  );
  const faults: string[] = [];
  for (const [index, url] of named.entries()) {
    const blocks = sources[index]!.split(
      '<script type="application/ld+json">',
    ).slice(1);
    if (blocks.length !== 1) faults.push(`${url}: not one block`);
    const [json = ""] = blocks[0]!.split("</script>");
    const data = JSON.parse(json) as Record<string, unknown>;
    if (data["@context"] !== "https://schema.org")
      faults.push(`${url}: not schema.org`);
    for (const [name, value] of texts(data)) {
      const isAddress = name === "url" || name === "item";
      if (isAddress && !named.includes(value))
        faults.push(`${url}: ${value} is not in the sitemap`);
      const isOurs = value.startsWith(`${site.origin}/`);
      if (!isOurs && !shown[index]?.includes(value))
        faults.push(`${url}: ${name} is not on the page: ${value}`);
    }
    if (/Review|AggregateRating|JobPosting/.test(json))
      faults.push(`${url}: a review, a rating or a job`);
  }
  expect(faults).toEqual([]);
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
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    texts(one, Array.isArray(value) ? name : key),
  );
}
