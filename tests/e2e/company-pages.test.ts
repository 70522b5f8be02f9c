import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

/** The pages on the brokerage itself. */
const pages = [
  "/about",
  "/careers",
  "/portals",
  "/portals/booking-scheduler",
  "/portals/payment-portal",
  "/onboarding?progress=45",
  "/customer-service",
  "/licenses",
  "/privacy-notice",
  "/terms-of-service",
  "/accessibility",
  "/how-we-are-paid",
];

const rules = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Opens a page; /onboarding is plain HTML that React never comes to. */
const show = (page: Page, path: string) =>
  path.startsWith("/onboarding") ? page.goto(path) : open(page, path);

for (const path of pages) {
  for (const theme of ["light", "dark"])
    test(`axe finds nothing on ${path} in the ${theme} theme, narrow or wide`, async ({
      page,
    }) => {
      await page.addInitScript(
        (value) => localStorage.setItem("theme", value),
        theme,
      );
      await show(page, path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(rules)
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
          [],
        );
      }
    });

  test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page, path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
  });

  test(`nothing on ${path} shifts as it loads and React arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The second time the fonts come from the cache: what is left is the page's own doing.
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await show(page, path);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

test("each page has its own title and description, of a length that search engines show", async ({
  request,
}) => {
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(path)).text();
      return {
        title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
        description: unescape(
          /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
        ),
        headings: html.match(/<h1[ >]/g)?.length,
      };
    }),
  );
  for (const { title, description, headings } of heads) {
    expect(headings, title).toBe(1);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(
    pages.length,
  );
});

function unescape(text = "") {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
