import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { expect, open, settle, still, test, wholeBrowser } from "./test.ts";

// The headless shell reports a pointer that moves when the page is laid out.
test.use({ launchOptions: wholeBrowser });

/** The hero's picture, and what lies on it. */
const pictures = (page: Page) =>
  page.locator("main > :first-child picture:has(img)");
const base = (page: Page) => pictures(page).first().locator("img");
const life = (page: Page) => pictures(page).nth(1).locator("img");

/** Switches the theme, and says what the page is like before the browser paints again. */
const switchTheme = (page: Page) =>
  page
    .locator("header")
    .getByRole("button", { name: controls.dark })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      // Observers are called before the next frame.
      await Promise.resolve();
      return {
        theme: document.documentElement.dataset.theme,
        schemes: [
          ...document.querySelectorAll("main > :first-child picture"),
        ].map((picture) => getComputedStyle(picture).colorScheme),
      };
    });

test("the hero is still until a visitor's first sign, what it gains lies exactly on it, and a change of theme is there at once, under a copy of the old one that fades away", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("home-life")) asked.push(request.url());
  });
  await page.goto("/");
  await expect(base(page)).toHaveJSProperty("complete", true);
  await expect(pictures(page)).toHaveCount(1);
  expect(asked).toEqual([]);

  await settle(page);
  await expect(pictures(page)).toHaveCount(2);
  await expect
    .poll(() =>
      life(page).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await life(page).boundingBox()).toEqual(
    await base(page).boundingBox(),
  );
  expect(asked).toHaveLength(1);
  for (const [theme, old] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    expect(await switchTheme(page)).toEqual({
      theme,
      schemes: [theme, old, theme],
    });
    await expect(pictures(page)).toHaveCount(2);
    await expect(base(page)).toHaveCSS("color-scheme", theme);
  }
});

test.describe("for visitors who prefer reduced motion", () => {
  test.use(still);

  test("the hero stays as it is, and the theme changes without a fade", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(pictures(page)).toHaveCount(1);
    expect(await switchTheme(page)).toEqual({
      theme: "dark",
      schemes: ["dark"],
    });
  });
});
