import type { Page } from "@playwright/test";
import { findings, findingsInTheDark } from "./axe.ts";
import { readingFaults, spacedReadingFaults } from "./reading-faults.ts";
import { expect, longIf, test } from "./test.ts";

/** A state that a visitor can bring a page to. */
export type State = {
  /** Other states show its components too: npm test leaves it to npm run test:all. */
  isLong?: boolean;
  /** Where it shows: axe takes long for a whole page, and the rest has not changed. */
  part?: string;
  /** Opens the page and acts as a visitor. The window is 320 px wide. */
  reach: (page: Page) => Promise<unknown>;
  /** Messages that the state itself makes the browser log. */
  logs?: RegExp;
};

/** npm run test:all checks every state at every width, with spaced text, and in the dark theme too. */
const every = process.env.TESTS === "all";

/** Declares a test of each state. */
export function testStates(states: Readonly<Record<string, State>>): void {
  for (const [name, { reach, part, logs, isLong }] of Object.entries(states))
    test(
      `everyone can read and use ${name}`,
      longIf(isLong ?? false),
      async ({ page, expectedErrors }) => {
        if (logs) expectedErrors.push(logs);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width: 320, height: 640 });
        await reach(page);
        for (const width of every ? [1280, 768, 320] : [1280, 320]) {
          // 320 by 256 px is a laptop's window at 400%.
          const height = width === 320 ? 256 : 800;
          await page.setViewportSize({ width, height });
          if (every || width === 320)
            expect(await findings(page, part)).toEqual([]);
          expect(await readingFaults(page)).toEqual([]);
          if (every) expect(await spacedReadingFaults(page)).toEqual([]);
        }
        if (!every) return;
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await findingsInTheDark(page, part)).toEqual([]);
        }
      },
    );
}
