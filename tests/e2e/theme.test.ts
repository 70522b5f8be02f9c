import type { Page } from "@playwright/test";
import { expect, hydrate, open, test } from "./test.ts";

const root = (page: Page) => page.locator("html");
const button = (page: Page) =>
  page.locator("header").getByRole("button", { name: "Dark theme" });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem("theme"));
const background = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );

test("the stored theme counts, not what the system prefers; anything else stored is light", async ({
  page,
}) => {
  await page.goto("/");
  for (const { value, theme } of [
    { value: null, theme: "light" },
    { value: "dark", theme: "dark" },
    { value: "light", theme: "light" },
    { value: "DARK", theme: "light" },
    { value: '{"a":', theme: "light" },
    { value: "", theme: "light" },
  ])
    await test.step(`${value} stored`, async () => {
      await page.emulateMedia({
        colorScheme: theme === "dark" ? "light" : "dark",
      });
      await page.evaluate((kept) => {
        if (kept !== null) localStorage.setItem("theme", kept);
      }, value);
      await open(page, "/");
      await expect.soft(root(page)).toHaveAttribute("data-theme", theme);
      await expect
        .soft(button(page))
        .toHaveAttribute("aria-pressed", String(theme === "dark"));
      expect
        .soft(await background(page))
        .toBe(theme === "dark" ? "rgb(14, 19, 34)" : "rgb(255, 255, 255)");
    });
});

test("a change shows, is stored, and survives a reload", async ({ page }) => {
  await open(page, "/");
  await button(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page)).toBe("dark");
  expect(await background(page)).toBe("rgb(14, 19, 34)");

  await page.reload();
  await hydrate(page);
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await button(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  expect(await stored(page)).toBe("light");
});

test("the theme stays on the next page", async ({ page }) => {
  await open(page, "/");
  await button(page).click();
  await page
    .locator("header")
    .getByRole("link", { name: "Client portals" })
    .click();
  await expect(page).toHaveURL("/portals");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
});

test("if storage is blocked the theme is light and can still be switched", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await open(page, "/");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await button(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("the theme can be switched even if storage is full", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/");
  await button(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("the stored theme is on the root before the page has a body, so nothing flashes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    // Nothing is painted before the body.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, {
        themeAtBody: document.documentElement.dataset.theme,
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate("themeAtBody")).toBe("dark");
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
});
