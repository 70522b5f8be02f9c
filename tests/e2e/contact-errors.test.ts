import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { newEmail, summary } from "./leads.ts";
import { button, expect, open, still, test } from "./test.ts";

test.use(still);

const send = (page: Page) => button(page, controls.send).click();

test("errors are at their fields and in a summary", async ({ page }) => {
  // The only test of this file in which pages scroll smoothly to the focused element.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // An attempt to send would log an error.
  await page.route("**/api/contact", (route) => route.abort());
  await open(page, "/");
  const title = await page.title();
  // Otherwise Firefox calls a required field invalid before anything is typed.
  await expect(
    page.locator("[aria-required=true][aria-invalid=false]"),
  ).toHaveCount(3);
  await page.locator("#email").fill("ana@");
  await page.locator("#phone").fill("555-0100");
  await send(page);

  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveAccessibleName(/ 3 /);
  await expect(summary(page)).toHaveAccessibleDescription(controls.noName);
  await expect(page).toHaveTitle(controls.error + title);
  const errors = [
    ["name", controls.noName],
    ["email", controls.wrongEmail],
    ["message", controls.noMessage],
  ] as const;
  await expect(summary(page).getByRole("link")).toHaveText(
    errors.map(([, text]) => text),
  );
  for (const [name, text] of errors) {
    const field = page.locator(`#${name}`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await summary(page).getByRole("link", { name: text }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  await expect(page.locator("#phone")).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.locator("#email")).toHaveValue("ana@");
  await expect(page.locator("#phone")).toHaveValue("555-0100");
});

test("only the remaining errors show", async ({ page }) => {
  await open(page, "/");
  const title = await page.title();
  await send(page);
  await expect(summary(page).getByRole("link")).toHaveCount(3);
  await page.locator("#name").fill("Ana");
  await page.locator("#email").fill(newEmail());
  await send(page);
  await expect(summary(page).getByRole("link")).toHaveText([
    controls.noMessage,
  ]);
  await expect(summary(page)).toBeFocused();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await page.locator("#message").fill("A roof");
  await send(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(summary(page)).toBeHidden();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test("the server's own errors show", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: { status: 422, errors: { phone: "Call this number? No." } },
    }),
  );
  await open(page, "/");
  await page.locator("#name").fill("Ana");
  await page.locator("#email").fill(newEmail());
  await page.locator("#message").fill("A roof");
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(page.locator("#phone")).toHaveAccessibleDescription(
    "Call this number? No.",
  );
  await expect(page.locator("#message")).toHaveValue("A roof");
});
