import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import {
  expect,
  holdScripts,
  hydrate,
  open,
  painted,
  scrolled,
  scrollTo,
  test,
} from "./test.ts";

const portals = (page: Page) => page.locator("header a[href='/portals']");

test("scroll positions of pages loaded earlier in the same tab move nothing", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 2000);
  await page.goto("/industry");
  await hydrate(page);
  await painted(page);
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  await page.goBack();
  await expect(page).toHaveURL("/industry");
  await expect.poll(() => scrolled(page)).toBe(300);
});

test("after a reload React leaves visitors where they have scrolled since", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 2000);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(2000);
  await scrollTo(page, 600);
  await hydrate(page);
  await painted(page);
  expect(await scrolled(page)).toBe(600);
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(600);
});

test("Back after a reload restores the scroll of the page before", async ({
  page,
}) => {
  // A part that rises into the window while the visitor leaves moves what Chromium remembers.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await scrollTo(page, 1500);
  // Not a mouse click: Playwright would scroll to the header, although it sticks to the top.
  await portals(page).dispatchEvent("click");
  await expect(page).toHaveURL("/portals");
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(1500);
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
    page.getByRole("region", { name: controls.testimonials }),
  ).toBeVisible();
});
