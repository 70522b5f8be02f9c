import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation.ts";
import { controls } from "./controls.ts";
import { expect, laptop, open, phone, scrollTo, still, test } from "./test.ts";

test.use({ ...still, viewport: phone });

const bar = (page: Page) =>
  page.getByRole("navigation", { name: controls.bar });

test("a phone has a bar with Call, Quote and Claim at the bottom of every window", async ({
  page,
}) => {
  await open(page, "/industry");
  for (const top of [0, 900]) {
    await scrollTo(page, top);
    const box = (await bar(page).boundingBox())!;
    expect(box.y + box.height).toBe(phone.height);
  }
  for (const link of await bar(page).getByRole("link").all()) {
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole("link").last().click();
  await expect(page).toHaveURL(navigation.tasks.claim.path);
});

test("it hides while a field has the focus", async ({ page }) => {
  await open(page, "/customer-service/claims");
  const field = page.locator("main form input:visible").first();
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test("a wide, a low or a zoomed window has no bar", async ({ page }) => {
  await open(page, "/");
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

for (const path of ["/", "/es"])
  test(`its words stay whole with letters doubled (${path})`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const links = page
        .locator("nav", { has: page.locator("> a[href^='tel:']") })
        .getByRole("link");
      expect(await links.count()).toBe(3);
      const broken = await links.evaluateAll((all) =>
        all
          .flatMap((link) => [...link.querySelectorAll("*"), link])
          .flatMap(({ childNodes }) => [...childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return range.getClientRects().length > 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(broken, `${width} px`).toEqual([]);
    }
  });

test("paper and the sidebar of an application have no bar", async ({
  page,
}) => {
  await open(page, "/storm");
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(bar(page)).toBeVisible();
  await page.goto("/onboarding");
  await expect(bar(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is there, and the end of the page is above it", async ({ page }) => {
    await page.goto("/storm");
    await expect(bar(page)).toBeVisible();
    const last = page.locator("footer p").last();
    // To the end of the page, where the bar would cover the last lines.
    await page.mouse.wheel(0, 1e6);
    await expect
      .poll(async () => {
        const box = (await last.boundingBox())!;
        return box.y + box.height;
      })
      .toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
  });
});
