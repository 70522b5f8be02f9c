import type { Page } from "@playwright/test";
import { fillIn } from "#words/fill-in.ts";
import { pagination } from "#content/ui/pagination.ts";
import { blogList } from "#content/ui/blog-list.ts";
import { blogCategories } from "#content/blog-categories.ts";
import { posts } from "#app/content/posts.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const all = [...posts().values()];
const pagesOf = (size: number, total: number) => Math.ceil(total / size);

/** The category with the most articles. */
const [largest] = blogCategories
  .map((category) => ({
    ...category,
    total: all.filter((post) => post.category === category.id).length,
  }))
  .toSorted((one, other) => other.total - one.total);
const { id, label, total } = largest!;
const pageOf = (page: number, count: number) =>
  fillIn(pagination.pageOf, { page, pages: count });

const cards = (page: Page) =>
  page.locator("main article").filter({ visible: true });
const pages = (page: Page) =>
  page.getByRole("navigation", { name: blogList.pages });

test("each width has its own number of articles", async ({ page }) => {
  test.skip(all.length <= 11, "there is one page");
  const sizes = [
    [767, 2],
    [768, 8],
    [769, 11],
  ] as const;
  await page.goto("/blog");
  for (const [width, size] of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(cards(page), `${width} px`).toHaveCount(size);
  }
  await open(page, "/blog?page=2");
  for (const [width, size] of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const where = `page 2 at ${width} px`;
    await expect
      .soft(cards(page), where)
      .toHaveCount(Math.min(size, all.length - size));
    await expect
      .soft(pages(page).locator('[aria-current="page"]'), where)
      .toHaveText("2");
    const last = pages(page).getByRole("link", {
      name: fillIn(pagination.page, { number: pagesOf(size, all.length) }),
      exact: true,
    });
    await expect.soft(last, where).toBeVisible();
    await expect.soft(pages(page), where).toHaveCount(1);
  }
});

test("categories and pages have addresses and a past", async ({ page }) => {
  test.skip(total <= 2, "no category has two pages");
  await page.setViewportSize({ width: 767, height: 900 });
  await open(page, "/blog");
  const heading = (name: string) =>
    page.getByRole("heading", { level: 2, name });

  await page
    .getByRole("navigation", { name: blogList.categories })
    .getByRole("link", { name: label })
    .click();
  await expect(page).toHaveURL(`/blog?category=${id}`);
  const [first, second] = [1, 2].map(
    (number) => `${label} ${pageOf(number, pagesOf(2, total))}`,
  ) as [string, string];
  await expect(heading(first)).toBeFocused();
  await expect(page).toHaveTitle(RegExp(`^${label}`));

  await pages(page).getByRole("link", { name: controls.nextPage }).click();
  await expect(page).toHaveURL(`/blog?category=${id}&page=2`);
  await expect(heading(second)).toBeFocused();
  await expect(heading(second)).toBeInViewport();
  const shown = await cards(page).allInnerTexts();

  await page.goBack();
  await expect(heading(first)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(heading(first)).toBeHidden();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(`/blog?category=${id}&page=2`);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
});
