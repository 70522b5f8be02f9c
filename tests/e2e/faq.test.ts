import type { Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const { length } = home.faq.questions;

const faq = (page: Page) => page.getByRole("region", { name: home.faq.title });
const questions = (page: Page) => faq(page).locator("summary:visible");

for (const { width, step } of [
  { width: 767, step: 2 },
  { width: 768, step: 5 },
])
  test(`${step} questions at first and ${step} more at a time, with the first new one focused (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const more = faq(page).getByRole("button", { name: controls.moreAnswers });
    await expect(questions(page)).toHaveCount(Math.min(step, length));
    for (let shown = step; shown < length; shown += step) {
      const added = Math.min(step, length - shown);
      await more.click();
      await expect(questions(page)).toHaveCount(shown + added);
      await expect(questions(page).nth(shown)).toBeFocused();
      await expect(faq(page).getByRole("status")).toHaveText(
        `Showing ${added} more`,
      );
    }
    await expect(more).toBeHidden();
  });

test("one answer is open at a time, and a second click closes it; the keyboard opens and closes too", async ({
  page,
}) => {
  await open(page, "/");
  const opened = faq(page).locator("details[open]");
  await questions(page).nth(0).click();
  await expect(faq(page).locator("details").nth(0)).toHaveAttribute("open");
  await questions(page).nth(2).click();
  await expect(opened).toHaveCount(1);
  await expect(faq(page).locator("details").nth(2)).toHaveAttribute("open");
  await expect(opened.getByRole("paragraph")).toBeVisible();
  await questions(page).nth(2).click();
  await expect(opened).toHaveCount(0);

  await questions(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(faq(page).locator("details").nth(1)).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(opened).toHaveCount(0);
});
