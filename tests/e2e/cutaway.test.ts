import type { Page } from "@playwright/test";
import { pagesIn } from "#app/content/languages.ts";
import { cutaway as words } from "#content/ui/cutaway.ts";
import { fillIn } from "#words/fill-in.ts";
import { expect, hydrate, open, test } from "./test.ts";

const [slug, industry] =
  [...pagesIn("industries", "en")].find(([, { cutaway }]) => cutaway) ?? [];
const path = `/industry/${slug}`;
const places = industry?.cutaway ?? [];

const pin = (page: Page, number: number) =>
  page
    .getByRole("group", { name: words.pins })
    .getByRole("link", { name: new RegExp(`^${number} `) });
const panel = (page: Page, number: number) =>
  page.locator(`#${places[number - 1]!.id}`);

test("by keyboard Tab follows the numbers, Enter opens, Escape closes and keeps the focus, and steps lead from place to place", async ({
  page,
}) => {
  // The address names one.
  await open(page, `${path}#${places[2]!.id}`);
  await expect(panel(page, 3)).toBeVisible();
  await pin(page, 1).focus();
  await page.keyboard.press("Tab");
  await expect(pin(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page, 2)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page, 2)).toBeHidden();
  await expect(pin(page, 2)).toBeFocused();

  const summary = page.locator("summary").filter({ hasText: places[3]!.name });
  await summary.first().press("Enter");
  await expect(panel(page, 4)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page, 4)).toBeHidden();
  await expect(summary.first()).toBeFocused();

  await page.goto(path);
  await hydrate(page);
  const name = fillIn(words.next, { name: places[1]!.name });
  await page.getByRole("link", { name }).click();
  await expect(panel(page, 2)).toBeVisible();
  await expect(panel(page, 1)).toBeHidden();
  await expect(
    page.locator("summary").filter({ hasText: places[1]!.name }).first(),
  ).toBeFocused();
  await page.getByRole("link", { name: words.previous }).click();
  await expect(panel(page, 1)).toBeVisible();
});
