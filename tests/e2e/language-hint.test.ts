import type { Page } from "@playwright/test";
import { allPages } from "#app/content/pages.ts";
import { languageHints } from "#content/language-hints.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { firstLanguage } from "#words/first-language.ts";
import { findings } from "./axe.ts";
import { shifted } from "./page-layout.ts";
import { focusEach } from "./focus-faults.ts";
import { expect, hydrate, idle, open, phone, still, test } from "./test.ts";

const [[language = "", words] = []] = Object.entries(languageHints);
const english = allPages().filter((page) => page.language === firstLanguage);
const [here, there] = english.filter(
  ({ kind, translations }) => kind === "personal" && translations[language],
);
const alone = english.find(
  ({ kind, translations }) => kind === "personal" && !translations[language],
)!;

const hint = (page: Page) => page.locator("[data-hint]");
/** Whether the page has fetched the hint. */
const hasFetchedHint = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("language-hint")),
  );

async function openIdle(page: Page, path: string) {
  await page.goto(path);
  await idle(page);
  await page.waitForLoadState("networkidle");
}

/** The page asks for the hint, but does not show it. */
async function expectNoHint(page: Page, path: string) {
  await openIdle(page, path);
  await expect.poll(() => hasFetchedHint(page)).toBe(true);
  await expect(hint(page)).toHaveCount(0);
}

test("a browser in English asks for no hint", async ({ page }) => {
  await openIdle(page, here!.path);
  expect(await hasFetchedHint(page)).toBe(false);
});

test.describe("in a browser in another language", () => {
  test.use({ locale: `${language}-MX` });

  test("a page without a translation and the translation ask for no hint", async ({
    page,
  }) => {
    for (const path of [alone.path, here!.translations[language]!]) {
      await openIdle(page, path);
      expect(await hasFetchedHint(page), path).toBe(false);
    }
  });

  test("a page that is there in that language says so, moves nothing and takes no focus, until it is closed", async ({
    page,
  }) => {
    await openIdle(page, here!.path);
    await expect(hint(page)).toHaveAttribute("lang", language);
    const link = hint(page).getByRole("status").getByRole("link");
    await expect(link).toHaveText(words!.text);
    await expect(page.locator(":focus")).toHaveCount(0);
    await hydrate(page);
    expect(await page.evaluate(shifted)).toBe(0);
    expect(await findings(page, "[data-hint]")).toEqual([]);

    await link.focus();
    await page.keyboard.press("Tab");
    await expect(
      hint(page).getByRole("button", { name: words!.close }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(hint(page)).toHaveCount(0);
    await expectNoHint(page, there!.path);
  });

  test("its link follows the visitor from page to page, and using it is enough", async ({
    page,
  }) => {
    const move = (path: string) =>
      page.locator(`footer a[href="${path}"], main a[href="${path}"]`).first();
    await open(page, here!.path);
    const link = hint(page).getByRole("link");
    await expect(link).toBeVisible();
    await move(alone.path).click();
    await expect(page).toHaveURL(alone.path);
    await expect(hint(page)).toHaveCount(0);
    await move(there!.path).click();
    await expect(page).toHaveURL(there!.path);
    // The one in the header counts too.
    for (const chosen of [
      link,
      page.getByRole("banner").locator(`a[hreflang=${language}]`),
    ]) {
      await page.evaluate(() => localStorage.clear());
      await page.goto(there!.path);
      await hydrate(page);
      await chosen.click();
      await expect(page).toHaveURL(there!.translations[language]!);
    }
    await expectNoHint(page, there!.path);
  });

  test("on a phone it is above the bar, and nothing with the focus is behind it", async ({
    page,
  }) => {
    // A smooth scroll that this test's own interrupts ends anywhere.
    await page.emulateMedia(still);
    await page.setViewportSize(phone);
    await open(page, here!.path);
    // Nothing else is over it.
    await hint(page).getByRole("link").click({ trial: true });
    const box = (await hint(page).boundingBox())!;
    const bar = page.getByRole("navigation", { name: siteLayout.bar });
    const { y } = (await bar.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(y);
    const stops = await focusEach(page, "main");
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
  });
});
