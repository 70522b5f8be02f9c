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

/** The layout shifts of the page until now, except after a visitor's action (web.dev/cls). Runs in the page. */
export async function shifted(): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as unknown as {
      value: number;
      hadRecentInput: boolean;
    }[])
      if (!entry.hadRecentInput) sum += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  // Earlier entries are reported by the next frame, and the one of React's start by that after it.
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  add(observer.takeRecords());
  return sum;
}
