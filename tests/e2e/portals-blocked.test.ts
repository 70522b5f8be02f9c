import type { Page } from "@playwright/test";
import { portals } from "#content/portals.ts";
import { portalPage } from "#content/ui/portal-page.ts";
import { site } from "#content/site.ts";
import { answerOutside, expectTabs } from "./outside.ts";
import { expect, test, wholeBrowser } from "./test.ts";

// The full browser, with its popup blocking, which Playwright turns off by default.
test.use({
  launchOptions: {
    ...wholeBrowser,
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  },
});

test.beforeEach(({ context }) => answerOutside(context));

const status = (page: Page) => page.getByRole("main").getByRole("status");

const [end, { button, outside }] = Object.entries(portals.pages)[0]!;

test("a portal says that its page did not open, and the button has the focus", async ({
  page,
}) => {
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
  await expect(page.getByRole("link", { name: button })).toBeFocused();
  await expectTabs(page, []);
  await page.keyboard.press("Enter");
  await expectTabs(page, [site.outside[outside]]);
});
