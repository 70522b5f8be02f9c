import type { Page } from "@playwright/test";
import { expect, open, test, longIf } from "./test.ts";

/** The pages about the brokerage itself. */
const pages = [
  "/about",
  "/careers",
  "/portals",
  "/portals/booking-scheduler",
  "/portals/payment-portal",
  "/onboarding?progress=45",
  "/customer-service",
  "/customer-service/certificate-request",
  "/customer-service/claims",
  "/customer-service/policy-changes",
  "/licenses",
  "/privacy-notice",
  "/terms-of-service",
  "/accessibility",
  "/how-we-are-paid",
];

/** Opens a page; /onboarding is plain HTML without React. */
const show = (page: Page, path: string) =>
  path.startsWith("/onboarding") ? page.goto(path) : open(page, path);

for (const path of pages) {
  test(
    `nothing on ${path} shifts as it loads and React starts`,
    longIf(true),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await show(page, path);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
            // Earlier entries are reported in the next frame.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => setTimeout(() => resolve(sum))),
            );
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
    },
  );
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
