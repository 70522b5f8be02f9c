import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PictureFacts } from "#app/content/picture.ts";

/** As they were made before the unit tests. */
const folder = ".generated/public/images";
const read = (file: string) => readFileSync(file, "utf8");
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).byteLength;

test.each([
  [`${folder}/scenes/*.svg`, 5],
  [`${folder}/events/*.svg`, 5],
  [`${folder}/cutaways/*.svg`, 6],
  [`${folder}/tasks.svg`, 4],
  [`${folder}/finder.svg`, 6],
  [".generated/bundled/{claims,footer-*}.svg", 4],
])("%s weigh at most %d KB each", (pattern, limit) => {
  const files = globSync(pattern);
  expect(files).not.toEqual([]);
  const heavy = files.filter((file) => gzipped(file) > limit * 1024);
  expect(heavy).toEqual([]);
});

test.each(["square", "card"])(
  "what moves on the home page's %s picture lies on it, takes at most 0.3 s, and only if the visitor does not prefer less",
  (crop) => {
    const life = read(`${folder}/scenes/home-life-${crop}.svg`);
    const frame = /viewBox="[^"]*"/;
    const still = read(`${folder}/scenes/home-${crop}.svg`);
    expect(frame.exec(life)![0]).toBe(frame.exec(still)![0]);
    const moves =
      /@media \(prefers-reduced-motion: no-preference\) \{((?:[^{}]+\{[^{}]*\})+) \}/;
    const [rules = "", inside = ""] = moves.exec(life) ?? [];
    const seconds = [...inside.matchAll(/animation: \w+ ([\d.]+)s/g)];
    expect(seconds).toHaveLength(2);
    for (const [, one] of seconds) expect(Number(one)).toBeLessThanOrEqual(0.3);
    expect(life.replace(rules, "")).not.toContain("animation:");
  },
);

/** The narrowest window, and a usual phone; numbers are 44 pixels wide on both. */
const [narrowest, phone] = [320, 390];
const badge = 44;
const shape = 640 / 800;
const { pins } = JSON.parse(read(".generated/pictures.json")) as PictureFacts;

describe.each(
  globSync(`${folder}/cutaways/*.svg`).map((file) => basename(file, ".svg")),
)("%s", (name) => {
  /** In pixels of a picture that fills a window. */
  const at = ([x, y]: readonly [number, number], window: number) =>
    [(x / 100) * window, (y / 100) * window * shape] as const;

  test("shows each number whole, and each dot inside the picture", () => {
    for (const { id, dot, badge: middle } of pins[name]!) {
      const [x, y] = at(middle, narrowest);
      const low = narrowest * shape;
      expect(Math.min(x, narrowest - x), id).toBeGreaterThanOrEqual(badge / 2);
      expect(Math.min(y, low - y), id).toBeGreaterThanOrEqual(badge / 2);
      for (const share of dot) {
        expect(share, id).toBeGreaterThan(0);
        expect(share, id).toBeLessThan(100);
      }
    }
  });

  test("keeps its numbers apart on a phone", () => {
    const all = pins[name]!;
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        const apart = (window: number) => {
          const [a, b] = [at(one.badge, window), at(other.badge, window)];
          return Math.hypot(a[0] - b[0], a[1] - b[1]);
        };
        const pair = `${one.id} and ${other.id}`;
        expect(apart(phone), pair).toBeGreaterThanOrEqual(50);
        expect(apart(narrowest), pair).toBeGreaterThanOrEqual(badge - 3);
      }
  });
});
