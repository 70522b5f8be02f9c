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
    const form = page.getByRole("form", { name: "Contact" });
    await form.getByText(controls.lender).click();
    // To the browser a space is a name.
    await form.getByLabel("Name").fill(" ");
    await form.getByLabel("Email").fill("ana@example.com");
    await form.getByLabel("Message").fill(`<b>"Two"</b>\nlines & 'more'`);
    await form.getByRole("button", { name: controls.send }).click();

    await expect(page).toHaveURL(/\/api\/contact$/);
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole("alert").filter({ hasText: "problem" });
    await expect(summary.getByRole("link")).toHaveText([controls.noName]);
    const name = form.getByLabel("Name");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(controls.noName);
    for (const label of ["Email", "Phone", "Message"])
      await expect(form.getByLabel(label)).not.toHaveAttribute(
        "aria-invalid",
        "true",
      );
    await expect(form.getByLabel("Email")).toHaveValue("ana@example.com");
    await expect(form.getByLabel("Message")).toHaveValue(
      `<b>"Two"</b>\nlines & 'more'`,
    );
    await expect(form.getByLabel(controls.lender)).toBeChecked();
    // The policy allows the page's own style: the header is laid out, not stacked plain text.
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");

    await name.fill("Ana");
    await form.getByRole("button", { name: controls.send }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your message has been successfully sent",
    );
  });
});
