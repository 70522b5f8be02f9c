import { band, boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { car, pickup } from "../vehicles.ts";

export const totaledCar: Scene = {
  subject:
    "a crushed car on blocks in a storage yard; its owner points at it, an appraiser writes, and a tow truck stands behind them",
  hour: "sunrise",
  weather: "front",
  seed: 2027,
  width: 282,
  height: 106,
  place: {
    wide: { size: 0.64, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.16, y: 0.36, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -56, width: 60, height: 84, seed: 30 });
    shed(pen);
    fence(pen, view.left - 5, 142, { height: 40, step: 22, width: 1.6, rails: 1 }, "thin"); // prettier-ignore
    mesh(pen, view.left, 142);
    tow(pen);
    band(pen, view, 0, "steel");
    wreck(pen);
    person(
      pen,
      { x: 26, y: -6, height: 45 },
      { skin: "deep", top: "accent", long: true, arms: [[4, 23, 15, 24]] },
    );
    person(
      pen,
      { x: 172, y: -8, height: 46, mirror: true },
      { skin: "fair", top: "leaf", legs: "ridge3", arms: [[4, 22, 10, 18], [-3, 22, 6, 19]] }, // prettier-ignore
    );
    pen.group({ x: 158, y: 15, turn: 12 }, () => {
      pen.rect(-5, -6, 9, 13, "lit");
      strokes(pen, [[-3, 3, 2, 3], [-3, 0, 2, 0], [-3, -3, 0, -3]], 0.8, "ink"); // prettier-ignore
    });
    grass(pen, view.left + 4, 8, { y: -1, height: 6, count: 6, seed: 6 }, "leaf"); // prettier-ignore
  },
};

function mesh(pen: Pen, from: number, to: number) {
  const lines: number[][] = [];
  for (let x = from - 40; x < to; x += 8) {
    const [a, b] = [Math.max(x, from - 5), Math.min(x + 36, to)];
    lines.push([a, a - x, b, b - x], [a, 36 - (a - x), b, 36 - (b - x)]);
  }
  strokes(pen, lines, 0.4, "thin");
}

/** The yard's office, with a light over its door. */
function shed(pen: Pen) {
  pen.rect(150, 0, 104, 60, "steel");
  pen.path("M142 58L160 80H244L262 58z", "ink");
  boxes(pen, Array.from({ length: 12 }, (_, i) => [154 + i * 8.4, 2, 1, 56] as const), "ridge1"); // prettier-ignore
  pen.rect(162, 24, 26, 24, "ink");
  sash(pen, [164, 26, 22, 20], [2, 2]);
}

/** A wrecker, whose boom holds the rear of a car. */
function tow(pen: Pen) {
  pickup(pen, { x: 246, y: -2, scale: 0.66 }, "body", "lit");
  strokes(pen, [[206, 18, 194, 52, 216, 22]], 3.4, "ink");
  strokes(pen, [[194, 52, 193, 38]], 1.2, "thin");
  boxes(pen, [[242, 34, 12, 4]], "accent");
}

/** Without its front wheel, on a block; roof and front are crushed. */
function wreck(pen: Pen) {
  const at = { x: 96, y: -5, scale: 0.86, turn: -2 };
  car(pen, at, "accent", "steel", 1);
  pen.group(at, () => {
    pen.path("M36 34L50 27L55 30L60 23L55 20L66 13L60 9L68 5H50L42 18z", "ink");
    strokes(pen, [[48, 22, 54, 24], [46, 15, 56, 15]], 1.6, "steel"); // prettier-ignore
    pen.path("M18 50L40 32L30 33L10 42L-6 38L-4 52z", "steel");
    pen.path("M-8 51L2 44L16 46L42 30L36 28L14 40L-4 38L-24 50z", "accent");
    pen.path("M-2 33L4 40L12 39L22 33z", "pale");
    strokes(pen, [[3, 34, 8, 38], [10, 34, 6, 38], [14, 34, 12, 38]], 0.8, "ink"); // prettier-ignore
    pen.path("M34 32L46 46L54 42L46 34L42 29z", "accent");
    boxes(
      pen,
      [
        [27, -1, 26, 6],
        [30, 6, 20, 6],
      ],
      "pale",
    );
    boxes(pen, [[29, 2, 22, 0.8]], "ink");
  });
}
