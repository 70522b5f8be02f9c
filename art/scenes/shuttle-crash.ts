import { across, band, boxes, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { palm } from "../plants.ts";
import type { Scene, View } from "../scene.ts";
import { car, van } from "../vehicles.ts";

export const shuttleCrash: Scene = {
  subject:
    "a motel's shuttle van and a car that hit its side on a street at the bay; a medic helps a guest, the driver stands by",
  hour: "dusk",
  weather: "rain",
  seed: 2179,
  width: 276,
  height: 112,
  place: {
    wide: { size: 0.66, x: 0.57 },
    card: { size: 0.56, x: 0.5 },
    post: { size: 0.66, x: 0.51 },
    square: { size: 0.44, x: 0.5 },
  },
  draw(pen, crop, view) {
    bay(pen, view);
    if (crop === "wide") palm(pen, { x: -54, y: 8, height: 84, lean: -12, seed: 5 }); // prettier-ignore
    palm(pen, { x: 222, y: 8, height: 96, lean: 10, seed: 7 });
    light(pen);
    band(pen, view, 10, "pale");
    band(pen, view, 7, "steel");
    strokes(pen, [[view.left - 5, -10, view.right + 5, -10]], 1.8, "accent");
    shuttle(pen);
    hit(pen);
    people(pen);
  },
};

/** The bay, its seawall and the tall bridge. */
function bay(pen: Pen, view: View) {
  const [left, right] = [round(view.left - 5), round(view.right + 5)];
  boxes(pen, [[left, 8, right - left, 24]], "ridge2");
  const [a, b] = [round(across(view, 0.3)), round(across(view, 0.62))];
  pen.curve(`M${left} 34C${a - 40} 40 ${a - 20} 56 ${round((a + b) / 2)} 58S${b + 30} 40 ${right} 34`, 3, "steel"); // prettier-ignore
  strokes(pen, [[a, 10, a, 86], [b, 10, b, 86]], 3, "pale"); // prettier-ignore
  const stays: number[][] = [];
  for (let step = 1; step < 6; step++)
    for (const [x, side] of [[a, -1], [a, 1], [b, -1], [b, 1]] as const) // prettier-ignore
      stays.push([x, 86 - step * 3, x + side * step * 7, side === (x === a ? -1 : 1) ? 52 - step * 1.800 : 55]); // prettier-ignore
  strokes(pen, stays, 0.6, "pale");
}

function light(pen: Pen) {
  strokes(pen, [[4, 8, 4, 92], [4, 90, 40, 90]], 2.600, "thin"); // prettier-ignore
  pen.rect(34, 66, 11, 27, "ink", 2);
  for (const [y, color] of [
    [87, "accent"],
    [79.5, "steel"],
    [72, "steel"],
  ] as const)
    // prettier-ignore
    pen.circle(39.500, y, 3, color);
}

/** It has turned left; the dent is in its side. */
function shuttle(pen: Pen) {
  const at = { x: 150, y: -2, scale: 0.92 };
  van(pen, at, "pale", "body");
  pen.group(at, () => {
    boxes(pen, [[-60, 46, 20, 20], [-36, 46, 20, 20], [-12, 46, 22, 20]], "steel"); // prettier-ignore
    pen.path(
      "M-70 14L-58 20L-64 28L-52 32L-62 40L-56 46L-66 52L-70 50z",
      "ink",
    );
    strokes(
      pen,
      [
        [-52, 32, -44, 30],
        [-56, 44, -46, 42],
      ],
      1.2,
      "steel",
    );
    // A pelican, as on the motel's sign.
    pen.path("M22 34C20 40 24 44 30 42L32 47C34 50 38 49 37 46L40 40L36 43C36 38 30 32 22 34z", "accent"); // prettier-ignore
  });
}

function hit(pen: Pen) {
  const at = { x: 38, y: -6, scale: 0.7 };
  car(pen, at, "accent", "lit");
  pen.group(at, () => {
    pen.path("M40 33L52 28L56 31L62 24L57 19L66 13L60 9L68 5H50L44 18z", "ink");
    pen.path("M37 33L48 48L58 42L46 32z", "accent");
    strokes(pen, [[60, 2, 76, 5]], 4, "steel");
  });
}

function people(pen: Pen) {
  // A guest sits at the curb, wrapped in a blanket.
  pen.rect(228, 2, 24, 8, "steel");
  strokes(pen, [[240, 12, 228, 12, 226, -5]], 6, "ridge3");
  person(
    pen,
    { x: 241, y: 12, height: 42, mirror: true },
    { skin: "fair", top: "lit", hair: "pale", pose: "sit", arms: [[4, 22, 8, 15]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 218, y: -8, height: 43 },
    { skin: "deep", top: "accent", legs: "ink", long: true, arms: [[4, 22, 13, 20], [-3, 22, 8, 17]] }, // prettier-ignore
  );
  pen.rect(204, -8, 11, 9, "accent", 1);
  strokes(pen, [[207, -3.500, 212, -3.500], [209.500, -6, 209.500, -1]], 1.6, "pale"); // prettier-ignore
  person(
    pen,
    { x: 264, y: -7, height: 46, mirror: true },
    { skin: "tan", top: "body", legs: "ink", hat: "ink", arms: [[-3, 22, -7, 14], [4, 23, 8, 19, 4, 29]] }, // prettier-ignore
  );
}
