import { expect, open, test } from "./test.ts";

test("customer service says what to do for five things, each with a way to do it", async ({
  page,
}) => {
  await open(page, "/customer-service");
  const main = page.getByRole("main");
  for (const name of [
    "Reach service",
    "Report a claim",
    "Ask for a certificate of insurance",
    "Change a policy",
    "Pay a bill",
  ]) {
    const task = main.getByRole("region", { name });
    await expect(task).toBeVisible();
    await expect(
      task.locator('a[href^="tel:"], a[href^="mailto:"]').first(),
    ).toBeVisible();
  }
  await main
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Pay a bill" })
    .click();
  await expect(page).toHaveURL("/customer-service#pay-a-bill");
  await expect(
    main.getByRole("heading", { name: "Pay a bill" }),
  ).toBeInViewport();
  await expect(
    main.getByRole("link", { name: /Payment portal.*new tab/ }),
  ).toHaveAttribute("href", "/portals/payment-portal");
});

test("licenses lists all states, marks sample numbers, and says how to check", async ({
  page,
}) => {
  await open(page, "/licenses");
  const states = page.getByRole("region", {
    name: "States and license numbers",
  });
  await expect(states.getByRole("term")).toHaveCount(51);
  await expect(states.getByText(/^\d+ \(sample\)$/)).toHaveCount(51);
  const california = page.getByRole("region", {
    name: "For residents of California",
  });
  for (const words of [
    "Insurance",
    "State of domicile: Texas",
    "Principal place of business: Houston, TX",
    "California insurance license number:",
  ])
    await expect(california).toContainText(words);
  await expect(
    page
      .getByRole("region", { name: "How to check a license" })
      .getByRole("link", { name: /Texas Department of Insurance/ }),
  ).toHaveAttribute("target", "_blank");
});
