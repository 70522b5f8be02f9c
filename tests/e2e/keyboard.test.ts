import type { Page } from "@playwright/test";
import { expect, laptop, open, phone, test } from "./test.ts";

type Stop = { name: string; problem: string | undefined };

/** What holds the focus, and what is wrong with that: bar 1.1, WCAG 2.4.3, 2.4.7 and 2.4.11. */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return undefined;
    // A radio that its option covers: the option shows the focus.
    const shown = focused.closest("label") ?? focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const style = getComputedStyle(shown);
    const hit = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
      Math.min(Math.max(top + Math.min(height, 40) / 2, 0), innerHeight - 1),
    );
    const header = document.querySelector("header")!.getBoundingClientRect();
    const covered =
      !focused.closest("header, dialog") &&
      top < header.bottom - 1 &&
      getComputedStyle(document.querySelector("header")!).position ===
        "sticky" &&
      !focused.matches("a[href='#main']");
    let problem: string | undefined;
    if (width < 8 || height < 8) problem = "has no size";
    else if (
      !shown.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    )
      problem = "is invisible";
    else if (covered) problem = "is under the header";
    else if (
      !hit ||
      !(
        shown.contains(hit) ||
        hit.contains(shown) ||
        hit.closest("label") === shown
      )
    )
      problem = `is covered by ${hit?.outerHTML.slice(0, 80)}`;
    else if (
      style.outlineStyle === "none" ||
      parseFloat(style.outlineWidth) < 2
    )
      problem = "shows no focus";
    return {
      name: `${focused.tagName} ${focused.id || focused.textContent?.trim().slice(0, 40)}`,
      problem,
    };
  });
}

/** Presses a key until the focus leaves the page, or so many times, and returns where it has been. */
async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  most = 250,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const size of [phone, laptop])
  test(`Tab reaches only what can be seen, to the end and back (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const forth = await walk(page, "Tab");
    expect(forth.filter(({ problem }) => problem)).toEqual([]);
    expect(forth.length).toBeGreaterThan(30);
    // Else there is a trap.
    expect(forth.length).toBeLessThan(250);

    await page.getByRole("link", { name: "Accessibility" }).focus();
    const back = await walk(page, "Shift+Tab", forth.length - 1);
    expect(back.filter(({ problem }) => problem)).toEqual([]);
    expect(back.map(({ name }) => name).toReversed()).toEqual(
      forth.slice(0, -1).map(({ name }) => name),
    );
  });

test("the carousel's slides scroll by the arrow keys", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const track = page
    .getByRole("group", { name: "What clients say" })
    .locator("ul")
    .first();
  await track.focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => track.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(100);
});
