import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext, Page } from "@playwright/test";
import { subscription } from "#content/subscription.ts";
import { newEmail } from "./kept-leads.ts";
import { expect, test, longIf } from "./test.ts";
import { expectAccessible } from "./axe.ts";

const terms = wordingOf(subscribe.fields.terms);

test.use({ expectedErrors: [/status of 4(00|10)/] });

/** Subscribes, and returns the links in the mail. */
async function links(request: APIRequestContext) {
  const email = newEmail();
  const answer = await request.post("/api/subscribe", {
    data: { email, terms },
  });
  expect(answer.status()).toBe(201);
  using store = new DatabaseSync(`${process.env.TEST_DATA_DIR}/leads.sqlite`, {
    readOnly: true,
  });
  const mail = store
    .prepare("select body from outbox where recipient = ?")
    .get(email) as { body: string };
  const [confirm = "", leave = ""] = mail.body.match(/http\S+token=\S+/g) ?? [];
  return { confirm: path(confirm), leave: path(leave) };
}

const path = (url: string) => new URL(url).pathname + new URL(url).search;

/** The text of a subscription page. */
type Name = keyof typeof subscription.pages;
const words = (name: Name) => subscription.pages[name];
const press = (page: Page, name: Name) =>
  page.getByRole("button", { name: words(name).button! }).click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const theme of ["light", "dark"])
  test(
    `a link in the mail opens a page whose button subscribes, and another whose button unsubscribes (${theme})`,
    longIf(theme === "dark"),
    async ({ page, request }) => {
      await page.addInitScript(
        (value) => localStorage.setItem("theme", value),
        theme,
      );
      const { confirm, leave } = await links(request);
      await page.goto(confirm);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute(
        "content",
        "noindex",
      );
      await expectAccessible(page);
      await press(page, "confirm");
      await expect(heading(page)).toHaveText(words("confirmed").title);
      await expectAccessible(page);

      await page.goto(leave);
      await expectAccessible(page);
      await press(page, "unsubscribe");
      await expect(heading(page)).toHaveText(words("unsubscribed").title);

      // The old link does not reactivate it.
      await page.goto(confirm);
      await press(page, "confirm");
      await expect(heading(page)).toHaveText(words("expired").title);
      await expectAccessible(page);
    },
  );

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons work, in the site's own style", async ({
    page,
    request,
  }) => {
    const { confirm } = await links(request);
    await page.goto(confirm);
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    await press(page, "confirm");
    await expect(heading(page)).toHaveText(words("confirmed").title);
  });

  test("a truncated link says what to do", async ({ page }) => {
    await page.goto("/subscribe/confirm?token=cut");
    await expect(heading(page)).toHaveText(words("expired").title);
    await expect(
      page.getByRole("link", { name: "Back to the articles" }),
    ).toBeVisible();
  });
});
