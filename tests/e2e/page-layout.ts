import type { Page } from "@playwright/test";

/** The number of lines of the page's title. */
export const lines = (page: Page) =>
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
export const lonely = (page: Page) =>
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
