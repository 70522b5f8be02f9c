import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, painted } from "./test.ts";

/** The rules of axe that the site holds to (bar 1): target-size among them, which axe leaves out unless asked. */
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
  // What moves has no contrast yet.
  await painted(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)),
  );
  return lines(new AxeBuilder({ page }).include(part).withTags(standards));
}

/** Expects that axe finds nothing on a page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}

/** As `expectAccessible`, and again for the colours of the dark theme, which the page then shows. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.locator("html").evaluate((root) => {
    root.dataset.theme = "dark";
  });
  const axe = new AxeBuilder({ page }).withRules(ofColours);
  expect(await lines(axe)).toEqual([]);
}

async function lines(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(" ")}: ${failureSummary}`,
    ),
  );
}
