import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillForm, storedLeads } from "./leads.ts";
import { button, expect, hydrate, still, test } from "./test.ts";

test.use(still);

/** Arrives from a search engine's advertisement. */
const arrive = (page: Page) =>
  page.goto("/about?utm_source=Google+Ads&utm_campaign=hail&gclid=123", {
    referer: "https://www.google.com/",
  });

async function moveHome(page: Page) {
  await hydrate(page);
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
}

async function send(page: Page): Promise<unknown> {
  const email = await fillForm(page);
  await button(page, controls.send).click();
  await expect(page.getByRole("dialog")).toContainText(controls.sent);
  const [lead] = storedLeads(email);
  return lead!.source === null ? null : JSON.parse(lead!.source);
}

test("a lead tells where its visit came from", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    // A link that the pointer is on is fetched before it is pressed.
    if (request.headers()["sec-purpose"]) return;
    const { pathname } = new URL(request.url());
    const type = request.resourceType();
    if (/document|fetch|xhr|ping/.test(type))
      requests.push(`${type} ${request.method()} ${pathname}`);
  });
  await arrive(page);
  await moveHome(page);
  expect(await send(page)).toEqual({
    page: "/",
    start: "/about",
    referrer: "google.com",
    utm_source: "Google Ads",
    utm_campaign: "hail",
  });
  expect(requests).toEqual([
    "document GET /about",
    "document GET /",
    "fetch GET /api/form-token",
    "fetch POST /api/contact",
  ]);
});

test("coming back from elsewhere is another visit", async ({ page }) => {
  await arrive(page);
  await hydrate(page);
  await page.goto("/");
  await hydrate(page);
  expect(await send(page)).toEqual({ page: "/", start: "/" });
});

test.describe("a browser that sends Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

  test("sends and stores nothing of a visit", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/"))
        sent.push(request.url() + (request.postData() ?? ""));
    });
    await arrive(page);
    await moveHome(page);
    expect(await page.evaluate(() => "visit" in sessionStorage)).toBe(false);
    expect(await send(page)).toBeNull();
    expect(sent).toHaveLength(2);
    for (const request of sent) expect(request).not.toMatch(/google|source/i);
  });
});
