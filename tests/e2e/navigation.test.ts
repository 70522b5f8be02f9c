import type { Page } from "@playwright/test";
import { menus } from "#app/layout/menus.ts";
import { expect, open, scrolled, scrollTo, test } from "./test.ts";

/** A card further down on /industry. */
const industry = menus.footer
  .flatMap(({ items }) => items)
  .filter(({ path }) => path.startsWith("/industry/"))[4]!;
const card = (page: Page) =>
  page.getByRole("main").locator(`a[href="${industry.path}"]`);

test("a move between pages sets title and scroll, and Back restores them", async ({
  page,
}) => {
  await open(page, "/industry");
  const title = await page.title();
  await scrollTo(page, 900);
  await card(page).dispatchEvent("click");
  await expect(page).toHaveURL(industry.path);
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/industry");
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(industry.path);
  await expect.poll(() => scrolled(page)).toBe(0);
});
