import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { painted } from "./test.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The axe rules that the site must pass (docs/quality.md, "Accessibility"). Axe runs target-size only on request. */
const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** The rules that a theme change can break: it changes only colors. */
const ofColors = ["color-contrast", "link-in-text-block"];

/** Axe's findings in the whole page or a part of it, as lines with place and problem. */
export async function findings(page: Page, part = "html"): Promise<string[]> {
  // The header covers the top of the window, wherever the page is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // Moving elements have no stable contrast yet.
  await painted(page);
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) =>
        Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // An element that is removed while it moves never ends its movement.
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
  return violations(page, part, { type: "tag", values: standards });
}

/** Axe's findings on colors after the page has switched to the dark theme, in which it stays. */
export async function findingsInTheDark(
  page: Page,
  part = "html",
): Promise<string[]> {
  await page.locator("html").evaluate((root) => {
    root.dataset.theme = "dark";
  });
  return violations(page, part, { type: "rule", values: ofColors });
}

/**
 * Runs axe in the page. Its own runner for Playwright sends every passed node to another page (18 s instead of 3 s
 * for the home page, on a busy machine); here only findings leave the page.
 */
async function violations(
  page: Page,
  part: string,
  runOnly: RunOptions["runOnly"],
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  return page.evaluate(
    async ([within, only]) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      // Again: on a busy machine the page may have scrolled back to the focused element.
      scrollTo({ top: 0, behavior: "instant" });
      const found = await axe.run(within!, {
        runOnly: only,
        resultTypes: ["violations"],
        // Only for rules on sound and on styles that lock the orientation, which the site has not; it takes a third.
        preload: false,
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(" ")}: ${failureSummary}`,
        ),
      );
    },
    [part, runOnly] as const,
  );
}
