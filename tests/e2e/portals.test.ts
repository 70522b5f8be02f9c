import type { Page } from "@playwright/test";
import { portals as content } from "#content/portals.ts";
import { portalPage } from "#content/ui/portal-page.ts";
import { site } from "#content/site.ts";
import { fillIn } from "#words/fill-in.ts";
import { controls } from "./controls.ts";
import { answerOutside, expectTabs } from "./outside.ts";
import { expect, holdScripts, hydrate, open, test } from "./test.ts";

const portals = Object.entries(content.pages).map(
  ([end, { what, button, outside }]) => ({
    path: `/portals/${end}`,
    what,
    button: new RegExp(`^${button}`),
    url: site.outside[outside],
  }),
);
const [scheduler, payment] = portals as [
  (typeof portals)[0],
  (typeof portals)[0],
];

test.beforeEach(({ context }) => answerOutside(context));

const opened = ({ what }: (typeof portals)[0]) =>
  fillIn(portalPage.opened, { name: what.replace(/^the /, "") });

const status = (page: Page) => page.getByRole("main").getByRole("status");

test(`a portal opens its page once, on arrival`, async ({ page }) => {
  const { path, button, url } = scheduler;
  await open(page, path);
  await expect(status(page)).toContainText(opened(scheduler));
  await expectTabs(page, [url]);
  const tab = page.context().pages().at(-1)!;
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.locator(`main a[href="${url}"]`)).toHaveCount(2);

  await page.getByRole("link", { name: controls.skip }).focus();
  await page.keyboard.press("Enter");
  await expectTabs(page, [url]);
  await page.reload();
  await hydrate(page);
  await expectTabs(page, [url]);
  await page.goto("/careers");
  await page.goBack();
  await expect(page).toHaveURL(`${path}#main`);
  await hydrate(page);
  await expectTabs(page, [url]);

  await page.getByRole("link", { name: button }).click();
  await expectTabs(page, [url, url]);
});

test("a link is an arrival too, for each portal once", async ({ page }) => {
  await open(page, "/portals");
  await page.locator(`main a[href="${scheduler.path}"]`).first().click();
  await expect(status(page)).toContainText(opened(scheduler));
  await expectTabs(page, [scheduler.url]);
  await page.locator(`footer a[href="${payment.path}"]`).first().click();
  await expect(status(page)).toContainText(opened(payment));
  await expectTabs(page, [scheduler.url, payment.url]);
});

test("a page of the back/forward cache opens nothing", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(scheduler.path, { waitUntil: "domcontentloaded" });
  // Playwright's Chromium has no such cache, so the test sends the event.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  releaseScripts();
  await hydrate(page);
  await expectTabs(page, []);
});
