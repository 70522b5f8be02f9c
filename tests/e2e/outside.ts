import type { BrowserContext, Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { expect } from "./test.ts";

/** Outside pages are answered from here: the tests reach no other host. */
export const answerOutside = (context: BrowserContext) =>
  context.route(
    ({ origin }) =>
      // An address may be empty, or a page of this site.
      Object.values(site.outside).some(
        (address) => URL.parse(address)?.origin === origin,
      ),
    (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<title>Outside</title>",
      }),
  );

/** Expects these other tabs, and that none comes late. */
export async function expectTabs(page: Page, urls: string[]) {
  const opened = () =>
    page
      .context()
      .pages()
      .filter((tab) => tab !== page)
      .map((tab) => tab.url().replace(/\/$/, ""));
  await expect.poll(opened).toEqual(urls);
  // Tabs are reported in the order in which they open, so one that the page opened earlier is known by now.
  const last = await page.context().newPage();
  expect(opened()).toEqual([...urls, "about:blank"]);
  await last.close();
}
