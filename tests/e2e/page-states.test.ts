import { existsSync, globSync, readFileSync } from "node:fs";
import { findings, findingsInTheDark } from "./axe.ts";
import { readingFaults, spaceText, unspaceText } from "./reading-faults.ts";
import { states } from "./page-states.ts";
import { expect, longIf, test } from "./test.ts";

/** npm run test:all checks every state at every width, with spaced text, and in the dark theme too. */
const every = process.env.TESTS === "all";

/** States that show no component for the first time. */
const seen = new Set<string>();
const further = new Set(
  Object.entries(states).flatMap(([name, { of }]) => {
    const isFurther = of.every((file) => seen.has(file));
    for (const file of of) seen.add(file);
    return isFurther ? [name] : [];
  }),
);

/** Elements that only a component writes and that have several appearances. */
const changes =
  /\buse(State|Reducer)\b|<details|<dialog|aria-(expanded|selected|pressed|invalid)|data-(state|outcome)|role="alert"/;

test("every component with several states has them in the list", () => {
  const declared = new Set(Object.values(states).flatMap(({ of }) => of));
  const changing = globSync("**/*.tsx", {
    cwd: "app",
    exclude: ["**/*.test.tsx"],
  }).filter((file) => changes.test(readFileSync(`app/${file}`, "utf8")));
  expect(changing.filter((file) => !declared.has(file))).toEqual([]);
  expect([...declared].filter((file) => !existsSync(`app/${file}`))).toEqual(
    [],
  );
});

for (const [name, { reach, part, logs }] of Object.entries(states))
  test.describe("everyone can read and use each state", () => {
    test.use({ expectedErrors: logs ? [logs] : [] });

    test(name, longIf(further.has(name)), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 640 });
      await reach(page);
      for (const width of every ? [1280, 768, 320] : [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
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
