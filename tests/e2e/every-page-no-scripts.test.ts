import type { Page } from "@playwright/test";
import { allAddresses, pageKinds } from "./page-kinds.ts";
import { readingFaults } from "./reading-faults.ts";
import { expect, laptop, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const narrow = { width: 320, height: 800 };

// One visit for all pages: a new visit costs more than a page.
test("every page is readable without scripts, and offers nothing that needs them", async ({
  page,
}) => {
  for (const path of allAddresses)
    await test.step(path, async () => {
      await page.setViewportSize(narrow);
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      for (const size of pageKinds.includes(path)
        ? [narrow, laptop]
        : [narrow]) {
        await page.setViewportSize(size);
        expect.soft(await readingFaults(page), path).toEqual([]);
        expect.soft(await deadControls(page), path).toEqual([]);
        expect.soft(await emptyPictures(page), path).toEqual([]);
      }
    });
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
