import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillIn } from "./filled-form.ts";
import { keptLeads } from "./kept-leads.ts";
import {
  expect,
  holdScripts,
  hydrate,
  longIf,
  open,
  still,
  test,
} from "./test.ts";

test.use(still);

const send = async (page: Page) => {
  await page.getByRole("button", { name: controls.send }).click();
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
};
/** Counts the page's requests to the server. */
const tokenRequests = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/form-token")) urls.push(request.url());
  });
  return urls;
};
const token = (page: Page) => page.waitForResponse(/\/api\/form-token/);

test("a form requests its token once, at the first click into it, and a visitor who takes time is not suspect", async ({
  page,
}) => {
  const asked = tokenRequests(page);
  await open(page, "/");
  expect(asked).toEqual([]);
  const answered = token(page);
  const email = await fillIn(page);
  expect((await answered).status()).toBe(200);
  // As long as it takes to not look like a bot.
  const begin = Date.now();
  await expect.poll(() => Date.now() - begin).toBeGreaterThan(2000);
  await send(page);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("purpose=contact");
  expect(keptLeads(email)).toMatchObject([{ suspect: null }]);
});

test("for a visitor who was in the form before React started, the time counts from then", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  const email = await fillIn(page);
  const answered = token(page);
  release();
  await answered;
  await hydrate(page);
  await send(page);
  // The token is younger than the typed text, which only marks the lead.
  expect(keptLeads(email)).toMatchObject([{ suspect: "speed" }]);
});

test("a bot that fills in every field is thanked, and marked", async ({
  page,
}) => {
  await open(page, "/");
  const trap = page.locator("[name=website]").first();
  await expect(trap).toBeHidden();
  const email = await fillIn(page);
  await trap.evaluate((input) => {
    (input as HTMLInputElement).value = "https://example.com";
  });
  await send(page);
  const [lead] = keptLeads(email);
  expect(lead?.suspect).toContain("honeypot");
});

test("the newsletter's form requests its own token", async ({ page }) => {
  await open(page, "/blog");
  const answered = token(page);
  await page.getByRole("form").locator("#email").focus();
  expect((await answered).url()).toContain("purpose=subscribe");
});

test.describe("when no token is available", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [trouble, answer] of [
    [
      "the network fails",
      (page) => page.route(/api\/form-token/, (route) => route.abort()),
    ],
    [
      "the server has none",
      (page) =>
        page.route(/api\/form-token/, (route) =>
          route.fulfill({ status: 503 }),
        ),
    ],
    ["it never comes", (page) => page.route(/api\/form-token/, () => {})],
  ] as [string, (page: Page) => Promise<unknown>][])
    test(
      `the form is still sent: ${trouble}`,
      longIf(trouble !== "it never comes"),
      async ({ page }) => {
        await answer(page);
        await open(page, "/");
        const email = await fillIn(page);
        await send(page);
        expect(keptLeads(email)).toMatchObject([{ suspect: "no token" }]);
      },
    );
});
