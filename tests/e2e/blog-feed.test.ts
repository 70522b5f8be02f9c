import { posts, proseOf } from "#app/content/posts.ts";
import { expect, test } from "./test.ts";

test("the feed has every article once, in full", async ({ page, request }) => {
  const answer = await request.get("/blog/feed.xml");
  expect(answer.headers()["content-type"]).toContain("xml");
  // A page without the site's policy, which stops DOMParser from reading HTML.
  await page.goto("about:blank");
  const entries = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      if (feed.querySelector("parsererror")) throw new Error("not well-formed");
      return [...feed.querySelectorAll("entry")].map((entry) => {
        const html = entry.querySelector("content")!.textContent;
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return {
          id: entry.querySelector("id")!.textContent,
          links: [
            entry.querySelector("link")!,
            ...body.querySelectorAll("a"),
          ].map((link) => link.getAttribute("href") ?? ""),
          words: body.textContent.split(/\s+/).length,
        };
      });
    },
    await answer.text(),
  );

  expect(entries).toHaveLength(posts().size);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, links, words } of entries) {
    expect(id).toMatch(/^tag:[^:]+,\d{4}:blog\//);
    expect(links.filter((href) => !href.startsWith("https://"))).toEqual([]);
    const { pathname } = new URL(links[0]!);
    expect((await request.get(pathname)).status()).toBe(200);
    const post = posts().get(pathname.split("/").at(-1)!)!;
    expect(words).toBeGreaterThan(proseOf(post).words * 0.9);
  }
});
