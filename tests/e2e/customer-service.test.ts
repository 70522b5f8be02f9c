import { licenses } from "#content/licenses.ts";
import { customerService } from "#content/customer-service.ts";
import { expect, open, test } from "./test.ts";

test("customer service says what to do for each task, with a way to do it", async ({
  page,
}) => {
  await open(page, "/customer-service");
  const main = page.getByRole("main");
  for (const { title } of customerService.tasks) {
    const task = main.getByRole("region", { name: title, exact: true });
    await expect(task).toBeVisible();
    await expect(
      task.locator('a[href^="tel:"], a[href^="mailto:"]').first(),
    ).toBeVisible();
  }
  const last = customerService.tasks.at(-1)!;
  await main
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: last.title })
    .click();
  await expect(page).toHaveURL(`/customer-service#${last.id}`);
  await expect(
    main.getByRole("heading", { name: last.title }),
  ).toBeInViewport();
  await expect(
    main.locator("a[href='/portals/payment-portal']").first(),
  ).toContainText("new tab");
});

test("licenses lists all states, and says how to check", async ({ page }) => {
  await open(page, "/licenses");
  const states = page.getByRole("region", {
    name: licenses.states.title,
  });
  const { list } = licenses.states;
  await expect(states.getByRole("term")).toHaveCount(list.length);
  const california = page.getByRole("region", {
    name: licenses.california.title,
  });
  for (const words of [
    licenses.california.name,
    `State of domicile: ${licenses.california.domicile}`,
    `Principal place of business: ${licenses.california.place}`,
    "California insurance license number:",
  ])
    await expect(california).toContainText(words);
  await expect(
    page
      .getByRole("region", { name: licenses.check.title })
      .getByRole("link")
      .first(),
  ).toHaveAttribute("target", "_blank");
});
