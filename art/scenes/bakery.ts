import { band, boxes, clumps, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const bakery: Scene = {
  subject:
    "a bakery before dawn: the owner sorts papers and a phone at the counter, a baker takes bread from the oven, the roof is new",
  hour: "sunrise",
  seed: 2111,
  width: 258,
  height: 116,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.59, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.44, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -54, width: 60, height: 82, seed: 97 });
    shop(pen);
    oven(pen);
    counter(pen);
    people(pen);
    band(pen, view, 0, "pale", -4);
    band(pen, view, -4, "steel");
    shrubs(pen, 252, 284, { y: 0, size: 6, seed: 4 });
  },
};

/** Its front is glass; the roof has the rows of new shingles. */
function shop(pen: Pen) {
  pen.rect(36, 92, 16, 34, "steel");
  pen.rect(32, 122, 24, 5, "ink");
  pen.path("M-2 84L22 114H236L260 84z", "body");
  strokes(pen, [[5, 92, 253, 92], [11, 99, 247, 99], [17, 106, 241, 106]], 1.3, "ridge1"); // prettier-ignore
  pen.rect(4, 0, 250, 86, "ink");
  pen.rect(10, 5, 238, 76, "lit");
  pen.rect(10, 0, 238, 6, "far");
  boxes(pen, [[-2, 82, 262, 5]], "accent");
}

/** Brick, with an arch and fire in it. */
function oven(pen: Pen) {
  pen.rect(14, 5, 62, 64, "steel");
  boxes(pen, [[18, 58, 12, 6], [33, 58, 14, 6], [50, 58, 12, 6], [16, 10, 10, 6], [62, 10, 11, 6], [64, 22, 10, 6], [16, 34, 8, 6]], "ridge2"); // prettier-ignore
  pen.rect(38, 69, 14, 12, "steel");
  pen.path("M26 26V38C26 52 62 52 62 38V26z", "ink");
  pen.path("M30 26C30 36 36 34 36 42C42 38 42 34 45 32C47 36 49 38 50 40C56 36 58 32 58 26z", "accent"); // prettier-ignore
  pen.rect(22, 22, 44, 4, "pale");
  boxes(pen, [[28, 8, 32, 10]]);
  // Loaves on three shelves.
  boxes(pen, [[118, 40, 58, 2.5], [118, 54, 58, 2.5], [118, 68, 58, 2.5]]); // prettier-ignore
  for (const [y, color] of [
    [42.5, "accent"],
    [56.5, "pale"],
    [70.5, "accent"],
  ] as const)
    // prettier-ignore
    for (let x = 122; x < 166; x += 12)
      pen.path(`M${x} ${y}h10v3c0 5 -10 5 -10 0z`, color);
}

/** Glass with cakes, and the papers on top. */
function counter(pen: Pen) {
  person(
    pen,
    { x: 212, y: 6, height: 50, mirror: true },
    { skin: "brown", top: "pale", long: true, arms: [[4, 22, 13, 20], [-4, 22, 3, 17]] }, // prettier-ignore
  );
  pen.rect(124, 0, 116, 30, "steel");
  pen.rect(130, 5, 58, 20, "lit");
  strokes(pen, [[130, 15, 188, 15]], 1.2, "ink");
  clumps(pen, [138, 8, 3, 148, 8, 3, 158, 8, 3, 168, 8, 3, 178, 8, 3], "accent"); // prettier-ignore
  clumps(pen, [140, 18, 3, 154, 18, 3, 166, 18, 3, 180, 18, 3], "pale");
  pen.rect(118, 28, 126, 5, "ink");
  // A policy, a folder, an invoice and the phone.
  pen.path("M186 33h18l-3 6h-18z", "pale");
  pen.path("M160 33h18l-2 4h-18z", "accent");
  pen.path("M163 37h12l-1 3h-12z", "pale");
  pen.rect(222, 33, 14, 3, "body");
  strokes(pen, [[224, 38, 234, 38]], 2, "ink");
  boxes(pen, [[228, 4, 8, 20]], "leaf");
  boxes(pen, [[196, 5, 34, 3]], "ridge2");
}

function people(pen: Pen) {
  person(
    pen,
    { x: 100, y: 2, height: 48, mirror: true },
    { skin: "fair", top: "leaf", legs: "steel", hat: "pale", arms: [[4, 22, 14, 20], [-4, 22, 8, 17]] }, // prettier-ignore
  );
  // The peel, with two loaves.
  strokes(pen, [[92, 27, 66, 31]], 2, "ink");
  pen.path("M70 29L44 32V35L70 33z", "pale");
  clumps(pen, [50, 37, 3.4, 60, 36, 3.4], "accent");
  pen.path("M96 6h9v16h-9z", "pale");
}
