import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawHomeLife, lifeCrops } from "./home-life.ts";
import { Pen } from "./pen.ts";
import { drawScene } from "./scene.ts";
import { home, load, skylineWindows } from "./scenes/home.ts";

describe.each(lifeCrops)("the %s crop of the hero", (crop) => {
  const life = drawHomeLife(crop);
  const still = drawScene(home, crop);

  test("moves for at most 0.3 s, and only if the visitor does not prefer less", () => {
    const moves =
      /@media\(prefers-reduced-motion:no-preference\)\{((?:[^{}]+\{[^{}]*\})+)\}/;
    const [rules, inside] = moves.exec(life) ?? [];
    const durations = [...inside!.matchAll(/animation:\w+ ([\d.]+)s/g)].map(
      ([, seconds]) => Number(seconds),
    );
    expect(durations).not.toHaveLength(0);
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.3);
    expect(life.replace(rules!, "")).not.toContain("animation:");
  });

  test("has its load in one of the two drawings", () => {
    const pen = new Pen();
    load(pen);
    for (const shape of pen.shapes) {
      expect(life).toContain(shape);
      expect(still).not.toContain(shape);
    }
  });

  test("lies on the still picture, and weighs little", () => {
    const frame = /viewBox="[^"]*"/;
    const place = /<g transform="translate[^"]*"/;
    expect(frame.exec(life)![0]).toBe(frame.exec(still)![0]);
    expect(life).toContain(place.exec(still)![0]);
    expect(gzipSync(life, { level: 9 }).byteLength).toBeLessThanOrEqual(1024);
  });
});

test.each(Object.entries(skylineWindows))(
  "no window of the %s is lit twice",
  (_, { field, lit }) => {
    const corners = (options: Parameters<Pen["windows"]>[1]) => {
      const pen = new Pen();
      pen.windows(field, options);
      let [x, y] = [0, 0];
      return [
        ...pen.shapes.join("").matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h/g),
      ].map(([, move, dx, dy]) => {
        [x, y] =
          move === "M"
            ? [Number(dx), Number(dy)]
            : [x + Number(dx), y + Number(dy)];
        return `${Math.round(x)} ${Math.round(y)}`;
      });
    };
    const before = corners(lit);
    const added = corners({ ...lit, share: 0.9, beyond: lit.share });
    expect(before).not.toHaveLength(0);
    expect(added).not.toHaveLength(0);
    expect(added.filter((window) => before.includes(window))).toEqual([]);
  },
);
