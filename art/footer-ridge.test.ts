import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawFooterRidge, lands } from "./footer-ridge.ts";
import { drawTaskPictures, taskPictures } from "./task-pictures.ts";

const names = Object.keys(lands) as (keyof typeof lands)[];
const limit = 4 * 1024;
const gzipped = (svg: string) => gzipSync(svg, { level: 9 }).byteLength;

describe.each(names)("the land for %s windows", (name) => {
  const svg = drawFooterRidge(name);

  test("weighs at most 4 KB gzipped, and has its night", () => {
    expect(gzipped(svg)).toBeLessThanOrEqual(limit);
    expect(svg).toContain("@media(prefers-color-scheme:dark)");
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("has air above every ridge and above the sun", () => {
    const { height, ridges, sun } = lands[name];
    const peaks = ridges.flatMap(([, heights]) => heights);
    expect(Math.min(...peaks, sun[1] - sun[2])).toBeGreaterThan(height * 0.15);
  });
});

test("every task has its small picture, all in at most 4 KB gzipped", () => {
  const svg = drawTaskPictures();
  const views = [...svg.matchAll(/<view id="(\w+)"/g)].map(([, id]) => id);
  expect(views).toEqual(Object.keys(taskPictures));
  expect(gzipped(svg)).toBeLessThanOrEqual(limit);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
