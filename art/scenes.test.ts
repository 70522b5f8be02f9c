import { globSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { crops, drawScene, type Crop } from "./scene.ts";
import { scenes } from "./scenes.ts";

const pictures = Object.entries(scenes).flatMap(([name, scene]) =>
  (Object.keys(crops) as Crop[]).map((crop) => ({
    name,
    crop,
    scene,
    svg: drawScene(scene, crop),
  })),
);

describe.each(pictures)("$name, $crop", ({ scene, crop, svg }) => {
  test("weighs at most 5 KB gzipped", () => {
    expect(gzipSync(svg, { level: 9 }).byteLength).toBeLessThanOrEqual(
      5 * 1024,
    );
  });

  test("has its own night version", () => {
    expect(svg).toContain("@media(prefers-color-scheme:dark)");
  });

  test("is the same in every build, with finite numbers only", () => {
    expect(drawScene(scene, crop)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("every file of art/scenes/ is listed under its name", () => {
  const files = globSync("*.ts", { cwd: "art/scenes" });
  const listed = Object.keys(scenes).map((name) => `${name}.ts`);
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test("no two scenes share their ridges or their subject", () => {
  const seeds = Object.values(scenes).map((scene) => scene.seed);
  expect(new Set(seeds).size).toBe(seeds.length);
  const subjects = pictures.map(({ svg }) =>
    svg.slice(svg.indexOf("<g transform")),
  );
  expect(new Set(subjects).size).toBe(subjects.length);
});

test("rain hides the sun, a storm's front does not, and both gray the sky", () => {
  const { weather: _, ...clear } = scenes.storm!;
  const sky = (svg: string) => /\.t\{stop-color:(#\w+)\}/.exec(svg)?.[1];
  const [dry, front, wet] = [clear, { ...clear, weather: "front" as const }, { ...clear, weather: "rain" as const }].map((scene) => drawScene(scene, "wide")); // prettier-ignore
  expect([dry, front, wet].map((svg) => svg!.includes('class="sun"'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(new Set([dry, front, wet].map((svg) => sky(svg!))).size).toBe(3);
});
