import type { Page } from "@playwright/test";
import { menus } from "#app/layout/menus.ts";
import { expect, open, scrolled, scrollTo, test } from "./test.ts";

/** A card further down on /industry. */
const industry = menus.footer
  .flatMap(({ items }) => items)
  .filter(({ path }) => path.startsWith("/industry/"))[4]!;
const card = (page: Page) =>
  page.getByRole("main").locator(`a[href="${industry.path}"]`);

test("a move between pages sets title, scroll and focus, and Back restores scroll and focus", async ({
  page,
}) => {
  await open(page, "/industry");
  const title = await page.title();
  await scrollTo(page, 900);
  await card(page).dispatchEvent("click");
  await expect(page).toHaveURL(industry.path);
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/industry");
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(900);
  await expect(card(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(industry.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a move between pages reloads no document and requests no styles", async ({
  page,
}) => {
  await open(page, "/industry");
  await page.evaluate("window.stays = true");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await card(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect.soft(await page.evaluate("window.stays")).toBe(true);
  expect.soft(asked).not.toContain("stylesheet");
});

test("every link that opens a new tab says so and is noopener", async ({
  page,
}) => {
  await open(page, "/");
  const outside = page.locator('a[target="_blank"]');
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
    expect(await link.textContent()).toContain("(opens in new tab)");
  }
  const own = new URL(page.url()).host;
  const leading = await page
    .locator('a[href^="http"]:not([target="_blank"])')
    .evaluateAll(
      (links, host) =>
        links.filter(
          (link) => new URL((link as HTMLAnchorElement).href).host !== host,
        ).length,
      own,
    );
  expect(leading).toBe(0);
});
