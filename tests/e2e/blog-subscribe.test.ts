import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const card = (page: Page) =>
  page
    .locator("main section", {
      has: page.getByRole("heading", { level: 3 }),
      hasText: /by email|subscribing/,
    })
    .last();
const button = (page: Page) => card(page).locator("[type=submit]");

test("email and box are required, and each has its own error", async ({
  page,
}) => {
  await open(page, "/blog");
  await button(page).click();
  await expect(card(page).getByText(controls.problem)).toBeVisible();
  await expect(card(page).getByLabel("Email")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await card(page).getByLabel("Email").fill("ana@example.com");
  await button(page).click();
  const terms = card(page).getByRole("checkbox");
  await expect(terms).toHaveAttribute("aria-invalid", "true");
  await expect(terms).toHaveAccessibleName(
    "I have read and accept the Terms of Service & Privacy Policy",
  );
  await expect(card(page).getByLabel("Email")).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

test("a stored subscription turns the card into a thank-you, which takes the focus", async ({
  page,
}) => {
  await open(page, "/blog");
  await card(page).getByLabel("Email").fill("ana@example.com");
  await card(page).getByRole("checkbox").check();
  const answered = page.waitForResponse("/api/subscribe");
  await button(page).click();
  expect((await answered).status()).toBe(201);
  const thanks = page.getByRole("region", {
    name: "Thank you for subscribing",
  });
  await expect(thanks).toBeFocused();
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/503/] });

  test("the card says so and keeps what was typed", async ({ page }) => {
    await page.route("/api/subscribe", (route) =>
      route.fulfill({ status: 503, json: { title: "no" } }),
    );
    await open(page, "/blog");
    await card(page).getByLabel("Email").fill("ana@example.com");
    await card(page).getByRole("checkbox").check();
    await button(page).click();
    await expect(card(page).getByRole("alert")).toContainText("could not save");
    await expect(card(page).getByLabel("Email")).toHaveValue("ana@example.com");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test("the form posts and leads to a thank-you page", async ({ page }) => {
    await page.goto("/blog");
    await card(page).getByLabel("Email").fill("bo@example.com");
    await card(page).getByRole("checkbox").check();
    await button(page).click();
    await expect(page).toHaveURL("/subscribe/thanks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Thank you for subscribing",
    );
  });

  test("a wrong form comes back with what was typed and its errors, and can be sent again", async ({
    page,
  }) => {
    // Like a browser that does not validate forms itself.
    await page.route("/blog", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replaceAll('required=""', "")
        .replaceAll('type="email"', "");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/blog");
    await card(page).getByLabel("Email").fill('"><b>ana@');
    await button(page).click();

    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(controls.problem)).toBeVisible();
    const email = page.getByLabel("Email");
    await expect(email).toHaveValue('"><b>ana@');
    const terms = page.getByRole("checkbox");
    await expect(terms).toHaveAttribute("aria-invalid", "true");
    await expect(terms).toHaveAccessibleDescription(/^Check the box/);

    await email.fill("cy@example.com");
    await terms.check();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/subscribe/thanks");
  });
});
