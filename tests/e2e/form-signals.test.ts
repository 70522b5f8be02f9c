import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillForm, storedLeads } from "./leads.ts";
import {
  button,
  expect,
  holdScripts,
  hydrate,
  open,
  still,
  test,
} from "./test.ts";

test.use(still);

const send = async (page: Page) => {
  await button(page, controls.send).click();
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
};
const token = (page: Page) => page.waitForResponse(/\/api\/form-token/);

test("a form asks for its token once, when it is used", async ({ page }) => {
  const tokenRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/form-token"))
      tokenRequests.push(request.url());
  });
  await open(page, "/");
  expect(tokenRequests).toEqual([]);
  // Only a bot fills this in.
  await expect(page.locator("[name=website]").first()).toBeHidden();
  const answered = token(page);
  const email = await fillForm(page);
  expect((await answered).status()).toBe(200);
  // As long as it takes to not look like a bot.
  const begin = Date.now();
  await expect.poll(() => Date.now() - begin).toBeGreaterThan(2000);
  await send(page);
  expect(tokenRequests).toHaveLength(1);
  expect(tokenRequests[0]).toContain("purpose=contact");
  expect(storedLeads(email)).toMatchObject([{ suspect: null }]);
});

test("time in a form counts from its token", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  const email = await fillForm(page);
  const answered = token(page);
  release();
  await answered;
  await hydrate(page);
  await send(page);
  // The token is younger than the typed text, which only marks the lead.
  expect(storedLeads(email)).toMatchObject([{ suspect: "speed" }]);
});

test("the form is still sent when no token is available", async ({ page }) => {
  // It never comes.
  await page.route(/api\/form-token/, () => {});
  await open(page, "/");
  const email = await fillForm(page);
  await send(page);
  expect(storedLeads(email)).toMatchObject([{ suspect: "no token" }]);
});
