import type { Page } from "@playwright/test";
import { expect, laptop, open, phone, test } from "./test.ts";

/** Elements with text that is cut off where it should be read. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (
          !element.checkVisibility() ||
          clipPath !== "none" ||
          !element.innerText?.trim()
        )
          return false;
        const cutsX = overflowX === "hidden" || overflowX === "clip";
        const cutsY = overflowY === "hidden" || overflowY === "clip";
        return (
          (cutsX && element.scrollWidth > element.clientWidth + 1) ||
          (cutsY && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Elements whose text stands beyond the window's edge, scrolling rows left out. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "body *:not(ul *, [role=tablist] *)",
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).clipPath === "none" &&
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe("zoomed to 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the page needs no sideways scrolling, and no bar stays in the way", async ({
    page,
  }) => {
    await open(page, "/");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
    expect(await beyond(page)).toEqual([]);
    await expect(page.locator("header")).toHaveCSS("position", "static");
  });
});

for (const size of [
  { width: 320, height: 640 },
  phone,
  { width: 426, height: 900 },
  laptop,
])
  test(`with wide text spacing nothing is cut off (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, "/");
    // The header keeps to the page's margin at every width.
    const margin = await page.evaluate(() => {
      const edge = document.querySelector("header")!;
      return (
        edge.lastElementChild!.getBoundingClientRect().right <=
        edge.getBoundingClientRect().right -
          parseFloat(getComputedStyle(edge).paddingInlineEnd) +
          1
      );
    });
    expect(margin).toBe(true);
    // WCAG 1.4.12. Through CSSOM: the policy stops style elements.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await clipped(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(size.width);
    expect(await beyond(page)).toEqual([]);
  });
