import { across, boxes, ripples, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const lakeRamp: Scene = {
  subject:
    "a motor home at a lake, a bass boat on its trailer at the ramp, and two people in a golf cart",
  hour: "evening",
  seed: 2143,
  width: 284,
  height: 100,
  place: {
    wide: { size: 0.66, x: 0.58 },
    card: { size: 0.56, x: 0.5 },
    post: { size: 0.6, x: 0.51 },
    square: { size: 0.42, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.46, radius: 0.14 },
  draw(pen, crop, view) {
    lake(pen, view);
    tree(pen, { x: 252, y: 4, width: 60, height: 96, seed: 131 });
    if (crop === "wide") tree(pen, { x: 318, y: 2, width: 50, height: 76, seed: 134 }); // prettier-ignore
    motorHome(pen);
    boat(pen);
    cart(pen);
  },
};

function lake(pen: Pen, view: View) {
  const [left, right] = [round(view.left - 5), round(view.right + 5)];
  pen.path(`M${left} 12H108L60 ${round(view.bottom - 5)}H${left}z`, "water");
  ripples(pen, view.left, 60, { top: 9, bottom: view.bottom, count: 9, seed: 5, length: 18 }, "pale"); // prettier-ignore
  ripples(pen, across(view, 0.08), across(view, 0.2), { top: 10, bottom: view.bottom, count: 5, seed: 8, length: 20, width: 2 }, "sun"); // prettier-ignore
  pen.path(`M108 14H${right}V${round(view.bottom - 5)}H56z`, "leaf");
  pen.path(`M84 12H140L112 ${round(view.bottom - 5)}H40z`, "steel");
  // A pier.
  strokes(pen, [[view.left - 5, 14, -12, 14]], 3, "thin");
  strokes(
    pen,
    [
      [-16, 14, -16, 2],
      [-44, 14, -44, 2],
    ],
    2.4,
    "thin",
  );
}

/** It is 126 long; its awning is out. */
function motorHome(pen: Pen) {
  pen.group({ x: 132, y: 8 }, () => {
    pen.path("M0 10V62C0 66 2 68 6 68H112C122 68 126 62 128 54L132 34V14C132 11 130 10 128 10z", "pale"); // prettier-ignore
    pen.path("M104 38H129L126 52C124 58 121 60 116 60H104z", "steel");
    boxes(pen, [[0, 26, 132, 4]], "accent");
    pen.path("M0 18H132V22H0z", "body");
    boxes(pen, [[10, 38, 22, 16], [76, 38, 20, 16]], "ink"); // prettier-ignore
    boxes(pen, [[12, 40, 18, 12], [78, 40, 16, 12]], "lit"); // prettier-ignore
    pen.rect(46, 12, 17, 46, "ink");
    pen.rect(48, 12, 13, 44, "accent");
    boxes(pen, [[20, 68, 26, 6], [70, 68, 18, 4]], "steel"); // prettier-ignore
    boxes(pen, [[127, 18, 5, 6]], "lit");
    for (const x of [22, 36, 110]) wheel(pen, x, 8, 9);
    pen.path("M4 62H74L82 52H-4z", "accent");
    strokes(
      pen,
      [
        [-2, 53, -2, 0],
        [80, 53, 80, 0],
      ],
      1.4,
      "thin",
    );
  });
}

/** On a trailer, at the water. */
function boat(pen: Pen) {
  pen.group({ x: 64, y: -4, turn: -3 }, () => {
    strokes(pen, [[-36, 9, 48, 9, 58, 13]], 2.6, "thin");
    pen.path("M-46 28L-40 14H30C42 15 52 20 58 30z", "accent");
    pen.path("M-46 28H58L57 31H-46z", "pale");
    pen.path("M-4 31L4 44H9L10 31z", "body");
    boxes(pen, [[-26, 31, 12, 9], [-10, 31, 4, 8]], "steel"); // prettier-ignore
    pen.path("M-54 36h10v-20l-4 -10h-4l2 10h-4z", "ink");
    strokes(pen, [[36, 31, 44, 43]], 1.4, "thin");
    wheel(pen, -6, 6, 8);
  });
}

function cart(pen: Pen) {
  pen.group({ x: 226, y: -11 }, () => {
    person(
      pen,
      { x: -6, y: 21, height: 36, mirror: true },
      { skin: "deep", top: "lit", hat: "pale", pose: "sit", arms: [[4, 22, 11, 20]] }, // prettier-ignore
    );
    person(
      pen,
      { x: 6, y: 21, height: 35, mirror: true },
      { skin: "fair", top: "ridge2", long: true, pose: "sit", arms: [[4, 22, 9, 16]] }, // prettier-ignore
    );
    strokes(
      pen,
      [
        [-22, 24, -18, 54],
        [20, 24, 18, 54],
      ],
      2,
      "thin",
    );
    pen.path("M-28 56C-26 59 22 59 26 55V53H-28z", "accent");
    pen.path("M-34 10V18C-34 24 -30 26 -24 26L-18 15H2L4 22H26V10z", "accent");
    boxes(pen, [[-35, 15, 3, 5]], "lit");
    strokes(pen, [[-20, 25, -14, 31]], 1.8, "ink");
    for (const x of [-22, 16]) wheel(pen, x, 7, 8);
  });
}
