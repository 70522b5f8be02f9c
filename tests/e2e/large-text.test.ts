import type { Page } from "@playwright/test";
import { focusEach } from "./focus-faults.ts";
import { allAddresses, pageKinds } from "./page-kinds.ts";
import { readingFaults } from "./reading-faults.ts";
import { expect, longIf, settle, still, test } from "./test.ts";

test.use({
  ...still,
  // What a visitor sets as the size of letters in the browser.
  launchOptions: {
    executablePath: process.env.HEADLESS_SHELL ?? process.env.CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--font-render-hinting=none",
      "--blink-settings=defaultFontSize=32",
    ],
  },
});

/** One visit for all of them: a page in a new window costs twice as much. */
async function expectReadable(page: Page, paths: string[]): Promise<void> {
  test.slow();
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      await expect.soft(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [390, 768, 1280]) {
        const where = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await readingFaults(page), where).toEqual([]);
        const header = await focusEach(page, "header");
        expect
          .soft(
            header.filter(({ fault }) => fault),
            where,
          )
          .toEqual([]);
      }
    });
}

test("a page of each kind is readable with letters of 32 px", ({ page }) =>
  expectReadable(page, pageKinds));

test(
  "every other page is readable with letters of 32 px",
  longIf(true),
  ({ page }) =>
    expectReadable(
      page,
      allAddresses.filter((path) => !pageKinds.includes(path)),
    ),
);
