import type { Page } from "@playwright/test";
import { checklist } from "#content/ui/checklist.ts";
import { storm } from "#content/storm.ts";
import { fillIn } from "#words/fill-in.ts";
import { expect, holdScripts, hydrate, open, still, test } from "./test.ts";

test.use(still);

const path = "/storm";
const [first, second, third] = storm.before.list.map(({ title }) => title) as [
  string,
  string,
  string,
];
const before = (page: Page) => page.locator("#before");
const box = (page: Page, name: string) =>
  before(page).getByRole("checkbox", { name });
const done = (page: Page) => before(page).getByRole("status");
const twoDone = fillIn(checklist.done, {
  done: 2,
  count: storm.before.list.length,
});

test("steps stay checked after a reload and on Back, apart from other lists", async ({
  page,
}) => {
  let sent = 0;
  await open(page, path);
  page.on("request", (request) => {
    if (request.method() !== "GET") sent += 1;
  });
  await box(page, first).check();
  // Also one that is checked before React.
  const release = await holdScripts(page);
  await page.reload();
  await box(page, third).check();
  release();
  await hydrate(page);
  await expect(done(page)).toContainText(twoDone);
  await expect(done(page)).toHaveAttribute("role", "status");
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, second)).not.toBeChecked();
  await expect(box(page, third)).toBeChecked();

  await page.goto("/portals");
  await page.goBack();
  await hydrate(page);
  await expect(box(page, third)).toBeChecked();
  await expect(done(page)).toContainText(twoDone);

  await box(page, third).uncheck();
  await page.reload();
  await hydrate(page);
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, third)).not.toBeChecked();
  await expect(
    page.locator("#after").getByRole("checkbox", { checked: true }),
  ).toHaveCount(0);
  expect(sent).toBe(0);
});

test("by keyboard a visitor checks a step, clears the list, and is back at its start", async ({
  page,
}) => {
  await open(page, path);
  await page.locator("#after").getByRole("checkbox").first().check();
  const clear = before(page).getByRole("button", { name: checklist.clear });
  await expect(clear).toHaveCount(0);
  await box(page, second).focus();
  await page.keyboard.press("Space");
  await expect(box(page, second)).toBeChecked();
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(box(page, second)).not.toBeChecked();
  await expect(box(page, first)).toBeFocused();
  await expect(clear).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  await expect(box(page, second)).not.toBeChecked();
  // Only this list was cleared.
  await expect(
    page.locator("#after").getByRole("checkbox").first(),
  ).toBeChecked();
});
