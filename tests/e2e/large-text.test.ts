import type { Page } from "@playwright/test";
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

/** Links and buttons of the header that overlap, or reach beyond the header or the window. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return [];
    const frame = header.getBoundingClientRect();
    const controls = [
      ...header.querySelectorAll<HTMLElement>("a, button"),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility() && box.width > 1;
      return isShown && !element.closest("dialog") ? [{ element, box }] : [];
    });
    const where = (element: Element) => element.outerHTML.slice(0, 80);
    const outside = controls.filter(
      ({ box }) =>
        box.left < -1 ||
        box.right > innerWidth + 1 ||
        box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1,
    );
    const over = controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const isApart =
          one.element.contains(other.element) ||
          one.box.right <= other.box.left + 1 ||
          other.box.right <= one.box.left + 1 ||
          one.box.bottom <= other.box.top + 1 ||
          other.box.bottom <= one.box.top + 1;
        return isApart ? [] : [[one.element, other.element]];
      }),
    );
    return [
      ...outside.map(({ element }) => `outside: ${where(element)}`),
      ...over.map((pair) => `overlap: ${pair.map(where).join(" and ")}`),
    ];
  });
}

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
        expect.soft(await headerFaults(page), where).toEqual([]);
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
