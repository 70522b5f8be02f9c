import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { pageKinds } from "./page-kinds.ts";
import { expect, longIf, settle, test } from "./test.ts";

const kilobyte = 1024;

test("inline code takes at most 12 KB of a page", async ({ request }) => {
  for (const path of pageKinds) {
    const html = await (await request.get(path)).text();
    const code = [...html.matchAll(/<(style|script)[^>]*>([^]*?)<\/\1>/g)]
      .filter(([tag]) => !/ type="?application/.test(tag))
      .map(([, , content = ""]) => content)
      .join("\n");
    expect(code, path).not.toBe("");
    // A notice adds some 100 bytes while it shows.
    if (html.includes("data-notice=")) continue;
    expect(brotliCompressSync(code).byteLength, path).toBeLessThanOrEqual(
      12 * kilobyte,
    );
  }
});

/** The scripts of a first visit, in KB: 90 for a tool with a form. */
const budgetOf = (path: string) =>
  /certificate-request|pedir-certificado/.test(path) ? 90 : 80;

for (const path of pageKinds)
  test(
    `a first visit of ${path} keeps to its budget`,
    longIf(!isHeavy(path)),
    async ({ page }) => {
      await page.goto(path);
      await settle(page);
      await page.waitForLoadState("networkidle");
      const { scripts, all } = await weigh(page);
      expect(scripts / kilobyte).toBeLessThanOrEqual(budgetOf(path));
      expect(all / kilobyte).toBeLessThanOrEqual(170);
    },
  );

/** Pages with a form, a list or many own parts, which have the largest scripts. */
function isHeavy(path: string) {
  return /^\/($|blog$|coverage-finder|customer-service\/claims|industry\/)/.test(
    path,
  );
}

/** Bytes sent for everything the page has requested so far, and for its scripts. */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const sum = (entries: PerformanceEntryList) =>
      (entries as PerformanceResourceTiming[]).reduce(
        (bytes, { encodedBodySize }) => bytes + encodedBodySize,
        0,
      );
    const files = performance.getEntriesByType("resource");
    return {
      scripts: sum(files.filter(({ name }) => /\.js(\?|$)/.test(name))),
      all: sum([...performance.getEntriesByType("navigation"), ...files]),
    };
  });
