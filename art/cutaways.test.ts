import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { placePins } from "./cutaway.ts";
import { cutaways } from "./cutaways.ts";
import { drawScene, formats } from "./scene.ts";

/** The narrowest window, and a usual phone; numbers are 44 pixels wide on both. */
const [narrowest, phone] = [320, 390];
const { width, height } = formats.cutaway;
const badge = 44;

type Point = readonly [x: number, y: number];

/** In pixels of a picture that fills a window. */
const pixels = ([x, y]: Point, window: number): Point => [
  (x / 100) * window,
  (y / 100) * ((window * height) / width),
];

describe.each(Object.entries(cutaways))("%s", (_, cutaway) => {
  const svg = drawScene(cutaway, "cutaway");
  const pins = placePins(cutaway);

  test("weighs at most 6 KB gzipped, with finite numbers only", () => {
    expect(gzipSync(svg, { level: 9 }).byteLength).toBeLessThanOrEqual(6144);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("shows each number whole, and each dot inside the picture", () => {
    for (const { id, dot, badge: middle } of pins) {
      const [x, y] = pixels(middle, narrowest);
      const low = (narrowest * height) / width;
      expect(Math.min(x, narrowest - x), id).toBeGreaterThanOrEqual(badge / 2);
      expect(Math.min(y, low - y), id).toBeGreaterThanOrEqual(badge / 2);
      for (const at of dot) {
        expect(at, id).toBeGreaterThan(0);
        expect(at, id).toBeLessThan(100);
      }
    }
  });

  test("keeps its numbers apart on a phone", () => {
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1)) {
        const apart = (window: number) => {
          const [a, b] = [
            pixels(one.badge, window),
            pixels(other.badge, window),
          ];
          return Math.hypot(a[0] - b[0], a[1] - b[1]);
        };
        const pair = `${one.id} and ${other.id}`;
        expect(apart(phone), pair).toBeGreaterThanOrEqual(50);
        expect(apart(narrowest), pair).toBeGreaterThanOrEqual(badge - 3);
      }
  });
});
