import { customerService } from "#content/customer-service.ts";
import { forms } from "#content/forms.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { expect, open, test } from "./test.ts";

const myPolicy = "/customer-service/policy-changes";

/** The forms for requests about a policy. */
const ofClients = forms.filter(
  (form: FormDefinition) =>
    form.answersOnPage && form.page.startsWith("/customer-service/"),
);

test("customer service says what to do for each task, and each request about a policy is two clicks away", async ({
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
});
