import { pageAt } from "#app/content/pages.ts";
import { expect, test } from "./test.ts";

for (const letters of ["16px", "22px"])
  test(`the header is one row in windows of every width, in each language, with letters of ${letters}`, async ({
    page,
  }) => {
    for (const path of Object.values(pageAt("/")!.translations)) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const higher: number[] = [];
      for (let width = 400; width <= 2600; width += 20) {
        await page.setViewportSize({ width, height: 800 });
        const isHigher = await page.locator("header").evaluate((header) => {
          const { minHeight } = getComputedStyle(header);
          const { height } = header.getBoundingClientRect();
          return height > Number.parseFloat(minHeight) + 1;
        });
        if (isHigher) higher.push(width);
      }
      expect(higher, path).toEqual([]);
    }
  });
