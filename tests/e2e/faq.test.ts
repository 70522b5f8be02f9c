import type { Page } from "@playwright/test";
import { faq as words } from "#content/ui/faq.ts";
import { fillIn } from "#words/fill-in.ts";
import { controls } from "./controls.ts";
import { anIndustry } from "./page-kinds.ts";
import { button, expect, open, test } from "./test.ts";

const questions = (page: Page) => page.locator("#faq summary:visible");

for (const { path, width, step } of [
  { path: "/", width: 767, step: 2 },
  { path: anIndustry, width: 768, step: 5 },
])
  test(`${step} questions at first and ${step} more at a time, with the first new one focused (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const faq = page.locator("#faq");
    const length = await faq.locator("summary").count();
    expect(length).toBeGreaterThan(step);
    const more = button(faq, controls.moreAnswers);
    await expect(questions(page)).toHaveCount(step);
    for (let shown = step; shown < length; shown += step) {
      const added = Math.min(step, length - shown);
      await more.click();
      await expect(questions(page)).toHaveCount(shown + added);
      await expect(questions(page).nth(shown)).toBeFocused();
      await expect(faq.getByRole("status")).toHaveText(
        fillIn(words.added, { count: added }),
      );
    }
    await expect(more).toBeHidden();
  });
