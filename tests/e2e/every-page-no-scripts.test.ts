import type { Page } from "@playwright/test";
import {
  allAddresses,
  inEveryRun,
  pageKinds,
  pagesToVisit,
} from "./page-kinds.ts";
import { layoutFaults } from "./page-layout.ts";
import { readingFaults } from "./reading-faults.ts";
import { expect, laptop, phone, still, test } from "./test.ts";

test.use({ ...still, javaScriptEnabled: false });

const narrow = { width: 320, height: 800 };

/** Pages whose titles and cards owners change most. every-page.test.ts looks at one page of each kind. */
const laidOut = allAddresses.filter((path) =>
  /^.(personal|industry|services|coverage)(.[\w-]+)?$/.test(path),
);

const addresses = process.env.TESTS === "short" ? inEveryRun : pagesToVisit;

// Several tests, so that all workers share them.
const visits = 4;
for (let visit = 0; visit < visits; visit++)
  test(`without scripts (${visit + 1} of ${visits})`, async ({ page }) => {
    test.slow();
    for (const path of addresses.filter((_, i) => i % visits === visit)) {
      await page.setViewportSize(narrow);
      await page.goto(path);
      for (const size of pageKinds.includes(path)
        ? [narrow, laptop]
        : [narrow]) {
        await page.setViewportSize(size);
        const faults = [
          ...(await readingFaults(page)),
          ...(await withoutScripts(page)),
        ];
        expect.soft(faults, path).toEqual([]);
      }
      if (!laidOut.includes(path)) continue;
      for (const size of [phone, laptop]) {
        await page.setViewportSize(size);
        const where = `${path} at ${size.width} px`;
        expect.soft(await layoutFaults(page), where).toEqual([]);
      }
    }
  });

/**
 * No title, pictures without a source, and controls that neither the browser nor the server answers. In one call,
 * because Playwright loads a locator's code into every page.
 */
const withoutScripts = (page: Page) =>
  page.evaluate(() => {
    const shown = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    const dead = shown(
      "button, input, select, textarea, [role=tab], [role=button], a:not([href])",
    ).filter(
      (control) =>
        !control.matches("[commandfor], [popovertarget], [type=reset]") &&
        !control.closest("form[action]"),
    );
    const empty = shown<HTMLImageElement>("img").filter(
      ({ currentSrc, src }) => !currentSrc && !src,
    );
    return [
      ...(shown("h1").length === 0 ? ["no title"] : []),
      ...[...dead, ...empty].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
