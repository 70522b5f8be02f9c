import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { besley, figtree } from "./font-metrics.ts";

const { resolve } = createRequire(import.meta.url);

// The fonts that stand in until these arrive get their line height, so nothing moves (tests/e2e/layout-shift.test.ts).
test.each([
  ["besley", besley],
  ["figtree", figtree],
])("%s has the metrics of the installed font", (name, metrics) => {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font = create(readFileSync(resolve(file))) as Font;
  const { ascent, descent, lineGap, unitsPerEm } = font;
  expect(metrics).toMatchObject({ ascent, descent, lineGap, unitsPerEm });
});
