import { across, boxes, ripples, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import type { Color } from "../palette.ts";
import type { Scene, View } from "../scene.ts";

export const portTrucking: Scene = {
  subject:
    "a crane sets a container on a truck at the port; a man at the gate checks the driver's papers; a ship with containers behind",
  hour: "sunrise",
  seed: 2053,
  width: 280,
  height: 136,
  place: {
    wide: { size: 0.82, x: 0.6 },
    card: { size: 0.66, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.3, y: 0.4, radius: 0.13 },
  draw(pen, crop, view) {
    water(pen, view);
    ship(pen);
    pen.rect(view.left - 5, -50, view.right - view.left + 10, 53, "ground");
    crane(pen);
    if (crop === "wide") stack(pen, 282, 3, ["leaf", "accent", "ridge2"]);
    truck(pen);
    person(
      pen,
      { x: 256, y: -5, height: 34, mirror: true },
      { skin: "deep", top: "accent", hat: "lit", arms: [[4, 22, 11, 24]] },
    );
    pen.rect(243, 15, 5, 7, "pale");
  },
};

function water(pen: Pen, view: View) {
  pen.rect(view.left - 5, 0, view.right - view.left + 10, 22, "ridge2");
  ripples(pen, across(view, 0), across(view, 1), { top: 20, bottom: 6, count: 12, seed: 8, length: 16 }, "pale"); // prettier-ignore
}

const stackColors: readonly Color[] = ["accent", "pale", "leaf", "body", "steel", "accent", "ridge1", "lit"]; // prettier-ignore

function box(pen: Pen, x: number, y: number, color: Color, length = 30) {
  pen.rect(x, y, length, 12, color);
  const ribs = Array.from({ length: Math.floor(length / 4) - 1 }, (_, rib) => [x + 4 + rib * 4, y + 2, x + 4 + rib * 4, y + 10]); // prettier-ignore
  strokes(pen, ribs, 0.6, "ink");
}

function ship(pen: Pen) {
  pen.path("M-46 36L-36 8H122V30H-8z", "ink");
  strokes(pen, [[-38, 12, 122, 12]], 3, "accent");
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4 - (row > 1 ? 1 : 0); column++)
      box(pen, -4 + column * 31, 30 + row * 13, stackColors[(row * 3 + column * 5) % 8]!); // prettier-ignore
  pen.rect(-34, 34, 22, 46, "pale");
  pen.rect(-38, 74, 30, 9, "pale");
  boxes(pen, [[-35, 76, 24, 4], [-30, 62, 14, 4], [-30, 50, 14, 4]]); // prettier-ignore
  pen.rect(-26, 83, 8, 12, "accent");
}

/** It stands over the truck and reaches across the ship. */
function crane(pen: Pen) {
  strokes(pen, [[142, 2, 152, 92], [222, 2, 214, 92], [146, 40, 218, 40], [146, 40, 214, 92], [150, 84, 216, 84]], 4, "accent"); // prettier-ignore
  strokes(pen, [[40, 94, 246, 94]], 5, "accent");
  strokes(pen, [[172, 132, 152, 94], [172, 132, 214, 94], [172, 132, 60, 96], [172, 132, 244, 96]], 2, "thin"); // prettier-ignore
  boxes(pen, [[134, 0, 18, 5], [214, 0, 18, 5]]); // prettier-ignore
  pen.rect(224, 96, 20, 12, "steel");
  // The trolley and its load.
  pen.rect(170, 88, 26, 6, "ink");
  strokes(pen, [[174, 88, 166, 66], [192, 88, 200, 66]], 1.2, "thin"); // prettier-ignore
  pen.rect(160, 62, 46, 4, "ink");
  box(pen, 158, 46, "body", 50);
}

function stack(pen: Pen, x: number, y: number, colors: readonly Color[]) {
  colors.forEach((color, level) => box(pen, x, y + level * 13, color, 46));
}

/** A tractor with an empty chassis; it faces right. */
function truck(pen: Pen) {
  boxes(pen, [[138, 8, 74, 4], [140, 12, 3, 4], [206, 12, 3, 4]], "steel"); // prettier-ignore
  pen.path("M204 6V36C204 39 206 40 208 40H220C223 40 224 39 225 36L228 24L242 22C244 22 245 20 245 18V6z", "accent"); // prettier-ignore
  pen.path("M212 25H225L222 36H212z", "pale");
  boxes(pen, [[241, 11, 4, 4]], "lit");
  strokes(pen, [[202, 12, 202, 46]], 2.4, "thin");
  pen.rect(204, 4, 42, 5, "ink");
  for (const x of [150, 164, 206, 234]) wheel(pen, round(x), 3, 8);
}
