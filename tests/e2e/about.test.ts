import type { Page } from "@playwright/test";
import { about } from "#content/about.ts";
import { aboutPage } from "#content/ui/about-page.ts";
import { controls } from "./controls.ts";
import { expect, hydrate, open, test } from "./test.ts";

const scroller = (page: Page) =>
  page.getByRole("region", { name: about.trustedBy.title });
const track = (page: Page) => scroller(page).getByRole("list");

const state = (page: Page) =>
  track(page).evaluate((list) => getComputedStyle(list).animationPlayState);

test("the logos stop under the pointer, while their button has the keyboard focus, and by Pause, before React too", async ({
  page,
}) => {
  const button = (name: string) => scroller(page).getByRole("button", { name });
  await open(page, "/about");
  // Screen readers get one round of logos.
  await expect(track(page)).toHaveCount(1);
  await scroller(page).scrollIntoViewIfNeeded();
  const box = (await track(page).boundingBox())!;
  await page.mouse.move(200, box.y + box.height / 2);
  expect(await state(page)).toBe("paused");
  await page.mouse.move(2, 2);
  expect(await state(page)).toBe("running");
  await page.getByRole("link", { name: aboutPage.team }).focus();
  await page.keyboard.press("Tab");
  await expect(button(controls.pause)).toBeFocused();
  expect(await state(page)).toBe("paused");

  await page.goto("/about");
  await button(controls.pause).click();
  await hydrate(page);
  expect(await state(page)).toBe("paused");
  await button(controls.play).press("Enter");
  expect(await state(page)).toBe("running");
});
