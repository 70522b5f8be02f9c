import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { finderLayers } from "./finder-layers.ts";
import { drawFinderPicture } from "./finder-picture.ts";

const svg = drawFinderPicture();

test("the coverage finder's picture weighs at most 4.5 KB", () => {
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(4.5 * 1024);
});

test("it has a night version, and is the same in every build, with finite numbers only", () => {
  expect(svg).toContain("@media(prefers-color-scheme:dark)");
  expect(drawFinderPicture()).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("each part is a view of the same size, and no two parts are alike", () => {
  const views = [
    ...svg.matchAll(/<view id="([^"]+)" viewBox="0 (\d+) 1920 300"/g),
  ].map(([, id, top]) => [id, Number(top)]);
  expect(views).toEqual(
    ["land", ...finderLayers].map((name, index) => [name, index * 300]),
  );
  const parts = svg
    .split("<view")
    .slice(2)
    .map((part) => part.slice(part.indexOf("scale(1 -1)")));
  expect(new Set(parts).size).toBe(finderLayers.length);
});
