import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./axe.ts";

const words = "<b>Wind & hail</b> \"deductible\" $& 'quoted'";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, the lead is stored, and a page says so", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto("/");
    await page.getByLabel(controls.lender).check();
    await page.getByLabel("Name").fill("Ana Ruiz");
    await page.getByLabel("Email").fill(email);
    await page
      .getByRole("textbox", { name: "Message" })
      .fill(`${words}\nsecond line`);
    await page.getByRole("button", { name: controls.send }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\?reference=SR-\w{6}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your message has been successfully sent",
    );
    const leads = keptLeads(email);
    expect(leads).toMatchObject([
      {
        name: "Ana Ruiz",
        phone: "",
        fields: { audience: "lender", message: `${words}\nsecond line` },
        suspect: null,
      },
    ]);
    await expect(page.getByText(leads[0]!.reference)).toBeVisible();
  });

  test("the browser itself reports missing fields", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Name").fill("Ana");
    await page.getByRole("button", { name: controls.send }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page).toHaveURL("/");
  });
});

test("the thank-you page shows the reference of a stored lead, and does not claim that another was sent", async ({
  page,
  request,
}) => {
  await page.goto("/contact/thanks?reference=SR-234567");
  const invented = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goto("/contact/thanks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(invented!);

  const { reference } = await sendMessage(request);
  await page.goto(`/contact/thanks?reference=${reference}`);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
    invented!,
  );
  // The policy allows the page's own style.
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  await expectAccessible(page);
});

async function sendMessage(request: APIRequestContext) {
  const answer = await request.post("/api/contact", {
    data: { name: "Ana Ruiz", email: newEmail(), message: "Hello" },
  });
  return (await answer.json()) as { reference: string };
}

/** Opens a page that was the server's answer. The server's own tests check its headers. */
async function show(page: Page, response: APIResponse): Promise<void> {
  await page.route("**/answer", async (route) =>
    route.fulfill({ contentType: "text/html", body: await response.text() }),
  );
  await page.goto("/answer");
}

test("a form with errors gets a 422 page with what was typed and the errors", async ({
  page,
  request,
}) => {
  const response = await request.post("/api/contact", {
    form: {
      name: "",
      email: "ana@",
      phone: "555-0100",
      message: words,
      audience: "lender",
    },
  });
  expect(response.status()).toBe(422);
  expect(response.headers()["content-type"]).toContain("text/html");

  await show(page, response);
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.locator("[aria-labelledby=problem-title]");
  await expect(summary.getByRole("link")).toHaveText([
    controls.noName,
    controls.wrongEmail,
  ]);
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(
    controls.noName,
  );
  await expect(page.getByLabel("Email")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel("Email")).toHaveValue("ana@");
  await expect(page.getByLabel("Phone")).toHaveValue("555-0100");
  await expect(page.getByLabel("Phone")).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    words,
  );
  await expect(
    page.getByRole("textbox", { name: "Message" }),
  ).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(controls.lender)).toBeChecked();
  await expect(page.getByLabel(controls.customer)).not.toBeChecked();
  await summary.getByRole("link", { name: controls.noName }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("only wrong fields are marked, and the corrected form goes through", async ({
  page,
  request,
}) => {
  const email = newEmail();
  const response = await request.post("/api/contact", {
    form: { name: "Ana", email, phone: "", message: "", audience: "customer" },
  });
  await show(page, response);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    controls.noMessage,
  ]);
  expect(keptLeads(email)).toEqual([]);

  await page.getByRole("textbox", { name: "Message" }).fill("A roof");
  await page.getByRole("button", { name: controls.send }).click();
  await expect(page.getByRole("dialog").locator("strong")).toBeVisible();
  expect(keptLeads(email)).toMatchObject([
    { name: "Ana", fields: { message: "A roof" } },
  ]);
});
