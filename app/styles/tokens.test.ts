import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "#compile/brand-colors.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** `--color-x: light-dark(#day, #night)` by name. */
const colors = new Map(
  [
    ...tokens.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
  ].map(([, name = "", day = "", night = ""]) => [name, { day, night }]),
);

/** Text needs 4.5:1, edges of controls and the focus ring 3:1 (WCAG 1.4.3, 1.4.11). */
const pairs: [front: string, back: string, least: number][] = [
  ...["page", "surface", "sunk"].flatMap((ground): typeof pairs => [
    ["text", ground, 4.5],
    ["text-muted", ground, 4.5],
    ["brand", ground, 4.5],
    ["accent", ground, 4.5],
    ["negative", ground, 4.5],
    ["positive", ground, 4.5],
    ["line-strong", ground, 3],
  ]),
  ["on-brand", "brand", 4.5],
  ["on-brand", "brand-strong", 4.5],
];

describe.each(["day", "night"] as const)("by %s", (time) => {
  test.each(pairs)(
    "%s on %s has a contrast of at least %d",
    (front, back, least) => {
      const [a, b] = [colors.get(front), colors.get(back)];
      expect(contrast(a![time], b![time])).toBeGreaterThanOrEqual(least);
    },
  );
});

test("no style sheet except the tokens names a color", () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i;
  const others = globSync("app/**/*.css").filter(
    (file) => !file.endsWith("tokens.css"),
  );
  expect(others.filter((file) => raw.test(withoutComments(file)))).toEqual([]);
});

test("no style sheet overrides by force", () => {
  const files = globSync("app/**/*.css");
  const forced = files.filter((file) =>
    /!important/.test(withoutComments(file)),
  );
  expect(forced).toEqual([]);
});

const withoutComments = (file: string) =>
  readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
