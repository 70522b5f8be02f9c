import type { Page } from "@playwright/test";
import { findings, findingsInTheDark } from "./axe.ts";
import { focusEach, jumps, walk, type Stop } from "./focus-faults.ts";
import { forcedColorFaults } from "./forced-color-faults.ts";
import { inEveryRun, pageKinds, pagesToVisit } from "./page-kinds.ts";
import { layoutFaults, shifted } from "./page-layout.ts";
import {
  movingParts,
  readingFaults,
  spacedReadingFaults,
  tallBars,
} from "./reading-faults.ts";
import { farTargets } from "./taps.ts";
import {
  expect,
  laptop,
  laterIf,
  longIf,
  phone,
  settle,
  test as base,
} from "./test.ts";

/** One visitor of many pages, whose browser has the scripts from the second page on: it starts React twice as fast. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: ({ visitor }, use) => use(visitor),
});

const every = process.env.TESTS === "all";

/** 1280 by 1024 px at 400%. */
const zoomed = { width: 320, height: 256 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1920, height: 1080 };

// The other pages of a view differ only in their words, and npm run test:touched reads them without scripts.
for (const path of pagesToVisit)
  test(
    `everyone can read and use ${path}`,
    pageKinds.includes(path)
      ? laterIf(!inEveryRun.includes(path))
      : longIf(true),
    ({ page }) => inEveryWay(page, path),
  );

/** One visit, because loading the page costs more than most of these checks. */
async function inEveryWay(page: Page, path: string): Promise<void> {
  await page.setViewportSize(laptop);
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
  await page.goto(path);
  await settle(page);

  expect(await movingParts(page)).toEqual([]);
  expect(await page.evaluate(shifted)).toBeLessThanOrEqual(0.01);

  await test.step("by keyboard alone", async () => {
    const main = page.locator("main[tabindex]");
    if ((await main.count()) > 0) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(main).toBeFocused();
    }
    const stops = every
      ? await walk(page, "Tab", "main *")
      : await focusEach(page, "main");
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    expect(jumps(stops)).toEqual([]);
    if (path === "/") {
      // Through the whole page to its end, and back.
      await main.focus();
      const back = await walk(page, "Shift+Tab");
      const forth = await walk(page, "Tab");
      expect([...back, ...forth].filter(({ fault }) => fault)).toEqual([]);
      const names = (list: Stop[]) => list.map(({ name }) => name);
      expect(names(forth.slice(0, back.length))).toEqual(
        names(back.toReversed()),
      );
      expect(forth.length).toBeLessThan(250);
    }
  });

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page)).toEqual([]);
  }

  for (const size of [laptop, tablet, zoomed])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      // Axe takes half of a visit. Other widths show few other elements, and most of those are on the home page.
      if (size === zoomed || path === "/" || every)
        expect(await findings(page)).toEqual([]);
      expect(await readingFaults(page)).toEqual([]);
      if (size !== zoomed) expect(await layoutFaults(page)).toEqual([]);
      expect(await spacedReadingFaults(page)).toEqual([]);
    });

  expect(await tallBars(page)).toEqual([]);
  await test.step("in the dark theme", async () => {
    expect(await findingsInTheDark(page)).toEqual([]);
    await page.setViewportSize(laptop);
    if (every) expect(await findingsInTheDark(page)).toEqual([]);
  });

  expect(await forcedColorFaults(page)).toEqual([]);

  // The drawer and the footer are the same on every page (served-pages.test.ts).
  if (every || path === "/" || path === "/onboarding")
    await test.step("at most two taps from everything visitors come for", async () => {
      await page.emulateMedia({ forcedColors: "none" });
      await page.setViewportSize(phone);
      expect(await farTargets(page, path)).toEqual([]);
    });
}
