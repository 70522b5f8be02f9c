import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { besley, figtree } from "./font-metrics.ts";
import { deviceFonts } from "./make-fonts.ts";

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

test("a language with letters that the fonts lack is set in the device's fonts, and no other is", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "vi"));
  writeFileSync(join(root, "vi/ui.yaml"), "skip: Bảo hiểm\n");
  expect(deviceFonts("vi", root)).toContain(":lang(vi)");
  expect(deviceFonts("es")).toBe("");
});
