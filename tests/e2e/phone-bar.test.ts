import type { Page } from "@playwright/test";

import { controls } from "./controls.ts";
import { expect, laptop, open, phone, still, test } from "./test.ts";

test.use({ ...still, viewport: phone });

const bar = (page: Page) =>
  page.getByRole("navigation", { name: controls.bar });

test("the bar hides while a field has the focus, in a wide, a low or a zoomed window, and on paper", async ({
  page,
}) => {
  await open(page, "/customer-service/claims");
  const field = page.locator("main form input:visible").first();
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  for (const size of [
    laptop,
    { width: 590, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(phone);
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize(size);
    await expect.soft(bar(page), `${size.width} px`).toBeHidden();
  }
});

test("the office's own page has none", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 403/);
  await page.goto("/desk");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is there, and the end of the page is above it", async ({ page }) => {
    await page.goto("/storm");
    const { y, height } = (await bar(page).boundingBox())!;
    expect(y + height).toBe(phone.height);
    const last = page.locator("footer p").last();
    // To the end of the page, where the bar would cover the last lines.
    await page.mouse.wheel(0, 1e6);
    await expect
      .poll(async () => {
        const box = (await last.boundingBox())!;
        return box.y + box.height;
      })
      .toBeLessThanOrEqual(y);
  });
});
