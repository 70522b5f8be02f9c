import { posts, proseOf } from "#app/content/posts.ts";
import { expect, test } from "./test.ts";

type Entry = { id: string; url: string; links: string[]; words: number };

test("the feed is well-formed, has every article once, and its full text with absolute addresses", async ({
  page,
  request,
}) => {
  const answer = await request.get("/blog/feed.xml");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("xml");
  // A page without the site's policy, which stops DOMParser from reading HTML.
  await page.goto("about:blank");
  const entries = await page.evaluate(
    (xml): Entry[] => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      if (feed.querySelector("parsererror")) throw new Error("not well-formed");
      return [...feed.querySelectorAll("entry")].map((entry) => {
        const html = entry.querySelector("content")?.textContent ?? "";
        const content = new DOMParser().parseFromString(html, "text/html");
        return {
          id: entry.querySelector("id")?.textContent ?? "",
          url: entry.querySelector("link")?.getAttribute("href") ?? "",
          links: [...content.querySelectorAll("a")].map(
            (link) => link.getAttribute("href") ?? "",
          ),
          words: (content.body.textContent ?? "").split(/\s+/).length,
        };
      });
    },
    await answer.text(),
  );

  expect(entries).toHaveLength(posts().size);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, url, links, words } of entries) {
    expect(id).toMatch(/^tag:[^:]+,\d{4}:blog\//);
    const post = posts().get(url.split("/").at(-1)!)!;
    expect(words).toBeGreaterThan(proseOf(post).words * 0.9);
    expect(
      [url, ...links].filter((href) => !href.startsWith("https://")),
    ).toEqual([]);
    expect((await request.get(new URL(url).pathname)).status()).toBe(200);
  }
});
