import { desk } from "../interiors.ts";
import { band, boxes, clumps, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const surgeonLecture: Scene = {
  subject:
    "an oral surgeon teaches a class from a model of a jaw; behind glass her operating chair is empty",
  hour: "dusk",
  seed: 2089,
  width: 266,
  height: 112,
  place: {
    wide: { size: 0.72, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.67, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.36, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -52, width: 60, height: 84, seed: 91 });
    building(pen);
    surgery(pen);
    lecture(pen);
    band(pen, view, -3, "steel");
    band(pen, view, 0, "pale", -4);
    shrubs(pen, 258, 284, { y: 0, size: 6, seed: 4 });
  },
};

function building(pen: Pen) {
  pen.rect(4, 0, 256, 90, "ink");
  pen.rect(-4, 88, 272, 8, "pale");
  boxes(pen, [[40, 96, 30, 10], [190, 96, 20, 14]], "steel"); // prettier-ignore
  pen.rect(10, 4, 82, 80, "steel");
  pen.rect(98, 4, 156, 80, "lit");
  pen.rect(10, 4, 82, 6, "ridge3");
  pen.rect(98, 4, 156, 6, "far");
}

/** The dark room: the chair, the lamp over it, a tray. */
function surgery(pen: Pen) {
  boxes(pen, [[40, 10, 18, 4], [46, 14, 6, 8]]); // prettier-ignore
  pen.path("M20 52C17 54 17 58 21 58L25 56L35 35H56L68 31C70 27 68 24 64 25L54 27H32C28 27 26 31 25 36z", "body"); // prettier-ignore
  pen.path("M15 58L22 47L27 50L20 61z", "pale");
  strokes(pen, [[34, 38, 46, 38, 46, 34]], 2, "pale");
  strokes(pen, [[50, 84, 50, 72, 34, 66, 38, 58]], 2, "pale");
  pen.path("M30 54L46 60L44 64L29 58z", "pale");
  strokes(pen, [[76, 10, 76, 36]], 2, "ink");
  pen.rect(66, 36, 22, 3, "pale");
  strokes(pen, [[70, 41, 72, 41], [76, 42, 82, 42]], 1.6, "ridge1"); // prettier-ignore
  boxes(pen, [[64, 62, 22, 16]]);
  boxes(pen, [[66, 64, 18, 12]], "ridge2");
}

function lecture(pen: Pen) {
  // A jaw and its teeth on the screen.
  pen.rect(108, 36, 62, 42, "ink");
  pen.rect(110, 38, 58, 38, "body");
  pen.curve("M122 68C120 50 128 44 139 44S158 50 156 68", 4, "pale");
  clumps(pen, [122, 68, 3.4, 122, 60, 3.4, 125, 53, 3.4, 131, 47.5, 3.2, 139, 45.5, 3.2, 147, 47.5, 3.2, 153, 53, 3.4, 156, 60, 3.4, 156, 68, 3.4], "pale"); // prettier-ignore
  strokes(pen, [[150, 62, 162, 70]], 1.4, "accent");
  // The surgeon: one hand points, the other stays in the pocket.
  person(
    pen,
    { x: 182, y: 4, height: 50, mirror: true },
    { skin: "brown", top: "pale", legs: "ridge3", long: true, arms: [[4, 23, 13, 29], [-4, 23, -7, 14]] }, // prettier-ignore
  );
  pen.path("M180 22h4l-2 13z", "leaf");
  // A model of teeth on the desk.
  desk(pen, 110, 4, { width: 38, top: "accent", screen: false });
  pen.path("M120 34h18v4c0 4 -18 4 -18 0z", "far");
  boxes(pen, [[121, 38, 3, 4], [125, 39, 3, 4], [130, 39, 3, 4], [134, 38, 3, 4]], "pale"); // prettier-ignore
  // Students, each row higher.
  for (const [x, y, skin, top, hair] of [
    [203, 22, "fair", "leaf", "ink"],
    [220, 30, "deep", "accent", "ink"],
    [237, 38, "tan", "body", "ridge3"],
  ] as const) {
    pen.rect(x - 8, 4, 25, y - 12, "steel");
    person(
      pen,
      { x, y, height: 40, mirror: true },
      { skin, top, hair, pose: "sit", long: skin === "fair", arms: [[4, 22, 9, 17]] }, // prettier-ignore
    );
    pen.rect(x - 15, 4, 7, y - 3, "ink");
    pen.rect(x - 17, y, 11, 2.4, "pale");
  }
}
