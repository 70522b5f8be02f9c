import { fillIn } from "#words/fill-in.ts";
import { textLength } from "#content/ui/text-length.ts";

import { controls } from "./controls.ts";
import { newEmail, storedLeads, summary } from "./leads.ts";
import { expect, open, still, test } from "./test.ts";

test.use(still);

test("a long text shows and says how long it is", async ({ page }) => {
  await open(page, "/");
  const form = page.locator("#contact form");
  const count = form.getByText(/^[\d,]+ \w+ 5,000 \w+$/);
  const liveRegion = form.locator("[aria-live=polite]");
  const message = form.locator("#message");
  const send = form.locator("[type=submit]");
  await message.fill("m".repeat(4000));
  await expect(count).toHaveCount(0);
  await message.fill("m".repeat(4600));
  await expect(count).toHaveText(/^4,600 /);
  await expect(liveRegion).toHaveText(
    fillIn(textLength.near, { limit: "5,000" }),
  );
  // Space at the ends is not sent and does not count.
  await message.fill(`${"m".repeat(5001)}  `);
  await expect(count).toHaveText(/^5,001 /);
  await expect(liveRegion).toHaveText(
    fillIn(textLength.over, { limit: "5,000" }),
  );
  await page.locator("#name").fill("Ana");
  const email = newEmail();
  await page.locator("#email").fill(email);
  await send.click();
  await expect(summary(page)).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/5,001 .*5,000$/);
  await message.fill("m".repeat(5000));
  await send.click();
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
  expect(storedLeads(email)).toHaveLength(1);
  await expect(count).toHaveCount(0);
});
