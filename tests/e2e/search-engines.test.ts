import { site } from "#content/site.ts";
import { expect, test } from "./test.ts";

// One long test file, because all of it compares one crawl with the site's own data. One worker runs it and keeps the
// answers. It uses neither Playwright's request nor an expect per page: the runner records both as steps, which takes
// seconds.
test.describe.configure({ mode: "default" });

type Answer = { status: number; type: string; text: string };

const answers = new Map<string, Promise<Answer>>();

/** The answer at a path of the site. */
function ask(path: string): Promise<Answer> {
  const { baseURL } = test.info().project.use;
  const known = answers.get(path);
  if (known) return known;
  const asked = (async () => {
    const answer = await fetch(baseURL + path, { redirect: "manual" });
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      text: await answer.text(),
    };
  })();
  answers.set(path, asked);
  return asked;
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

/** The addresses that the sitemap names. */
const listed = async () => locations((await ask("/sitemap.xml")).text);

test("the sitemap has exactly the pages that are linked and may be listed, each once, under its canonical address", async () => {
  const named = await listed();
  const found = [...(await crawl())]
    .filter(([path, html]) => isListed(path, html))
    .map(([path]) => site.origin + path);
  expect(named.toSorted()).toEqual(found.toSorted());
  const wrong: string[] = [];
  for (const url of named) {
    const canonical = [
      ...(await read(url)).matchAll(/<link rel="canonical" href="([^"]+)"/g),
    ].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    if (canonical.join() !== url) wrong.push(`${url}: ${canonical.join()}`);
  }
  expect(wrong).toEqual([]);
});

test("the sitemap is well-formed, and takes dates only from content", async ({
  page,
}) => {
  const { type, text } = await ask("/sitemap.xml");
  expect(type).toContain("application/xml");
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
    text,
  );
  expect(
    entries.filter(({ loc, lastmod }) => loc.includes("/blog/") && !lastmod),
  ).toEqual([]);
  for (const { loc, lastmod } of entries) {
    // Lists do not show when their newest article was written.
    if (!lastmod || /\/blog(\?|$)/.test(loc)) continue;
    const html = await read(loc);
    expect(html.toLowerCase(), loc).toContain(`datetime="${lastmod}"`);
  }
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  const { type, text } = await ask("/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  const lines = text.split("\n").filter(Boolean);
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
});

test("llms.txt has every page with a sentence about it, and all its links resolve", async () => {
  const { type, text } = await ask("/llms.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => url);
  for (const url of links) await read(url);
  const pages = (await listed()).filter((url) => !url.includes("?"));
  expect(links.filter((url) => pages.includes(url)).toSorted()).toEqual(
    pages.toSorted(),
  );
});

test("every page has a share picture of 1200 by 630 that other sites may show", async ({
  baseURL,
}) => {
  const named = await listed();
  const checked = new Set<string>();
  const faults: string[] = [];
  for (const url of [...named, `${site.origin}/onboarding`]) {
    const html = await read(url);
    const meta = (name: string) =>
      new RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(
        html,
      )?.[1];
    if (!meta("og:image:alt")) faults.push(`${url}: no alternative text`);
    if (meta("twitter:card") !== "summary_large_image")
      faults.push(`${url}: no large card`);
    const picture = meta("og:image") ?? "";
    const size = [meta("og:image:width"), meta("og:image:height")].map(Number);
    if (checked.has(picture)) continue;
    checked.add(picture);
    const answer = await fetch(picture.replace(site.origin, `${baseURL}`));
    const png = Buffer.from(await answer.arrayBuffer());
    expect({
      url,
      isOwn: picture.startsWith(`${site.origin}/`),
      status: answer.status,
      type: answer.headers.get("content-type"),
      policy: answer.headers.get("cross-origin-resource-policy"),
      size: [png.readUInt32BE(16), png.readUInt32BE(20)],
      // WhatsApp shows none that is larger.
      isSmall: png.byteLength <= 300_000,
    }).toEqual({
      url,
      isOwn: true,
      status: 200,
      type: "image/png",
      policy: "cross-origin",
      size,
      isSmall: true,
    });
    expect(size).toEqual([1200, 630]);
  }
  expect(faults).toEqual([]);
  // Each page with its own content has its own picture.
  const own = named.filter((url) => !url.includes("?"));
  expect(checked.size).toBe(own.length);
});

test("the structured data of every page is valid JSON, and everything in it is on the page", async ({
  page,
}) => {
  const named = await listed();
  await page.goto("about:blank");
  const sources: (readonly [url: string, html: string])[] = [];
  for (const url of named) sources.push([url, await read(url)]);
  const shown = await page.evaluate(
    (all) =>
      all.map(([, html]) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        for (const hidden of body.querySelectorAll("script, style"))
          hidden.remove();
        const attributes = [...body.querySelectorAll("[href], [datetime]")].map(
          (element) =>
            element.getAttribute("href") ?? element.getAttribute("datetime"),
        );
        return `${body.textContent} ${attributes.join(" ")}`.replace(
          /\s+/g,
          " ",
        );
      }),
    sources,
  );
  const faults: string[] = [];
  for (const [index, [url, html]] of sources.entries()) {
    const [json = "", ...others] = [
      ...html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ),
    ].map(([, block = ""]) => block);
    if (others.length > 0) faults.push(`${url}: more than one block`);
    const data = JSON.parse(json) as Record<string, unknown>;
    if (data["@context"] !== "https://schema.org")
      faults.push(`${url}: not schema.org`);
    for (const [name, value] of texts(data)) {
      const isAddress = name === "url" || name === "item";
      if (isAddress && !named.includes(value))
        faults.push(`${url}: ${value} is not in the sitemap`);
      if (
        !value.startsWith(`${site.origin}/`) &&
        !shown[index]?.includes(value)
      )
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
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, key));
}
