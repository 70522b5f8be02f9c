import type { Page } from "@playwright/test";
import { portals } from "#content/portals.ts";
import { portalPage } from "#content/ui/portal-page.ts";
import { site } from "#content/site.ts";
import { expect, test, wholeBrowser, longIf } from "./test.ts";

// The full browser, with its popup blocking, which Playwright turns off by default.
test.use({
  launchOptions: {
    ...wholeBrowser,
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  },
});

test.beforeEach(({ context }) =>
  context.route(
    ({ origin }) =>
      Object.values(site.outside).some((url) => new URL(url).origin === origin),
    (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<title>Outside</title>",
      }),
  ),
);

/** Expects this many other tabs, and that none comes late. */
async function expectTabs(page: Page, count: number) {
  const opened = () => page.context().pages().length - 1;
  await expect.poll(opened).toBe(count);
  // Tabs are reported in the order in which they open, so one that the page opened earlier is known by now.
  const last = await page.context().newPage();
  expect(opened()).toBe(count + 1);
  await last.close();
}

const status = (page: Page) => page.getByRole("main").getByRole("status");

for (const [end, { button }] of Object.entries(portals.pages))
  test(
    `${end} says that its page did not open, and the button has the focus`,
    longIf(end !== Object.keys(portals.pages)[0]),
    async ({ page }) => {
      // Playwright's access to the page counts as a visitor's gesture, which would let the tab open. So there is none
      // until the page, which acts when the browser is idle, has tried.
      await page.addInitScript(() => {
        const { open } = window;
        window.open = (...given) => {
          const tab = open.apply(window, given);
          console.debug("tried");
          return tab;
        };
      });
      const tried = page.waitForEvent("console", (message) =>
        message.text().includes("tried"),
      );
      await page.goto(`/portals/${end}`);
      await tried;
      await expect(status(page)).toContainText(
        portalPage.blocked.split("{name}")[0]!,
      );
      await expect(status(page)).toBeVisible();
      await expect(
        page.getByRole("link", { name: new RegExp(`^${button}`) }),
      ).toBeFocused();
      await expectTabs(page, 0);
      await page.keyboard.press("Enter");
      await expectTabs(page, 1);
    },
  );
