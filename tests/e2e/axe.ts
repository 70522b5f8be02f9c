import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { expect, painted } from "./test.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules of axe that the site keeps (docs/quality.md, "Accessibility"). Axe runs target-size only when asked. */
const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** The rules that a change of theme can break: it changes nothing but colours. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds, in the whole page or in a part of it, as lines that say where and what. */
export async function findings(page: Page, part = "html"): Promise<string[]> {
  // The header covers what stands at the top of the window, wherever that is.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // What moves has no contrast yet.
  await painted(page);
  await page.evaluate(() =>
    // What is taken away while it moves never ends its movement.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );
  return violations(page, part, { type: "tag", values: standards });
}

/** What axe finds of colours once the page shows the dark theme, which it then keeps. */
export async function findingsInTheDark(
  page: Page,
  part = "html",
): Promise<string[]> {
  await page.locator("html").evaluate((root) => {
    root.dataset.theme = "dark";
  });
  return violations(page, part, { type: "rule", values: ofColours });
}

/** Expects that axe finds nothing on a page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What has yet to rise as it is scrolled to stands there at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findings(page)).toEqual([]);
}

/**
 * Runs axe in the page. Its own runner for Playwright hands every node that passed to another page (18 s
 * against 3 s for the home page, on a busy machine): here only what is wrong leaves the page.
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
      const found = await axe.run(within!, {
        runOnly: only,
        resultTypes: ["violations"],
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
