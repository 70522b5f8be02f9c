import { clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { fence, grass } from "../plants.ts";
import { round } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const life: Scene = {
  subject:
    "a family under a great live oak with a swing, beside a small lit house",
  hour: "evening",
  seed: 97,
  width: 220,
  height: 150,
  place: {
    wide: { size: 0.8, x: 0.66 },
    card: { size: 0.68, x: 0.58 },
    square: { size: 0.56, x: 0.55 },
  },
  sun: { x: 0.13, y: 0.62, radius: 0.2 },
  draw(pen, crop, view) {
    // The house on its rise.
    pen.path("M-30 -4C0 10 30 12 60 0z", "ground");
    pen.rect(2, 3, 46, 28, "ink");
    pen.rect(37, 34, 7, 22, "ink");
    pen.path("M-6 28L8 48H42L56 28z", "accent");
    sash(pen, [7, 11, 10, 12]);
    sash(pen, [35, 11, 9, 12]);
    pen.rect(22, 4, 9, 19, "lit");
    pen.path(
      `M22 4H31C34 -8 54 -12 60 ${round(view.bottom - 4)}H26C28 -14 20 -6 22 4z`,
      "steel",
    );
    // Trunk with spreading roots, and long level limbs.
    pen.path(
      "M106 -4C118 2 124 14 122 36C120 52 108 60 90 66L94 72C112 70 124 64 130 56C134 66 132 80 126 92L134 94C140 82 143 70 142 58C152 68 166 72 184 72L186 66C168 64 154 56 150 40C147 22 150 6 164 -4z",
      "ink",
    );
    pen.curve(
      "M124 44C108 58 84 62 62 62M148 44C164 56 180 60 200 58M136 50C134 70 118 84 106 96M140 56C146 76 158 88 166 96",
      5,
      "ink",
    );
    // Swing.
    pen.curve("M78 72 76 17M92 74 94 17", 1, "pale");
    pen.rect(73, 14, 24, 3.4, "accent", 1);
    person(
      pen,
      { x: 85, y: 18, height: 19 },
      {
        skin: "brown",
        top: "lit",
        pose: "sit",
        arms: [
          [-4, 22, -8, 28],
          [4, 22, 8, 28],
        ],
      },
    );
    strokes(pen, [[87, 17, 94, 15, 97, 9]], 3, "ink");
    person(
      pen,
      { x: 64, y: -4, height: 30 },
      { skin: "brown", top: "accent", long: true, arms: [[4, 23, 12, 24]] },
    );
    // Crown, with shade under it.
    clumps(
      pen,
      [
        60, 74, 17, 86, 78, 18, 112, 82, 20, 142, 84, 22, 172, 80, 20, 200, 72,
        17,
      ],
      "ink",
    );
    clumps(
      pen,
      [
        52, 82, 18, 74, 94, 22, 98, 108, 25, 128, 120, 29, 158, 112, 27, 184,
        98, 23, 206, 82, 15, 110, 94, 20, 144, 96, 22, 172, 90, 18, 80, 82, 13,
      ],
      "leaf",
    );
    // Two in the shade.
    for (const [x, skin, hair, top] of [
      [180, "deep", "pale", "ridge2"],
      [206, "fair", "steel", "leaf"],
    ] as const) {
      pen.group({ x, y: -4, scale: 1.1, mirror: true }, () => {
        pen.path(
          "M0 7L7 26L10 25L4 7zM-8 9L5 5.500V8L-7 11.500zM-9 15H7V17H-9zM-7 0H-5V16H-7zM4 0H6V8H4z",
          "pale",
        );
      });
      person(
        pen,
        { x: x + 1, y: 5, height: 30 },
        { skin, hair, top, pose: "sit", arms: [[4, 22, 10, 15]] },
      );
      strokes(pen, [[x + 2, 5, x + 11, 4, x + 12, -4]], 4, "ink");
    }
    if (crop === "wide") {
      fence(pen, view.left - 4, 0, { height: 11, step: 15, width: 1.5 });
      grass(pen, view.left, 0, { y: -9, count: 9, seed: 8 });
    }
    grass(pen, 0, 106, { y: -5, count: 7, seed: 4 });
    grass(pen, 166, 216, { y: -7, count: 4, seed: 9 });
  },
};
