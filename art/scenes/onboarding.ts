import { grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const onboarding: Scene = {
  subject: "a lane with six lamp posts that leads over a hill to a lit house",
  hour: "dusk",
  seed: 241,
  width: 240,
  height: 150,
  place: {
    wide: { size: 0.8, x: 0.6 },
    card: { size: 0.74, x: 0.55 },
    square: { size: 0.6, x: 0.56 },
  },
  sun: { x: 0.3, y: 0.36, radius: 0.13 },
  draw(pen, _crop, view) {
    const [left, right] = [
      Math.round(view.left) - 5,
      Math.round(view.right) + 5,
    ];
    // The hill and its shaded side.
    pen.path(
      `M${left} 6C20 16 70 66 150 74S230 52 ${right} 40V-60H${left}z`,
      "leaf",
    );
    pen.path(
      `M152 74S230 52 ${right} 40V-60H190C236 -20 226 40 152 74z`,
      "ground",
    );
    // The lane narrows as it climbs.
    pen.path(
      "M20 -60C60 -22 150 -24 148 2S62 26 72 46S132 56 145 76H155C142 54 98 50 96 42S190 28 188 -2S130 -30 120 -60z",
      "pale",
    );
    // The house at its end.
    pen.group({ x: 128, y: 72 }, () => {
      pen.rect(4, 0, 36, 24, "ink");
      pen.rect(31, 22, 6, 24, "ink");
      pen.path("M0 22L22 42L44 22z", "accent");
      pen.path("M9 9h7v8h-7zM28 9h7v8h-7z", "lit");
      pen.rect(18, 0, 8, 15, "lit");
    });
    // Six lamps, the near ones tall.
    for (const [x, y, scale] of [
      [12, Math.max(-26, view.bottom + 6), 1.5],
      [204, -14, 1.3],
      [124, 12, 1.05],
      [56, 34, 0.85],
      [104, 54, 0.62],
      [176, 62, 0.45],
    ] as const)
      pen.group({ x, y, scale }, () => {
        pen.curve("M0 0V34", 2.6, "ink");
        pen.rect(-5, 0, 10, 2.5, "ink");
        pen.circle(0, 41, 11, "steel");
        pen.circle(0, 41, 6.5, "lit");
        pen.path("M-6 47H6L0 53z", "ink");
      });
    grass(pen, -20, 60, { y: 0, count: 5, seed: 6 }, "ink");
  },
};
