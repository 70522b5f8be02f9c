import { claim } from "#content/forms/claim.ts";
import { anArticle, anIndustry, pageKinds } from "./page-kinds.ts";
import { readAt, readBox } from "./reading-place.ts";
import { expect, idle, laptop, painted, phone, settle, test } from "./test.ts";

const turned = { width: phone.height, height: phone.width };
const tablet = { width: 768, height: 1024 };

const pages =
  process.env.TESTS === "all"
    ? pageKinds
    : ["/", claim.page, anIndustry, anArticle];

for (const [name, isMobile, sizes] of [
  ["a phone is turned", true, [phone, turned, phone]],
  ["a window gets narrower", false, [laptop, tablet, phone]],
  ["a window gets short, and wider", false, [phone, turned, laptop]],
] as const)
  test.describe(name, () => {
    test.use({ isMobile, hasTouch: isMobile, viewport: sizes[0] });

    test("what the visitor reads stays in the window", async ({ page }) => {
      test.setTimeout(pages.length * 30_000);
      for (const path of pages) {
        await page.goto(path);
        await settle(page);
        await idle(page);
        for (const part of [0.3, 0.8]) {
          await page.setViewportSize(sizes[0]);
          await painted(page);
          await page.evaluate(readAt, part);
          for (const size of sizes.slice(1)) {
            await page.setViewportSize(size);
            await painted(page);
            const { top, bottom, words } = await page.evaluate(readBox);
            // Another window may show another crop of a picture.
            if (top === bottom) continue;
            expect.soft(top, `${path}: ${words}`).toBeLessThan(size.height);
            expect.soft(bottom, `${path}: ${words}`).toBeGreaterThan(0);
          }
        }
      }
    });
  });

for (const [when, first] of [
  ["", laptop],
  [" after the window got wider", phone],
] as const)
  test(`what the visitor reads stays in the window if the page grew as they scrolled${when}`, async ({
    page,
  }) => {
    await page.setViewportSize(first);
    await page.goto(anArticle);
    await settle(page);
    await idle(page);
    await page.setViewportSize(laptop);
    await painted(page);
    await page.evaluate(() => {
      document.querySelector("footer")!.style.paddingBlockEnd = "9rem";
      scrollTo({ top: 2000, behavior: "instant" });
    });
    await painted(page);
    await page.evaluate(() => {
      document
        .elementFromPoint(innerWidth / 2, innerHeight * 0.3)!
        .setAttribute("data-read", "");
    });
    await page.setViewportSize(phone);
    await painted(page);
    const { top, bottom } = await page.evaluate(readBox);
    expect(top).toBeLessThan(phone.height);
    expect(bottom).toBeGreaterThan(0);
  });
