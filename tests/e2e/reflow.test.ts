import { readingFaults, spaceText } from "./reading-faults.ts";
import { expect, open, phone, test } from "./test.ts";

test("the logo is in the middle of the header, next to a language too", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.locator("header a[hreflang]")).toHaveCount(1);
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const offset = await page.locator("header").evaluate((header) => {
      const middle = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      };
      return middle(header.querySelector("a[href='/']")!) - middle(header);
    });
    // With a long company name on a tablet it is 4.2.
    expect(Math.abs(offset), `${width} px`).toBeLessThanOrEqual(
      width < 900 ? 5 : 4,
    );
  }
});

// Widths just at the breakpoints; tests/e2e/every-page checks the others.
for (const size of [phone, { width: 426, height: 900 }])
  test(`with wide text spacing nothing is cut off (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, "/");
    // The header follows the page's margin at every width.
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
    await spaceText(page);
    expect(await readingFaults(page)).toEqual([]);
  });
