import type { Page } from "@playwright/test";
import { pageKinds } from "../e2e/page-kinds.ts";
import { expect, laptop, phone, settle, test } from "../e2e/test.ts";

for (const path of pageKinds)
  for (const size of [phone, laptop])
    test(`${path} looks as it did at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await settle(page);
      await loadPictures(page);
      for (const theme of ["light", "dark"]) {
        await page.locator("html").evaluate((root, name) => {
          root.dataset.theme = name;
        }, theme);
        const name = path.slice(1).replaceAll("/", "-") || "home";
        // Soft, so one run shows every change.
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${size.width}-${theme}.png`, {
            fullPage: true,
          });
      }
    });

/** Loads content that would otherwise wait for a scroll. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.loading = "eager";
      if (image.dataset.src) image.src ||= image.dataset.src;
    }
    await Promise.all(
      images
        .filter((image) => image.src || image.currentSrc)
        .map((image) => image.decode()),
    );
    await document.fonts.ready;
  });
}
