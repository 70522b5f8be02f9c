import { controls } from "./controls.ts";
import { contact } from "#content/forms/contact.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { fillIn } from "#words/fill-in.ts";
import { dialog, enter, fillForm, sendButton, storedLeads } from "./leads.ts";
import { button, expect, open, still, test } from "./test.ts";

test.use(still);

test("a message is sent once, and stored first", async ({ page }) => {
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
  const email = await fillForm(page);
  await page.getByLabel(controls.lender).check();
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText(controls.sending);
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByRole("form").getByRole("status")).toHaveText(
    fillIn(leadForm.status, { what: contact.what }),
  );
  await page.locator("#name").press("Enter");
  await expect(page.locator("#name")).toHaveValue("Ana Ruiz");
  await sendButton(page).focus();

  held.resolve();
  await expect(dialog(page)).toHaveAccessibleName(controls.sent);
  const ok = button(dialog(page), controls.ok);
  await expect(ok).toBeFocused();
  expect(posts).toBe(1);
  const leads = storedLeads(email);
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
    new RegExp(`${controls.sent}.*${leads[0]!.reference}`, "s"),
  );

  await ok.click();
  await expect(dialog(page)).toBeHidden();
  await expect(sendButton(page)).toHaveText(controls.send);
  await expect(sendButton(page)).toBeFocused();
  for (const name of ["name", "email", "phone", "message"])
    await expect(page.locator(`#${name}`)).toHaveValue("");
  await expect(page.getByLabel(controls.customer)).toBeChecked();

  // The next message is another lead.
  await enter(page, { name: "Ana", email, message: "Two roofs" }, "contact");
  await sendButton(page).click();
  await expect(dialog(page)).toContainText(controls.sent);
  expect(
    storedLeads(email).map(({ follows, fields }) => [follows, fields.message]),
  ).toEqual([
    [null, "Two roofs"],
    [null, "A roof & 2 walls"],
  ]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
});

test("a message is sent from a window that is hidden", async ({ page }) => {
  await open(page, "/");
  const email = await fillForm(page);
  // As browsers do: there are no frames for a hidden page.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const answered = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  await answered;
  expect(storedLeads(email)).toHaveLength(1);
});
