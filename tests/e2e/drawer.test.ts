import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { expect, laptop, open, painted, test } from "./test.ts";

const drawer = (page: Page) =>
  page.getByRole("dialog", { name: controls.menu });
const toggle = (page: Page) =>
  page.locator("header").getByRole("button", { name: controls.menu });
const openDrawer = async (page: Page) => {
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  // It slides in, so its position is known only once it has arrived.
  await drawer(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
};

test("the drawer opens, takes the focus and returns it, and the page behind it is inert and does not scroll", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await open(page, "/");
  await toggle(page).press("Enter");
  const close = drawer(page).getByRole("button", { name: controls.close });
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await openDrawer(page);
  await close.click();
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await openDrawer(page);
  const quote = page.locator("main a").first();
  await quote.evaluate((link) => link.focus());
  await expect(quote).not.toBeFocused();
  const { x, width, height } = (await drawer(page).boundingBox())!;
  await page.mouse.click(x + 6, height / 2);
  await page.mouse.move(x + width + 60, height / 2);
  await page.mouse.wheel(0, 4000);
  await painted(page);
  await painted(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(drawer(page)).toHaveAttribute("open");
  await page.mouse.click(x + width + 60, height / 2);
  await expect(drawer(page)).toBeHidden();
});

test("a link in the drawer closes it and opens the page", async ({ page }) => {
  await open(page, "/");
  // Also one to a part of the page that is open.
  await openDrawer(page);
  await drawer(page).locator("a[href$='#contact']:visible").first().click();
  await expect(page).toHaveURL("/#contact");
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await drawer(page).locator("a[href='/services']").first().click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/services");
  await openDrawer(page);
  await expect(
    drawer(page).locator("a[href='/services']").first(),
  ).toHaveAttribute("aria-current", "page");
});
