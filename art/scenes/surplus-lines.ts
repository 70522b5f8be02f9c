import { band, boxes, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { grass, palm } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const surplusLines: Scene = {
  subject:
    "an inspector measures a vacant strip center: boards in its windows, a bare sign, weeds in the lot; a refinery behind",
  hour: "sunrise",
  seed: 2039,
  width: 262,
  height: 112,
  place: {
    wide: { size: 0.7, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.13, y: 0.36, radius: 0.13 },
  draw(pen, crop, view) {
    refinery(pen, view);
    if (crop === "wide") palm(pen, { x: -64, height: 82, lean: -10, seed: 5 });
    sign(pen);
    center(pen);
    band(pen, view, 0, "steel");
    strokes(pen, Array.from({ length: 7 }, (_, i) => [70 + i * 30, -2, 62 + i * 30, -16]), 1.2, "pale"); // prettier-ignore
    for (const [x, y] of [
      [84, -6],
      [142, -12],
      [206, -5],
      [238, -13],
      [20, -10],
    ] as const)
      // prettier-ignore
      grass(pen, x, x + 10, { y, height: 8, count: 3, seed: x }, "leaf");
    // Her measuring wheel, and the agent with the file.
    person(
      pen,
      { x: 100, y: -9, height: 44 },
      { skin: "brown", top: "accent", hat: "lit", pose: "walk", arms: [[4, 22, 11, 17]] }, // prettier-ignore
    );
    strokes(pen, [[113, 12, 122, -4]], 1.8, "thin");
    pen.circle(122, -4, 6, "ink");
    pen.circle(122, -4, 4, "accent");
    person(
      pen,
      { x: 62, y: -8, height: 45 },
      { skin: "fair", top: "pale", legs: "ink", arms: [[4, 22, 8, 16]] },
    );
    pen.group({ x: 73, y: 13, turn: -8 }, () => pen.rect(-4, -5, 8, 11, "lit"));
  },
};

/** Across the ship channel: columns, a flare and a tank. */
function refinery(pen: Pen, view: View) {
  const base = 30;
  boxes(
    pen,
    [[-30, 0, 7, 92], [-18, 0, 5, 74], [-8, 0, 9, 62], [8, 0, 4, 84], [-44, 0, 10, 56]], // prettier-ignore
    "ridge3",
  );
  pen.rect(view.left - 5, 0, view.right - view.left + 10, base - 14, "ridge3");
  strokes(pen, [[-44, 50, 10, 50], [-44, 40, 10, 40], [-30, 70, -8, 60]], 1.6, "ridge3"); // prettier-ignore
  pen.rect(222, 0, 44, 40, "ridge3", 4);
  pen.path("M8 84q-4 8 2 16q1 -5 4 -7q4 -5 -2 -9z", "accent");
}

function sign(pen: Pen) {
  strokes(pen, [[30, 0, 30, 96], [48, 0, 48, 96]], 3, "thin"); // prettier-ignore
  pen.rect(16, 62, 46, 44, "ink");
  boxes(pen, [[19, 86, 40, 17], [19, 66, 40, 7]], "pale"); // prettier-ignore
  // One panel has fallen in.
  boxes(pen, [[19, 76, 40, 7]], "steel");
  strokes(pen, [[24, 76, 36, 83], [44, 77, 52, 82]], 1, "ink"); // prettier-ignore
}

function center(pen: Pen) {
  pen.rect(76, 0, 180, 50, "pale");
  pen.path("M72 46H260V60H212V68H148V60H72z", "ink");
  boxes(pen, [[84, 48, 50, 7], [222, 48, 32, 7]], "steel"); // prettier-ignore
  pen.rect(156, 51, 48, 12, "steel");
  // What letters left on the middle sign.
  boxes(pen, [[162, 54, 4, 6], [169, 54, 4, 6], [190, 54, 4, 6]], "ridge2"); // prettier-ignore
  for (const x of [82, 142, 202]) {
    pen.rect(x, 0, 48, 38, "ink");
    pen.rect(x + 34, 2, 12, 32, "steel");
    strokes(pen, [[x + 43, 16, x + 43, 21]], 1.4, "lit");
  }
  // Boards before the glass, and one shop that is only empty.
  for (const x of [84, 204]) {
    boxes(pen, [[x, 6, 30, 8], [x, 16, 30, 8], [x, 26, 30, 8]], "accent"); // prettier-ignore
    strokes(pen, [[x + 3, 10, x + 3.1, 10], [x + 27, 10, x + 27.1, 10], [x + 3, 20, x + 3.1, 20], [x + 27, 20, x + 27.1, 20], [x + 3, 30, x + 3.1, 30], [x + 27, 30, x + 27.1, 30]], 1.4, "ink"); // prettier-ignore
  }
  pen.rect(144, 6, 30, 29, "ridge1");
  strokes(pen, [[144, 14, 166, 35], [152, 6, 174, 27]], 1.6, "pale"); // prettier-ignore
  pen.rect(152, 13, 14, 11, "accent");
  strokes(pen, [[155, 20, 163, 20], [155, 17, 161, 17]], 1, "pale"); // prettier-ignore
}
