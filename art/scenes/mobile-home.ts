import { boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { fence, grass, shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { pickup } from "../vehicles.ts";

export const mobileHome: Scene = {
  subject:
    "a manufactured home under pecan trees: skirting, straps down to ground anchors, a wooden porch; a man checks a strap",
  hour: "evening",
  seed: 2141,
  width: 268,
  height: 112,
  place: {
    wide: { size: 0.72, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.13, y: 0.44, radius: 0.14 },
  draw(pen, crop, view) {
    tree(pen, { x: 40, y: 4, width: 64, height: 104, seed: 121 });
    tree(pen, { x: 234, y: 4, width: 60, height: 96, seed: 123 });
    if (crop === "wide") {
      fence(pen, view.left - 5, -24, { height: 18, step: 18, width: 2 });
      pickup(pen, { x: -52, y: -5, scale: 0.66 }, "body", "lit");
    }
    home(pen);
    porch(pen);
    pen.path(`M${round(view.left - 5)} -3H${round(view.right + 5)}V-7H${round(view.left - 5)}z`, "leaf"); // prettier-ignore
    grass(pen, 4, 250, { y: -6, height: 6, count: 8, seed: 5 }, "leaf");
    person(
      pen,
      { x: 224, y: -6, height: 42, mirror: true },
      { skin: "tan", top: "accent", hat: "pale", arms: [[4, 22, 11, 19], [-4, 22, 6, 15]] }, // prettier-ignore
    );
  },
};

function home(pen: Pen) {
  pen.rect(10, 0, 232, 16, "steel");
  strokes(pen, Array.from({ length: 28 }, (_, i) => [16 + i * 8.2, 1, 16 + i * 8.2, 15]), 0.7, "ink"); // prettier-ignore
  pen.rect(6, 14, 240, 50, "pale");
  strokes(pen, [[6, 22, 246, 22], [6, 30, 246, 30], [6, 38, 246, 38], [6, 46, 246, 46]], 0.5, "far"); // prettier-ignore
  boxes(pen, [[6, 14, 240, 6]], "accent");
  pen.path("M-2 62H254L242 78H10z", "steel");
  strokes(pen, Array.from({ length: 16 }, (_, i) => [12 + i * 15.4, 63, 16 + i * 14.8, 77]), 0.8, "ridge2"); // prettier-ignore
  for (const [x, width] of [
    [18, 24],
    [52, 24],
    [158, 30],
    [200, 22],
  ] as const) {
    // prettier-ignore
    sash(pen, [x, 32, width, 20], [2, 1]);
    boxes(
      pen,
      [
        [x - 5, 31, 4, 22],
        [x + width + 1, 31, 4, 22],
      ],
      "body",
    );
  }
  // Straps over the wall to their anchors.
  for (const x of [46, 150, 194, 236]) {
    strokes(pen, [[x, 62, x, 14, x + 5, -3]], 1.6, "thin");
    pen.rect(x + 2, -5, 6, 4, "accent");
  }
}

function porch(pen: Pen) {
  pen.rect(104, 14, 22, 44, "ink");
  pen.rect(106, 14, 18, 42, "accent");
  pen.rect(109, 36, 12, 14, "lit");
  pen.path("M86 62L92 70H140L146 62z", "accent");
  strokes(
    pen,
    [
      [90, 14, 90, 62],
      [142, 14, 142, 62],
    ],
    2.4,
    "thin",
  );
  pen.rect(86, 9, 60, 5, "lit");
  strokes(pen, [[92, 9, 92, -4], [140, 9, 140, -4], [88, 26, 100, 26], [130, 26, 144, 26], [94, 14, 94, 26], [136, 14, 136, 26]], 2, "thin"); // prettier-ignore
  boxes(
    pen,
    [
      [102, 4, 26, 3],
      [100, -1, 30, 3],
      [98, -6, 34, 3],
    ],
    "lit",
  );
  shrubs(pen, 54, 84, { y: -2, size: 6, seed: 8 });
}
