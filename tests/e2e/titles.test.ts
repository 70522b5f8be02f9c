import type { Page } from "@playwright/test";
import { allAddresses, pageKinds } from "./page-kinds.ts";
import { expect, longIf, still, test } from "./test.ts";

test.use({ ...still, javaScriptEnabled: false });

const widths = [390, 768, 1280, 1920];

/** The number of lines of the page's title. */
const lines = (page: Page) =>
  page
    .locator("h1")
    .first()
    .evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set(
        [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
      ).size;
    });

/** Grids of three entries or more, at least two in a row, whose last entry is alone and does not fill its row. */
const lonely = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(ul, ol)")].flatMap((list) => {
      const boxes = [...list.children]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => entry.getBoundingClientRect());
      const last = boxes.at(-1);
      if (!last || boxes.length < 3) return [];
      // An empty cell that has the entries' own look fills the row of a ruled table.
      const isFilled = getComputedStyle(list, "::after").content !== "none";
      const inRow = (top: number) =>
        boxes.filter((box) => Math.abs(box.top - top) < 2).length;
      const isAlone =
        getComputedStyle(list).display === "grid" &&
        inRow(boxes[0]!.top) > 1 &&
        inRow(last.top) === 1 &&
        last.width < list.clientWidth * 0.8;
      return isAlone && !isFilled ? [list.outerHTML.slice(0, 160)] : [];
    }),
  );

/** Pages whose titles and cards owners change most; all others are left to npm run test:all. */
const families = allAddresses.filter((path) =>
  /^.(personal|industry|services|coverage)(.[\w-]+)?$/.test(path),
);

// One visit for all pages, and one load of each for all widths, because loading costs more than looking.
for (const [which, paths, isLong] of [
  ["kind of page and family page", [...pageKinds, ...families], false],
  ["page", allAddresses, true],
] as const)
  test(
    `each ${which} has at most four lines of title, and no card alone in its row, at every width`,
    longIf(isLong),
    async ({ page }) => {
      test.slow();
      for (const path of new Set(paths)) {
        await page.goto(path);
        for (const width of widths) {
          const where = `${path} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await lines(page), where).toBeLessThanOrEqual(4);
          if (width > 390) expect.soft(await lonely(page), where).toEqual([]);
        }
      }
    },
  );
