import { controls } from "./controls.ts";
import { expect, test } from "./test.ts";

test.describe("a form posted without scripts", () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: [/status of 422/],
  });

  test("comes back with what was typed and marks its errors, in the site's own style", async ({
    page,
  }) => {
    await page.goto("/");
    const form = page.locator("form[action$='/contact']");
    await form.getByText(controls.lender).click();
    // To the browser a space is a name.
    const name = form.locator("#name");
    await form.getByRole("button", { name: controls.send }).click();
    await expect(name).toBeFocused();
    await name.fill(" ");
    await form.locator("#email").fill("ana@example.com");
    await form.locator("#message").fill(`<b>"Two"</b>\nlines & 'more'`);
    await form.getByRole("button", { name: controls.send }).click();

    await expect(page).toHaveURL(/\/api\/contact$/);
    await expect(page).toHaveTitle(RegExp(`^${controls.error}`));
    const summary = page.locator("[aria-labelledby=problem-title]");
    await expect(summary.getByRole("link")).toHaveText([controls.noName]);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(controls.noName);
    for (const label of ["Email", "Phone", "Message"])
      await expect(form.getByLabel(label)).not.toHaveAttribute(
        "aria-invalid",
        "true",
      );
    await expect(form.locator("#email")).toHaveValue("ana@example.com");
    await expect(form.locator("#message")).toHaveValue(
      `<b>"Two"</b>\nlines & 'more'`,
    );
    await expect(form.getByLabel(controls.lender)).toBeChecked();
    // The policy allows the page's own style: the header is laid out, not stacked plain text.
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");

    await name.fill("Ana");
    await form.getByRole("button", { name: controls.send }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      controls.sent,
    );
  });
});
