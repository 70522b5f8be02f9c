import type { Page } from "@playwright/test";

/**
 * A title of more than four lines, and grids of three entries or more, at least two in a row, whose last entry is alone
 * and does not fill its row.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector("h1")!);
    const lines = new Set(
      [...title.getClientRects()].map(({ bottom }) => Math.round(bottom)),
    );
    const lonely = [...document.querySelectorAll("main :is(ul, ol)")].filter(
      (list) => {
        const boxes = [...list.children]
          .filter((entry) => entry.checkVisibility())
          .map((entry) => entry.getBoundingClientRect());
        const last = boxes.at(-1);
        if (!last || boxes.length < 3) return false;
        // An empty cell that has the entries' own look fills the row of a ruled table.
        const isFilled = getComputedStyle(list, "::after").content !== "none";
        const inRow = (top: number) =>
          boxes.filter((box) => Math.abs(box.top - top) < 2).length;
        return (
          getComputedStyle(list).display === "grid" &&
          inRow(boxes[0]!.top) > 1 &&
          inRow(last.top) === 1 &&
          last.width < list.clientWidth * 0.8 &&
          !isFilled
        );
      },
    );
    return [
      ...(lines.size > 4 ? [`a title of ${lines.size} lines`] : []),
      ...lonely.map((list) => `a card alone: ${list.outerHTML.slice(0, 160)}`),
    ];
  });
