import { band, strokes, wheel } from "../parts.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const auto: Scene = {
  subject:
    "a family SUV on a hill road with a guardrail and switchbacks behind",
  hour: "evening",
  seed: 59,
  width: 216,
  height: 128,
  place: {
    wide: { size: 0.66, x: 0.64 },
    card: { size: 0.6, x: 0.56 },
    square: { size: 0.46, x: 0.56 },
  },
  sun: { x: 0.2, y: 0.36, radius: 0.11 },
  draw(pen, crop, view) {
    // The hill with the road that climbs it.
    pen.path(
      `M70 0C112 14 128 112 172 127C196 133 208 90 ${view.right + 5} ${crop === "wide" ? 50 : 96}V-5H70z`,
      "ridge3",
    );
    pen.curve("M232 12C232 24 150 18 150 34", 6, "far");
    pen.curve("M150 34C150 50 206 46 206 62", 4.6, "far");
    pen.curve("M206 62C206 76 142 70 142 86", 3.4, "far");
    pen.curve("M142 86C142 98 186 94 186 105", 2.4, "far");
    pen.curve("M186 105C186 112 164 112 168 121", 1.5, "far");
    for (const [x, y, size] of [
      [182, 22, 18],
      [172, 48, 15],
      [204, 76, 13],
    ] as const)
      tree(pen, { x, y, width: size, height: size, seed: x });
    if (crop === "wide")
      for (const [x, size] of [
        [-96, 40],
        [-60, 28],
        [286, 48],
      ] as const)
        tree(pen, { x, y: 0, width: size, height: size, seed: size });
    // Road and guardrail.
    band(pen, view, 2, "steel", Math.max(view.bottom + 6, -16));
    strokes(
      pen,
      Array.from({ length: 24 }, (_, index) => [
        view.left + index * 34,
        -8,
        view.left + index * 34 + 16,
        -8,
      ]),
      1.6,
      "lit",
    );
    fence(pen, view.left - 6, view.right + 6, {
      height: 13,
      step: 22,
      width: 2.6,
      rails: 0,
      y: 2,
    });
    band(pen, view, 16, "pale", 10);
    band(pen, view, 13.4, "steel", 12.6);
    // The car.
    pen.group({ x: 0, y: -3, scale: 1.06 }, () => {
      pen.ellipse(76, 0, 76, 2.6, "ink");
      pen.path(
        "M4 12C1 16 1 24 3 30C4 34 8 36 14 37L44 42L60 59C63 62 66 63 70 63H126C132 63 137 61 140 56L147 42C149 38 150 28 149 14C149 11 147 10 144 10H8C6 10 5 11 4 12z",
        "accent",
      );
      pen.path(
        "M4 12L3 17H149V14C149 11 147 10 144 10H8C6 10 5 11 4 12z",
        "ink",
      );
      pen.curve("M72 66.4 132 66.4M78 63 78 66M126 63 126 66", 1.6, "ink");
      pen.path(
        "M52 43L64 56C65.500 57.600 67 58 69 58H86V43zM90 43V58H114V43zM118 43V58H126C130 58 132 57 134 54L139 43z",
        "ink",
      );
      pen.path("M57 43L69 58H76L66 43zM96 43L104 58H109L101 43z", "steel");
      pen.curve("M88 19 88 42M116 24 116 42M46 41 46 20", 0.8, "ink");
      pen.curve("M93 36 99 36M72 36 78 36", 1.4, "pale");
      pen.path("M50 44h6v5h-4c-2 0-3-2-2-5z", "ink");
      pen.path("M3 30C4 34 8 36 14 37L17 33L4 28z", "lit");
      pen.path("M147.500 40L141 38L142 29H149.500z", "pale");
      pen.rect(2, 19, 8, 4, "ink");
      pen.path("M14 10a17 17 0 0 1 34 0zM102 10a17 17 0 0 1 34 0z", "ink");
      for (const x of [31, 119]) {
        wheel(pen, x, 13, 13.6, "pale");
        strokes(
          pen,
          [
            [x - 7, 13, x + 7, 13],
            [x - 3.5, 7, x + 3.5, 19],
            [x + 3.5, 7, x - 3.5, 19],
          ],
          1.2,
          "steel",
        );
      }
    });
  },
};
