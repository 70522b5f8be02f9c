import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { fillIn } from "./filled-form.ts";
import { keptLeads } from "./kept-leads.ts";
import { controls } from "./controls.ts";
import { expect, longIf, open, still, test } from "./test.ts";

test.use(still);

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page) => page.locator("#contact [type=submit]");

for (const [trouble, fail] of [
  [
    "the network fails",
    (page) =>
      page.route("**/api/contact", (route) => route.abort(), { times: 1 }),
  ],
  [
    "the store fails",
    (page) =>
      page.route(
        "**/api/contact",
        (route) =>
          route.fulfill({
            status: 503,
            headers: { "Retry-After": "120" },
            json: { title: "Not kept", status: 503 },
          }),
        {
          times: 1,
        },
      ),
  ],
  [
    "the answer is no word of the server's",
    (page) =>
      page.route(
        "**/api/contact",
        (route) => route.fulfill({ status: 200, body: "<html>log in" }),
        { times: 1 },
      ),
  ],
] as [string, (page: Page) => Promise<unknown>][])
  test.describe("when sending fails", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test(
      `when ${trouble}, everything typed stays and the second try is the same message`,
      longIf(trouble !== "the store fails"),
      async ({ page }) => {
        const keys: (string | undefined)[] = [];
        page.on("request", (request) => {
          if (request.url().endsWith("/api/contact"))
            keys.push(request.headers()["idempotency-key"]);
        });
        await fail(page);
        await open(page, "/");
        const email = await fillIn(page);
        await page.getByLabel(controls.lender).check();
        await button(page).click();
        await expect(dialog(page)).toHaveAccessibleName(controls.failed);
        if (trouble === "the store fails")
          await expect(dialog(page)).toContainText("2 minutes");
        const again = dialog(page).getByRole("button", {
          name: controls.again,
        });
        await expect(again).toBeFocused();
        await expect(
          dialog(page).getByRole("link", { name: site.phone.display }),
        ).toBeVisible();
        expect(keptLeads(email)).toEqual([]);
        await again.click();
        await expect(dialog(page)).toBeHidden();
        await expect(button(page)).toBeFocused();
        await expect(page.locator("#name")).toHaveValue("Ana Ruiz");
        await expect(page.locator("#email")).toHaveValue(email);
        await expect(page.locator("#phone")).toHaveValue("(713) 555-0100");
        await expect(page.locator("#message")).toHaveValue("A roof & 2 walls");
        await expect(page.getByLabel(controls.lender)).toBeChecked();

        await button(page).click();
        await expect(dialog(page)).toContainText(controls.sent);
        expect(keys).toHaveLength(2);
        expect(keys[0]).toMatch(/^\S{20,}$/);
        expect(keys[1]).toBe(keys[0]);
        expect(keptLeads(email)).toHaveLength(1);
      },
    );
  });

test.describe("when the answer is lost on its way", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the second try makes no second lead", async ({ page }) => {
    await page.route(
      "**/api/contact",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await open(page, "/");
    const email = await fillIn(page);
    await button(page).click();
    await dialog(page).getByRole("button", { name: controls.again }).click();
    expect(keptLeads(email)).toHaveLength(1);
    await button(page).click();
    await expect(dialog(page)).toContainText(controls.sent);
    expect(keptLeads(email)).toHaveLength(1);
  });
});

test.describe("when an extension breaks the page's scripts", () => {
  test.use({ expectedErrors: [/An extension/] });

  test("the form says so, and the second time the browser sends it by itself", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error("An extension");
      };
    });
    await open(page, "/");
    const email = await fillIn(page);
    await button(page).click();
    await expect(
      dialog(page).getByRole("link", { name: site.phone.display }),
    ).toBeVisible();
    expect(keptLeads(email)).toEqual([]);
    await dialog(page).getByRole("button", { name: controls.again }).click();
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/thanks\?reference=/);
    expect(keptLeads(email)).toHaveLength(1);
  });
});
