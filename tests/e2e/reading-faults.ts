import type { Page } from "@playwright/test";

/**
 * Unreadable parts with the text spacing that WCAG 1.4.12 lets a visitor choose. Uses CSSOM, because the policy blocks
 * style elements.
 */
export async function spacedReadingFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await readingFaults(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}

/**
 * Unreadable parts of the page at this window size: text that is cut off or outside the window, and sideways
 * scrolling.
 */
export function readingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const where = (element: Element) => element.outerHTML.slice(0, 120);
    const isShown = (element: Element) =>
      element.checkVisibility() &&
      getComputedStyle(element).clipPath === "none";
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => /hidden|clip/.test(overflow);
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };

    const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      isShown,
    );
    const hasWords = (element: HTMLElement) => {
      // The letters of a picture are not text; its name is.
      const pictured = [...element.querySelectorAll("svg")].map(
        (picture) => picture.textContent,
      );
      return (
        !element.closest("svg") &&
        element.innerText?.trim() &&
        pictured.join("") !== element.textContent
      );
    };
    const cut = shown.filter((element) => isCut(element) && hasWords(element));
    // Content that scrolls or passes by in its own window reaches beyond the edge on purpose.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== "visible" ||
        scrolls(element.parentElement));
    const beyond = shown.filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 &&
        !scrolls(element.parentElement),
    );
    // A dialog fits into the window, and scrolls.
    const open = document.querySelector("dialog[open]");
    const { top = 0, bottom = 0 } = open?.getBoundingClientRect() ?? {};
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : []),
      ...(top < 0 || bottom > innerHeight ? ["a dialog outside"] : []),
      ...cut.map((element) => `cut off: ${where(element)}`),
      ...beyond.map((element) => `beyond the edge: ${where(element)}`),
    ];
  });
}

/** Sticky bars that take more than a quarter of the window's height (WCAG 1.4.10). */
export function tallBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) &&
          element.checkVisibility() &&
          element.getBoundingClientRect().height > innerHeight / 4,
      )
      .map((element) => `stays in the way: ${element.outerHTML.slice(0, 80)}`),
  );
}

/** Moving elements, and words that wait for a script or a scroll to show (WCAG 2.2.2). */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target);
    const unseen = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) =>
        getComputedStyle(element).opacity === "0" && element.innerText?.trim(),
    );
    return [...moving, ...unseen].map(
      (element) => `moves or waits: ${element?.outerHTML.slice(0, 80)}`,
    );
  });
}
