import type { Page } from "@playwright/test";
import { menus } from "#app/layout/menus.ts";
import {
  expect,
  holdScripts,
  hydrate,
  open,
  painted,
  scrollTo,
  test,
} from "./test.ts";

/** A card further down on /industry. */
const industry = menus.footer
  .flatMap(({ items }) => items)
  .filter(({ path }) => path.startsWith("/industry/"))[4]!;
const card = (page: Page) =>
  page.getByRole("main").locator(`a[href="${industry.path}"]`);

const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
const portals = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Client portals" });

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
  expect(await scroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/industry");
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scroll(page)).toBe(900);
  await expect(card(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(industry.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scroll(page)).toBe(0);
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

test("scroll positions of pages loaded earlier in the same tab move nothing", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 2000);
  await page.goto("/industry");
  await hydrate(page);
  await painted(page);
  expect(await scroll(page)).toBe(0);
  await scrollTo(page, 300);
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  await page.goBack();
  await expect(page).toHaveURL("/industry");
  await expect.poll(() => scroll(page)).toBe(300);
});

test("after a reload React leaves visitors where they have scrolled since", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 2000);
  await page.reload();
  await expect.poll(() => scroll(page)).toBe(2000);
  await scrollTo(page, 600);
  await hydrate(page);
  await painted(page);
  expect(await scroll(page)).toBe(600);
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  await page.goBack();
  await expect.poll(() => scroll(page)).toBe(600);
});

test("Back restores the scroll of the first page, which loaded before the router", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 1500);
  // Not a mouse click: Playwright would scroll to the header, although it sticks to the top.
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  // The address changes before the page does: a reload in between would restore the previous page's scroll position.
  await expect.poll(() => scroll(page)).toBe(0);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scroll(page)).toBe(1500);
});

test("Back before React is there goes to the previous page", async ({
  page,
}) => {
  await open(page, "/");
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  const release = await holdScripts(page);
  await page.reload();
  await page.goBack();
  release();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("region", { name: "Testimonials" }),
  ).toBeVisible();
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
