import type { Page } from "@playwright/test";
import { claim } from "#content/forms/claim.ts";
import { controls } from "./controls.ts";
import { fillForm } from "./leads.ts";
import { button, expect, hydrate, open, painted, test } from "./test.ts";

/** The names of what the browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).toSorted(),
    ...Object.keys(sessionStorage).toSorted(),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);

test("a whole visit stays private", async ({ page, context, baseURL }) => {
  const urls: URL[] = [];
  const cookies: string[] = [];
  context.on("request", (request) => urls.push(new URL(request.url())));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceivedExtraInfo", ({ headers }) => {
    for (const [name, value] of Object.entries(headers))
      if (name.toLowerCase() === "set-cookie") cookies.push(value);
  });

  await open(page, "/");
  // Where the visit came from, gone with the tab.
  expect(await stored(page)).toEqual(["visit"]);
  await button(page.locator("header"), controls.dark).click();
  for (const section of await page.locator("main > *").all()) {
    await section.scrollIntoViewIfNeeded();
    await painted(page);
  }
  await fillForm(page);
  await button(page, controls.send).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: controls.ok })
    .click();
  await page.locator("header a[href='/portals']").click();
  await expect(page).toHaveURL("/portals");
  await page.goto("/blog/search");
  await page.getByRole("main").getByRole("searchbox").fill("hail");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=hail/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/portals");
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await stored(page)).toEqual(["theme", "visit"]);
  await open(page, "/storm");
  await page.getByRole("checkbox").first().check();
  await open(page, claim.page);
  await page.locator("#name").fill("Ana");
  await expect
    .poll(() => stored(page))
    .toEqual(["checks", "theme", "draft-claim", "visit"]);

  const hosts = urls
    .filter(({ protocol }) => protocol !== "data:")
    .map(({ origin }) => origin);
  expect(hosts.length).toBeGreaterThan(20);
  expect([...new Set(hosts)]).toEqual([baseURL]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
