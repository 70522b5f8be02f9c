import type { Page } from "@playwright/test";
import { expect, hydrate, open, test } from "./test.ts";

const cards = (page: Page) =>
  page.locator("main article").filter({ visible: true });
const pages = (page: Page) =>
  page.getByRole("navigation", { name: "Blog pages" });

for (const [width, first, second, last] of [
  [767, 2, 2, 9],
  [768, 8, 8, 3],
  [769, 11, 6, 2],
] as const)
  test(`at ${width}px a page holds ${first} articles and there are ${last} pages, before and after scripts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(first);
    await open(page, "/blog?page=2");
    await expect(cards(page)).toHaveCount(second);
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText("2");
    await expect(
      pages(page).getByRole("link", { name: `Page ${last}`, exact: true }),
    ).toBeVisible();
    await expect(pages(page)).toHaveCount(1);
  });

test("the newsletter card stands after the first eight articles", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/blog");
  const places = await page
    .locator("main section ul > li")
    .filter({ has: page.locator("article, form") })
    .filter({ visible: true })
    .evaluateAll((entries) =>
      entries.map((entry) => (entry.querySelector("form") ? "letter" : "post")),
    );
  expect(places).toHaveLength(12);
  expect(places.indexOf("letter")).toBe(8);
});

test("Previous and Next stop at the ends", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/blog");
  const step = (name: string) =>
    pages(page).getByText(name, { exact: true }).filter({ visible: true });
  await expect(step("Previous")).toHaveAttribute("aria-disabled", "true");
  await step("Next").click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(step("Next")).toHaveAttribute("aria-disabled", "true");
});

test("categories and pages have addresses, move the focus to the list, and Back and Forward walk through them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await open(page, "/blog");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = (name: string) =>
    page.getByRole("heading", { level: 2, name });

  await page
    .getByRole("navigation", { name: "Blog categories" })
    .getByRole("link", { name: "Claims" })
    .click();
  await expect(page).toHaveURL("/blog?category=claims");
  await expect(heading("Claims Page 1 of 3")).toBeFocused();
  await expect(page).toHaveTitle(/^Claims/);

  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/blog?category=claims&page=2");
  await expect(heading("Claims Page 2 of 3")).toBeFocused();
  await expect(heading("Claims Page 2 of 3")).toBeInViewport();
  await expect(page).toHaveTitle(/^Claims, page 2/);
  const second = await cards(page).allInnerTexts();

  await page.goBack();
  await expect(heading("Claims Page 1 of 3")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(heading("All posts Page 1 of 9")).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/blog?category=claims&page=2");
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(second);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("the menus mark the blog as the current page on a page of the list too", async ({
  page,
}) => {
  await open(page, "/blog?page=2&category=claims");
  await expect(page.locator('footer a[href="/blog"]').first()).toHaveAttribute(
    "aria-current",
    "page",
  );
});

for (const [query, notice, width] of [
  [
    "?category=weather",
    "There is no such category. These are all posts.",
    1280,
  ],
  ["?page=0", "There is no such page. This is the first one.", 1280],
  ["?page=99", "There is no such page. This is the last one.", 1280],
  ["?page=9", "There is no such page. This is the last one.", 769],
] as const)
  test(`${query} at ${width}px shows the nearest and says so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/blog${query}`);
    await expect(page.getByText(notice)).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

test("page 9 is a page of its own at 767px", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/blog?page=9");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("There is no such page")).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a category's second page answers when opened cold, and its links lead on", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto("/blog?page=2&category=claims");
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/blog\?category=claims&page=2$/,
    );
    await pages(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/blog?category=claims&page=3");
    await expect(cards(page)).toHaveCount(2);
  });
});

test("files that answer queries are no addresses of their own", async ({
  request,
}) => {
  expect((await request.get("/blog/list/claims/2")).status()).toBe(404);
  expect((await request.get("/blog/list/claims/2.data")).status()).toBe(404);
});

for (const width of [320, 768, 1280])
  test(`the blog does not shift and does not scroll sideways at ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    // A font that comes late may move a line; from here on only scripts could.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(
          list.getEntries().length,
        );
      }).observe({ type: "layout-shift" });
    });
    await hydrate(page);
    const root = page.locator("html");
    await expect(root).not.toHaveAttribute("data-shifts");
    expect(
      await root.evaluate((element) => element.scrollWidth),
    ).toBeLessThanOrEqual(width);
  });
