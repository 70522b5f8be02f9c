import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillForm } from "./leads.ts";
import { button, expect, hydrate, painted, test } from "./test.ts";

const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(
        (animation) => (animation.effect as KeyframeEffect).target?.className,
      ),
  );

test("with reduced motion nothing moves: no skeleton, no spinner, no drawer, no slide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*-card.svg*", () => {});
  await page.route("**/api/contact", () => {});
  await page.goto("/");
  expect(await animations(page)).toEqual([]);
  await hydrate(page);
  await expect(page.locator("main > :first-child picture")).toHaveCount(1);
  await page.locator("#commercial-tab").scrollIntoViewIfNeeded();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  const next = page
    .getByRole("region", { name: controls.testimonials })
    .getByRole("button", { name: controls.next });
  // If all slides are in view, there are no buttons.
  if (await next.isVisible()) await next.click();
  await page.locator('details[name="faq"] summary').first().click();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  await fillForm(page);
  await button(page, controls.send).click();
  await expect(button(page, controls.sending)).toBeVisible();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  await button(page.locator("header"), controls.menu).click();
  await painted(page);
  expect(await animations(page)).toEqual([]);
});
