import type { Locator, Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { expect, hydrate, laptop, loseScripts, painted, test } from "./test.ts";

const picture = (page: Page) => page.locator("#commercial-panel img").first();

/** Checks at which distance from the window an image is requested (docs/product.md, "Images"). */
async function expectLazy(page: Page, image: Locator): Promise<void> {
  const src = (await image.getAttribute("data-src"))!;
  const isRequested = () =>
    page.evaluate(
      (path) =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.endsWith(path)),
      src,
    );
  /** Scrolls until this many pixels are between the lower edge of the window and the top of the image. */
  const scrollTo = async (gap: number) => {
    await image.evaluate((element, distance) => {
      const top = element.getBoundingClientRect().top + scrollY - innerHeight;
      window.scrollTo({ top: top - distance, behavior: "instant" });
    }, gap);
    await painted(page);
  };
  const { height } = (await image.boundingBox())!;
  for (const gap of [400, 51, 50 - 0.1 * height + 4]) {
    await scrollTo(gap);
    expect([gap, await isRequested()]).toEqual([gap, false]);
  }
  await scrollTo(50 - 0.1 * height - 4);
  await expect.poll(isRequested).toBe(true);
  await expect(image).toHaveAttribute("src", src);
}

test.beforeEach(({ page }) => page.setViewportSize(laptop));

test.use({ expectedErrors: [/Failed to load resource/] });

test("an image is requested within 50 px of the window, not before, even if React never starts", async ({
  page,
}) => {
  await loseScripts(page);
  await page.goto("/");
  await expectLazy(page, picture(page));
});

test("text and a camera take its place, at its size", async ({ page }) => {
  await page.route("**/images/scenes/*-card.svg*", (route) => route.abort());
  await page.goto("/");
  const frame = picture(page).locator("..");
  const before = (await frame.boundingBox())!;
  const failed = page.waitForEvent("requestfailed");
  await picture(page).scrollIntoViewIfNeeded();
  await failed;
  await hydrate(page);
  const words = page
    .locator("#commercial-panel")
    .getByText(controls.noPicture)
    .first();
  await expect(words).toBeVisible();
  await expect(words.locator("svg")).toBeVisible();
  const card = page.locator("#commercial-panel li").first();
  const after = (await card.locator("[data-state=error]").boundingBox())!;
  expect([after.width, after.height]).toEqual([before.width, before.height]);
});
