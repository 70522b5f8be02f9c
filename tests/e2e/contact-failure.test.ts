import type { Route } from "@playwright/test";
import { fillIn } from "#words/fill-in.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { site } from "#content/site.ts";
import { dialog, fillForm, sendButton, storedLeads } from "./leads.ts";
import { controls } from "./controls.ts";
import { button, expect, open, still, test } from "./test.ts";

test.use(still);

const storeFails = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { "Retry-After": "120" },
    json: { title: "Not kept", status: 503 },
  });
const answerIsLost = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

for (const answer of [storeFails, answerIsLost])
  test(`sends it again (${answer.name})`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/contact"))
        keys.push(request.headers()["idempotency-key"]);
    });
    await page.route("**/api/contact", answer, { times: 1 });
    await open(page, "/");
    const email = await fillForm(page);
    await page.getByLabel(controls.lender).check();
    await sendButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName(controls.failed);
    if (answer === storeFails)
      await expect(dialog(page)).toContainText(
        fillIn(retryTimes.minutes, { count: 2 }),
      );
    const again = button(dialog(page), controls.again);
    await expect(again).toBeFocused();
    await expect(
      dialog(page).getByRole("link", { name: site.phone.display }),
    ).toBeVisible();
    await again.click();
    await expect(dialog(page)).toBeHidden();
    await expect(sendButton(page)).toBeFocused();
    await expect(page.locator("#name")).toHaveValue("Ana Ruiz");
    await expect(page.locator("#phone")).toHaveValue("(713) 555-0100");
    await expect(page.getByLabel(controls.lender)).toBeChecked();

    await sendButton(page).click();
    await expect(dialog(page)).toContainText(controls.sent);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^\S{20,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(storedLeads(email)).toMatchObject([
      { fields: { message: "A roof & 2 walls" } },
    ]);
  });

test("an extension breaks the scripts", async ({ page, expectedErrors }) => {
  expectedErrors.push(/An extension/);
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new Error("An extension");
    };
  });
  await open(page, "/");
  const email = await fillForm(page);
  await sendButton(page).click();
  await expect(
    dialog(page).getByRole("link", { name: site.phone.display }),
  ).toBeVisible();
  expect(storedLeads(email)).toEqual([]);
  await button(dialog(page), controls.again).click();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?reference=/);
  expect(storedLeads(email)).toHaveLength(1);
});
