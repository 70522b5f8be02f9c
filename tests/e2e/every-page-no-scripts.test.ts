import type { Page } from "@playwright/test";
import { allAddresses, pageKinds } from "./page-kinds.ts";
import { lines, lonely } from "./page-layout.ts";
import { readingFaults } from "./reading-faults.ts";
import { expect, laptop, still, test } from "./test.ts";

test.use({ ...still, javaScriptEnabled: false });

const narrow = { width: 320, height: 800 };

/** Pages whose titles and cards owners change most, and one of each kind; npm run test:all looks at all of them. */
const laidOut = allAddresses.filter(
  (path) =>
    process.env.TESTS === "all" ||
    pageKinds.includes(path) ||
    /^.(personal|industry|services|coverage)(.[\w-]+)?$/.test(path),
);

/** Widths at which titles and cards break differently. */
const widths = (path: string) =>
  pageKinds.includes(path) || process.env.TESTS === "all"
    ? [390, 768, 1280, 1920]
    : [390, 1280];

// A few visits for all pages, and one load of each for all widths, because loading costs more than looking.
const visits = 4;
for (let visit = 0; visit < visits; visit++)
  test(`every page is readable without scripts, offers nothing that needs them, and has at most four lines of title and no card alone in its row (${visit + 1} of ${visits})`, async ({
    page,
  }) => {
    test.slow();
    for (const path of allAddresses.filter((_, i) => i % visits === visit)) {
      await page.setViewportSize(narrow);
      await page.goto(path);
      await expect.soft(page.locator("h1"), path).toBeVisible();
      for (const size of pageKinds.includes(path)
        ? [narrow, laptop]
        : [narrow]) {
        await page.setViewportSize(size);
        const faults = [
          ...(await readingFaults(page)),
          ...(await deadControls(page)),
          ...(await emptyPictures(page)),
        ];
        expect.soft(faults, path).toEqual([]);
      }
      if (!laidOut.includes(path)) continue;
      for (const width of widths(path)) {
        const where = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await lines(page), where).toBeLessThanOrEqual(4);
        if (width > 390) expect.soft(await lonely(page), where).toEqual([]);
      }
    }
  });

/** Visible controls without a function: neither the browser nor the server answers them. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button, input, select, textarea, [role=tab], [role=button], a:not([href])",
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter(
        (control) =>
          !control.matches("[commandfor], [popovertarget], [type=reset]") &&
          !control.closest("form[action]"),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Visible pictures without a source. */
function emptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(
        (image) => image.checkVisibility() && !image.currentSrc && !image.src,
      )
      .map((image) => image.outerHTML.slice(0, 120)),
  );
}
