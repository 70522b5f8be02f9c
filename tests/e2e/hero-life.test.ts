import type { Page } from "@playwright/test";
import { expect, open, settle, still, test, wholeBrowser } from "./test.ts";

// The headless shell reports a pointer that moves when the page is laid out.
test.use({ launchOptions: wholeBrowser });

/** The hero's picture, and what lies on it. */
const pictures = (page: Page) =>
  page.locator("main > :first-child picture:has(img)");
const base = (page: Page) => pictures(page).first().locator("img");
const life = (page: Page) => pictures(page).nth(1).locator("img");

test("the hero is still until a visitor's first sign, and what it gains lies exactly on it", async ({
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
});

test.describe("for visitors who prefer reduced motion", () => {
  test.use(still);

  test("the hero stays as it is", async ({ page }) => {
    await open(page, "/");
    await expect(pictures(page)).toHaveCount(1);
  });
});
