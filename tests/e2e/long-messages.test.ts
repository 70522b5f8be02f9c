import type { Page } from "@playwright/test";
import { fillIn } from "#words/fill-in.ts";
import { textLength } from "#content/ui/text-length.ts";

import { controls } from "./controls.ts";
import { expectAccessible } from "./axe.ts";
import { keptLeads, newEmail, summary } from "./leads.ts";
import { expect, open, still, test } from "./test.ts";

test.use(still);

const send = (page: Page) =>
  page.getByRole("button", { name: controls.send }).click();
const message = (page: Page) => page.locator("#message");

/** Enters the text at once, like a paste. */
async function paste(page: Page, text: string): Promise<void> {
  await message(page).focus();
  await page.keyboard.insertText(text);
}

test("a long text shows a count near its limit, and a screen reader announces when it passes it", async ({
  page,
}) => {
  await open(page, "/");
  const form = page.locator("#contact form");
  const count = form.getByText(/^[\d,]+ \w+ 5,000 \w+$/);
  const said = form.locator("[aria-live=polite]");
  await paste(page, "m".repeat(4000));
  await expect(count).toHaveCount(0);
  await paste(page, "m".repeat(600));
  await expect(count).toHaveText(/^4,600 /);
  await expect(said).toHaveText(fillIn(textLength.near, { limit: "5,000" }));
  // Space at the ends is not sent and does not count.
  await paste(page, `${"m".repeat(401)}  `);
  await expect(count).toHaveText(/^5,001 /);
  await expect(said).toHaveText(fillIn(textLength.over, { limit: "5,000" }));
  await expectAccessible(page);
  await page.locator("#name").fill("Ana");
  const email = newEmail();
  await page.locator("#email").fill(email);
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription(/5,001 .*5,000$/);
  await message(page).press("Control+End");

  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await send(page);
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
  expect(keptLeads(email)).toHaveLength(1);
  await expect(count).toHaveCount(0);
});
