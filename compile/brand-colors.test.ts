import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { between, brandColor } from "./brand-colors.ts";

test("no other file names the brand's color or its accent", () => {
  const own = [...brandColor("brand"), ...brandColor("accent")];
  const others = globSync("{app,compile,editor,scripts,server}/**/*.*", {
    exclude: ["app/styles/tokens.css"],
  }).filter((file) => /\.(css|html|jsx?|tsx?)$/.test(file));
  const named = others.filter((file) => {
    const text = readFileSync(file, "utf8").toLowerCase();
    return own.some((color) => text.includes(color));
  });
  expect(named).toEqual([]);
});

test("a color part of the way from one to another", () => {
  expect(between(["#000000", "#ff8000"], 0)).toBe("#000000");
  expect(between(["#000000", "#ff8000"], 0.5)).toBe("#804000");
});
