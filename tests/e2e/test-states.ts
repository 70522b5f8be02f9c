import { findings, findingsInTheDark } from "./axe.ts";
import type { State } from "./page-states.ts";
import { readingFaults, spaceText, unspaceText } from "./reading-faults.ts";
import { expect, longIf, test } from "./test.ts";

/** npm run test:all checks every state at every width, with spaced text, and in the dark theme too. */
const every = process.env.TESTS === "all";

/** Declares a test of each state. One that shows no component for the first time is long. */
export function testStates(states: Readonly<Record<string, State>>): void {
  const seen = new Set<string>();
  for (const [name, { of, reach, part, logs }] of Object.entries(states)) {
    const isFurther = of.every((file) => seen.has(file));
    for (const file of of) seen.add(file);
    test.describe("everyone can read and use each state", () => {
      test.use({ expectedErrors: logs ? [logs] : [] });

      test(name, longIf(isFurther), async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width: 320, height: 640 });
        await reach(page);
        for (const width of every ? [1280, 768, 320] : [1280, 320]) {
          // 320 by 256 px is a laptop's window at 400%.
          await page.setViewportSize({
            width,
            height: width === 320 ? 256 : 800,
          });
          if (every || width === 320)
            expect(await findings(page, part)).toEqual([]);
          expect(await readingFaults(page)).toEqual([]);
          if (!every) continue;
          await spaceText(page);
          expect(await readingFaults(page)).toEqual([]);
          await unspaceText(page);
        }
        if (!every) return;
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await findingsInTheDark(page, part)).toEqual([]);
        }
      });
    });
  }
}
