import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { blockStorage, expect, hydrate, open, test } from "./test.ts";

const root = (page: Page) => page.locator("html");
const button = (page: Page) =>
  page.locator("header").getByRole("button", { name: controls.dark });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem("theme"));

async function expectTheme(page: Page, theme: "light" | "dark") {
  const isDark = theme === "dark";
  await expect(root(page)).toHaveAttribute("data-theme", theme);
  await expect(button(page)).toHaveAttribute("aria-pressed", String(isDark));
  await expect(root(page)).toHaveCSS(
    "background-color",
    isDark ? "rgb(14, 19, 34)" : "rgb(255, 255, 255)",
  );
}

test("only a stored theme counts", async ({ page }) => {
  await page.goto("/portals");
  for (const [value, theme, other] of [
    [undefined, "light", "dark"],
    ["dark", "dark", "light"],
    ['{"a":', "light", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme: other });
    await page.evaluate((storedTheme) => {
      if (storedTheme) localStorage.setItem("theme", storedTheme);
    }, value);
    await open(page, "/portals");
    await expectTheme(page, theme);
  }
});

test("a change shows, is stored, and stays", async ({ page }) => {
  await open(page, "/about");
  await button(page).click();
  await expectTheme(page, "dark");
  expect(await stored(page)).toBe("dark");
  await page.reload();
  await hydrate(page);
  await expectTheme(page, "dark");
  await page.locator("header a[href='/portals']").click();
  await expect(page).toHaveURL("/portals");
  await expectTheme(page, "dark");
  await button(page).click();
  await expectTheme(page, "light");
  expect(await stored(page)).toBe("light");
});

test("controls work where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await open(page, "/storm");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await button(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  const list = page.locator("#before");
  await list.getByRole("checkbox").first().check();
  await expect(list.getByRole("status")).toContainText("1");
});

test("the stored theme is there before the body", async ({ page }) => {
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
