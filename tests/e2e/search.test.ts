import { searchResults } from "#content/ui/search-results.ts";
import { fillIn } from "#words/fill-in.ts";
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { posts } from "#app/content/posts.ts";
import { find, readIndex } from "#queries/search.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const file = readFileSync("build/client/blog/search-index.json", "utf8");
const index = readIndex(file);
const total = (query: string) => find(index, query, 1).total;

/** Words from the articles' titles, the most frequent on the site first. */
const words = [...posts().values()]
  .flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? [])
  .filter((word, place, all) => all.indexOf(word) === place)
  .toSorted((one, other) => total(other) - total(one));
const [word = ""] = words;
/** With one letter missing. */
const typo = word.slice(0, 4) + word.slice(5);

const many = (query: string) =>
  fillIn(searchResults.resultMany, { count: total(query), query });

const results = (page: Page) =>
  page.locator("#results ol > li").filter({ visible: true });
const pages = (page: Page) =>
  page.getByRole("navigation", { name: searchResults.pages });
const heading = (page: Page) => page.locator("#results h2");
const input = (page: Page) => page.locator("main [type=search]");

async function search(page: Page, query: string) {
  await input(page).fill(query);
  await page.locator("main form:has([type=search]) [type=submit]").click();
}

test("searches find the pages of the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const found = globSync("build/client/*/search-index.json").flatMap((each) => {
    const { documentIds } = JSON.parse(readFileSync(each, "utf8")) as {
      documentIds: Readonly<Record<string, string>>;
    };
    // Terms of a glossary have the address of their page, with a #.
    return Object.values(documentIds).map((path) => path.split("#")[0]!);
  });
  expect([...new Set(found)].toSorted()).toEqual(listed.toSorted());
});

test("a search forgives a typo and counts results", async ({ page }) => {
  await open(page, "/blog");
  await search(page, typo);
  await expect(page).toHaveURL(`/blog/search?q=${typo}`);
  await expect(heading(page)).toContainText(many(typo));
  const [best] = find(index, typo, 1).hits;
  await expect(results(page).first().locator("h3 a")).toHaveAttribute(
    "href",
    best!.path,
  );
  const marked = results(page).locator("mark", { hasText: word.slice(0, 4) });
  await expect(marked).not.toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test("the page for unknown addresses searches", async ({ page }) => {
    await page.goto("/blog/no-such-article");
    await search(page, word);
    await expect(page).toHaveURL(`/blog/search?q=${word}`);
    await expect(heading(page)).toContainText(many(word));
    await pages(page).getByRole("link", { name: controls.nextPage }).click();
    await expect(page).toHaveURL(`/blog/search?q=${word}&page=2`);
    expect(await results(page).count()).toBeGreaterThan(0);
  });
});
