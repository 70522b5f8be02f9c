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

const others = allAddresses.filter((path) => !pageKinds.includes(path));

// One visit for all of them: a page in a new window costs twice as much.
for (const [which, paths] of [
  ["a page of each kind", pageKinds],
  ["every other page", others],
] as const)
  test(
    `${which} is readable with letters of 32 px`,
    longIf(paths === others),
    async ({ page }) => {
      test.setTimeout(paths.length * 10_000);
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        await expect(page.locator("html")).toHaveCSS("font-size", "32px");
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const header = await focusEach(page, "header");
          const faults = header.flatMap(({ fault }) => fault ?? []);
          expect
            .soft([...faults, ...(await readingFaults(page))], path)
            .toEqual([]);
        }
      }
    },
  );
