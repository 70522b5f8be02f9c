import type { Page } from "@playwright/test";
import { subscription } from "#content/subscription.ts";
import { findings } from "./axe.ts";
import { controls } from "./controls.ts";
import { newEmail, openStore } from "./leads.ts";
import { button, expect, hydrate, test } from "./test.ts";

test.use({ expectedErrors: [/status of 4(00|10)/] });

/** The links in the mail to an address: one that confirms its subscription, and one that ends it. */
function linksTo(email: string) {
  using store = openStore();
  const mail = store
    .prepare("select body from outbox where recipient = ?")
    .get(email) as { body: string };
  return (mail.body.match(/http\S+token=\S+/g) ?? []).map((link) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });
}

/** The text of a subscription page. */
type Name = keyof typeof subscription.pages;
const words = (name: Name) => subscription.pages[name];
const press = (page: Page, name: Name) =>
  button(page, words(name).button!).click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor subscribes, confirms and leaves", async ({ page }) => {
      await page.goto("/blog");
      if (javaScriptEnabled) await hydrate(page);
      const email = newEmail();
      const form = page.locator("#newsletter");
      const token = javaScriptEnabled
        ? page.waitForRequest(/form-token\?purpose=subscribe/)
        : undefined;
      await form.locator("#email").fill(email);
      await token;
      await form.getByRole("checkbox").check();
      await form.locator("[type=submit]").click();
      if (javaScriptEnabled)
        await expect(
          page.getByRole("region", { name: controls.subscribed }),
        ).toBeFocused();
      else await expect(page).toHaveURL("/subscribe/thanks");

      const [confirm = "", leave = ""] = linksTo(email);
      await page.goto(confirm);
      // The policy allows the page's own style.
      await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
      await press(page, "confirm");
      await expect(heading(page)).toHaveText(words("confirmed").title);
      await page.goto(leave);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
      await press(page, "unsubscribe");
      await expect(heading(page)).toHaveText(words("unsubscribed").title);
      // The old link does not reactivate it.
      await page.goto(confirm);
      await press(page, "confirm");
      await expect(heading(page)).toHaveText(words("expired").title);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
    });
  });
