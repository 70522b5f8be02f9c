import { bed, bookcase, gable, sofa, tub } from "../interiors.ts";
import { across, boxes, clumps, ripples, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const waterDamage: Scene = {
  subject:
    "a house cut open in the rain: water from a hole in the roof, from a burst pipe in the bathroom, and from the bayou at the door",
  hour: "noon",
  weather: "rain",
  seed: 2017,
  width: 300,
  height: 176,
  place: {
    wide: { size: 0.8, x: 0.6 },
    card: { size: 0.7, x: 0.52 },
    post: { size: 0.78, x: 0.54 },
    square: { size: 0.52, x: 0.5 },
  },
  draw(pen, crop, view) {
    tree(pen, { x: crop === "wide" ? -58 : -20, width: 60, height: 84, seed: 21 }); // prettier-ignore
    gable(pen, { left: 20, right: 240, y: 116, rise: 60 }, "accent", "steel");
    hole(pen);
    pen.rect(20, 0, 220, 118, "ink");
    upstairs(pen);
    downstairs(pen);
    bayou(pen, view);
  },
};

/** Where the wind took shingles, rain falls through. */
function hole(pen: Pen) {
  pen.path("M164 166L190 142L200 150L184 168z", "cloud");
  strokes(pen, [[158, 165, 166, 158], [196, 137, 204, 130], [176, 155, 186, 150]], 2.6, "lit"); // prettier-ignore
  strokes(pen, [[180, 160, 176, 122], [188, 152, 185, 124], [172, 158, 168, 128]], 1.6, "water"); // prettier-ignore
}

function upstairs(pen: Pen) {
  pen.rect(26, 62, 92, 50, "ridge1");
  pen.rect(124, 62, 110, 50, "lit");
  sash(pen, [64, 84, 18, 18], [2, 2], "ink", "steel");
  tub(pen, { x: 28, y: 62, scale: 0.8 });
  // The sink, and the pipe that burst under it.
  pen.path("M88 88h26c0 -8 -4 -10 -13 -10s-13 2 -13 10z", "pale");
  strokes(pen, [[101, 78, 101, 73], [101, 70, 101, 67, 112, 67, 112, 62]], 3, "ink"); // prettier-ignore
  pen.curve("M101 72C94 78 88 74 85 64M101 71C97 72 94 68 93 64M102 72C108 78 111 76 114 70", 2, "pale"); // prettier-ignore
  boxes(pen, [[26, 62, 92, 4]], "water");
  // The bed below the hole, and a bucket.
  bed(pen, { x: 132, y: 62, scale: 0.72 }, "ridge3");
  pen.path("M164 112C168 106 176 108 182 105S194 108 198 112z", "steel");
  clumps(pen, [181, 99, 1.6, 181, 90, 1.6, 181, 82, 1.6], "body");
  pen.path("M173 62h16l2.500 14h-21z", "body");
  person(
    pen,
    { x: 214, y: 62, height: 38, mirror: true },
    { skin: "brown", top: "leaf", arms: [[4, 22, 12, 15]] },
  );
}

function downstairs(pen: Pen) {
  pen.rect(26, 6, 128, 50, "lit");
  pen.rect(160, 6, 74, 50, "pale");
  // The stain that the pipe left on the ceiling.
  pen.path("M72 56C78 49 86 52 92 48S108 50 114 56z", "far");
  strokes(pen, [[86, 48, 86, 38], [97, 47, 97, 30], [106, 50, 106, 42]], 1.6, "body"); // prettier-ignore
  sofa(pen, { x: 36, y: 7, scale: 0.9 }, "accent");
  bookcase(pen, { x: 116, y: 6, scale: 0.72 });
  sash(pen, [176, 26, 22, 20], [2, 2], "ink", "steel");
  pen.rect(222, 6, 12, 40, "accent");
  person(
    pen,
    { x: 200, y: 6, height: 38 },
    { skin: "fair", top: "body", long: true, arms: [[4, 22, 10, 14], [-4, 22, -8, 14]] }, // prettier-ignore
  );
}

/** It has come over its bank and in at the door. */
function bayou(pen: Pen, view: View) {
  const [left, right] = [round(view.left - 5), round(view.right + 5)];
  pen.path(
    `M160 13q9 3 18 0t18 0 18 0 18 0 18 0 18 0H${right}V${round(view.bottom - 5)}H256L240 5H160z`,
    "water",
  );
  pen.path(`M${left} 0H20V-4H240C246 -8 252 -12 256 ${round(view.bottom - 5)}H${left}z`, "ground"); // prettier-ignore
  ripples(pen, 250, across(view, 1), { top: 9, bottom: view.bottom, count: 7, seed: 4, length: 18 }, "pale"); // prettier-ignore
  // Reeds in what was the yard.
  strokes(pen, [[266, 4, 264, 26], [272, 4, 274, 22], [269, 4, 269, 30]], 1.4, "leaf"); // prettier-ignore
}
