import type { Page } from "@playwright/test";

import { controls } from "./controls.ts";
import { expectAccessible } from "./axe.ts";
import { keptLeads, newEmail } from "./leads.ts";
import { expect, longIf, open, still, test } from "./test.ts";

test.use(still);

const send = (page: Page) =>
  page.getByRole("button", { name: controls.send }).click();
const message = (page: Page) => page.locator("#message");

/** Enters the text at once, like a paste. */
async function paste(page: Page, text: string): Promise<void> {
  await message(page).focus();
  await page.keyboard.insertText(text);
}

for (const [length, letter, kept] of [
  [5000, "m", true],
  [5000, "😀", true],
  [5001, "m", false],
  [20_000, "m", false],
] as const)
  test(
    `a pasted message of ${length} ${letter} is ${kept ? "kept whole" : "refused with the count, and stays"}`,
    longIf(length !== 5001),
    async ({ page }) => {
      const text = letter.repeat(length);
      await open(page, "/");
      await page.locator("#name").fill("Ana");
      const email = newEmail();
      await page.locator("#email").fill(email);
      await paste(page, text);
      await send(page);
      if (kept)
        await expect(page.getByRole("dialog")).toContainText(controls.sent);
      else {
        await expect(
          page.locator("[aria-labelledby=problem-title]"),
        ).toBeFocused();
        await expect(message(page)).toHaveAccessibleDescription(
          new RegExp(`${length.toLocaleString("en-US")} .*5,000$`),
        );
        await expect(message(page)).toHaveValue(text);
      }
      expect(keptLeads(email).map((lead) => lead.fields.message)).toEqual(
        kept ? [text] : [],
      );
    },
  );

test("a long text shows a count near its limit, and a screen reader announces when it passes it", async ({
  page,
}) => {
  await open(page, "/");
  const form = page.locator("#contact form");
  const count = form.getByText(/^[\d,]+ of 5,000 characters$/);
  const said = form.locator("[aria-live=polite]");
  await paste(page, "m".repeat(4000));
  await expect(count).toHaveCount(0);
  await paste(page, "m".repeat(600));
  await expect(count).toHaveText(/^4,600 /);
  await expect(said).toHaveText(/^Close to /);
  // Space at the ends is not sent and does not count.
  await paste(page, `${"m".repeat(401)}  `);
  await expect(count).toHaveText(/^5,001 /);
  await expect(said).toHaveText(/^Over /);
  await expectAccessible(page);

  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.locator("#name").fill("Ana");
  await page.locator("#email").fill(newEmail());
  await send(page);
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
  await expect(count).toHaveCount(0);
});
