import type { Page } from "@playwright/test";
import { checklist } from "#content/ui/checklist.ts";
import { storm } from "#content/storm.ts";
import { fillIn } from "#words/fill-in.ts";
import { expect, holdScripts, hydrate, open, still, test } from "./test.ts";

test.use(still);

const before = (page: Page) => page.locator("#before");
const box = (page: Page, index: number) =>
  before(page).getByRole("checkbox").nth(index);
const checked = (page: Page, list: string) =>
  page.locator(list).getByRole("checkbox", { checked: true });

test("steps stay checked, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await open(page, "/storm");
  await box(page, 0).check();
  // Also one that is checked before React.
  const release = await holdScripts(page);
  await page.reload();
  await box(page, 2).check();
  release();
  await hydrate(page);
  const twoDone = fillIn(checklist.done, {
    done: 2,
    count: storm.before.list.length,
  });
  const expectTwo = async () => {
    await expect(before(page).getByRole("status")).toContainText(twoDone);
    await expect(checked(page, "#before")).toHaveCount(2);
    await expect(box(page, 1)).not.toBeChecked();
    await expect(checked(page, "#after")).toHaveCount(0);
  };
  await expectTwo();
  await page.goto("/portals");
  await page.goBack();
  await hydrate(page);
  await expectTwo();
  await box(page, 2).uncheck();
  await page.reload();
  await hydrate(page);
  await expect(checked(page, "#before")).toHaveCount(1);
  expect(sent).toEqual([]);
});

test("by keyboard a visitor checks and clears steps", async ({ page }) => {
  await open(page, "/storm");
  await page.locator("#after").getByRole("checkbox").first().check();
  const clear = before(page).getByRole("button", { name: checklist.clear });
  await expect(clear).toHaveCount(0);
  await box(page, 1).press("Space");
  await expect(box(page, 1)).toBeChecked();
  await clear.press("Enter");
  await expect(box(page, 0)).toBeFocused();
  await expect(clear).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  await expect(checked(page, "#before")).toHaveCount(0);
  // Only this list was cleared.
  await expect(checked(page, "#after")).toHaveCount(1);
});
