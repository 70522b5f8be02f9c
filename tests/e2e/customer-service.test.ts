import { customerService } from "#content/customer-service.ts";
import { forms } from "#content/forms.ts";
import { papers } from "#content/forms/papers.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { keptLeads, newEmail } from "./leads.ts";
import { expect, open, test } from "./test.ts";

const myPolicy = "/customer-service/policy-changes";

/** The forms for requests about a policy. */
const ofClients = forms.filter(
  (form: FormDefinition) =>
    form.answersOnPage && form.page.startsWith("/customer-service/"),
);

test("customer service says what to do for each task, and a request ends on a page with its reference", async ({
  page,
}) => {
  await open(page, "/customer-service");
  const main = page.getByRole("main");
  for (const { title } of customerService.tasks) {
    const task = main.getByRole("region", { name: title, exact: true });
    await expect(task).toBeVisible();
    await expect(task.locator('a[href^="tel:"]').first()).toBeVisible();
  }
  // What clients come for is on the first screen, an ID card too.
  for (const { to } of customerService.tiles)
    await expect(main.locator(`a[href='${to}']`).first()).toBeInViewport();

  // Two clicks to each request about a policy.
  await main.locator(`a[href='${myPolicy}']`).first().click();
  for (const { page: path } of ofClients)
    await expect(main.locator(`a[href='${path}']`).first()).toBeVisible();
  await main.locator(`a[href='${papers.page}']`).first().click();
  const form = page.getByRole("form", { name: papers.label });
  await form.getByLabel(papers.fields.wanted.label).selectOption("idCard");
  const email = newEmail();
  await form.getByLabel(papers.fields.email.label).fill(email);
  await form.getByLabel(papers.fields.name.label).fill("Ana Ruiz");
  await form.locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/thanks\?reference=SR-\w{6}$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const [lead] = keptLeads(email);
  await expect(main).toContainText(lead!.reference);
  expect(lead).toMatchObject({ kind: "papers", fields: { wanted: "idCard" } });
});
