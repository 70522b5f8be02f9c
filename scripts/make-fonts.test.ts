import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { deviceFonts } from "./make-fonts.ts";

test("a language with letters that the fonts lack is set in the device's fonts, and no other is", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "vi"));
  writeFileSync(join(root, "vi/ui.yaml"), "skip: Bảo hiểm\n");
  expect(deviceFonts("vi", root)).toContain(":lang(vi)");
  expect(deviceFonts("es")).toBe("");
});
