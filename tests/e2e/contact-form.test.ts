import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillIn } from "./filled-form.ts";
import { keptLeads } from "./kept-leads.ts";
import { expect, longIf, open, still, test } from "./test.ts";

test.use(still);

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page) => page.locator("#contact [type=submit]");

test("a message is sent once, however often it is clicked, and stored before the visitor is told", async ({
  page,
}) => {
  // With smooth scrolling, as most visitors have it.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const held = Promise.withResolvers<void>();
  let posts = 0;
  await page.route("**/api/contact", async (route) => {
    posts += 1;
    await held.promise;
    await route.continue();
  });
  await open(page, "/");
  const email = await fillIn(page);
  await page.getByLabel(controls.lender).check();
  await button(page).dblclick();
  await expect(button(page)).toHaveText(controls.sending);
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole("form").getByRole("status")).toHaveText(
    "Sending your message",
  );
  await button(page).click({ force: true });
  await page.locator("#name").press("Enter");
  await expect(page.locator("#name")).toHaveValue("Ana Ruiz");
  await button(page).focus();

  held.resolve();
  await expect(dialog(page)).toHaveAccessibleName(controls.sent);
  const ok = dialog(page).getByRole("button", { name: controls.ok });
  await expect(ok).toBeFocused();
  expect(posts).toBe(1);
  const leads = keptLeads(email);
  expect(leads).toMatchObject([
    {
      name: "Ana Ruiz",
      phone: "(713) 555-0100",
      fields: { message: "A roof & 2 walls", audience: "lender" },
    },
  ]);
  await expect(dialog(page)).toContainText(leads[0]!.reference);
  // A screen reader may read only what has the focus.
  await expect(ok).toHaveAccessibleDescription(
    new RegExp(`successfully sent.*${leads[0]!.reference}`),
  );

  await ok.click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toHaveText(controls.send);
  await expect(button(page)).toBeFocused();
  for (const label of ["Name", "Email", "Phone", "Message"])
    await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel(controls.customer)).toBeChecked();
});

test("the next message after a stored one is a new lead", async ({ page }) => {
  await open(page, "/");
  const email = await fillIn(page);
  await button(page).click();
  await dialog(page).getByRole("button", { name: controls.ok }).click();
  await page.locator("#name").fill("Ana Ruiz");
  await page.locator("#email").fill(email);
  await page.locator("#message").fill("Another roof");
  await button(page).click();
  await expect(dialog(page)).toContainText(controls.sent);
  const leads = keptLeads(email);
  expect(
    leads.map(({ follows, fields: { message, audience } }) => [
      message,
      follows,
      audience,
    ]),
  ).toEqual([
    ["Another roof", null, "customer"],
    ["A roof & 2 walls", null, "customer"],
  ]);
});

for (const way of ["Escape", "Close", "OK"])
  test(
    `${way} closes the result and returns the focus`,
    longIf(way !== "Escape"),
    async ({ page }) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 201, json: { reference: "SR-234567" } }),
      );
      await open(page, "/");
      await fillIn(page);
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      if (way === "Escape") await page.keyboard.press(way);
      else await dialog(page).getByRole("button", { name: way }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await fillIn(page);
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
    },
  );

test("a message is sent even if the window is hidden as soon as its button is pressed", async ({
  page,
}) => {
  await open(page, "/");
  const email = await fillIn(page);
  // As browsers do: there are no frames for a hidden page.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const answered = page.waitForResponse("**/api/contact");
  await button(page).click();
  await answered;
  expect(keptLeads(email)).toHaveLength(1);
});
