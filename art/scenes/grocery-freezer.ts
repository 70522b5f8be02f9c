import { shelves } from "../interiors.ts";
import { band, boxes, clumps, lamp, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const groceryFreezer: Scene = {
  subject:
    "in a grocery, boxes fall from the top shelf of a walk-in freezer toward a worker on a ladder; another serves at the deli counter",
  hour: "dusk",
  seed: 2137,
  width: 262,
  height: 112,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.59, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.36, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -62, width: 58, height: 82, seed: 111 });
      lamp(pen, -18, 60);
    }
    pen.rect(4, 0, 254, 92, "ink");
    boxes(pen, [[-2, 90, 266, 7]], "accent");
    boxes(pen, [[176, 97, 38, 10], [40, 97, 22, 8]], "steel"); // prettier-ignore
    deli(pen);
    freezer(pen);
    band(pen, view, -3, "steel");
    band(pen, view, 0, "pale", -4);
    shrubs(pen, 258, 286, { y: 0, size: 6, seed: 4 });
  },
};

function deli(pen: Pen) {
  pen.rect(10, 5, 130, 80, "lit");
  pen.rect(10, 0, 130, 6, "far");
  shelves(pen, [56, 44, 52, 30], { rows: 2, seed: 12 });
  // Sausages and lamps.
  for (const x of [20, 30, 40]) {
    strokes(pen, [[x, 85, x, 76]], 1, "ink");
    pen.rect(x - 2.5, 58, 5, 18, "accent", 2.5);
  }
  person(
    pen,
    { x: 92, y: 4, height: 50, mirror: true },
    { skin: "fair", top: "leaf", hat: "pale", arms: [[4, 22, 13, 20], [-4, 22, -8, 17]] }, // prettier-ignore
  );
  pen.rect(48, 0, 84, 30, "steel");
  pen.rect(52, 8, 76, 16, "pale");
  clumps(pen, [60, 11, 3.6, 72, 11, 3.6, 96, 11, 3.6, 108, 11, 3.6, 120, 11, 3.6], "accent"); // prettier-ignore
  clumps(pen, [66, 17, 3, 84, 12, 4, 102, 17, 3, 114, 17, 3], "leaf");
  pen.rect(46, 28, 88, 4, "ink");
  pen.rect(108, 32, 18, 10, "ink", 2);
  boxes(pen, [[110, 35, 9, 4]], "ridge1");
  person(
    pen,
    { x: 28, y: 0, height: 48 },
    { skin: "deep", top: "body", long: true, arms: [[4, 22, 12, 21], [-4, 22, -7, 14]] }, // prettier-ignore
  );
  pen.path("M14 8h10l2 10H12z", "accent");
}

/** Its door is open to the left; frost along the ceiling. */
function freezer(pen: Pen) {
  pen.rect(148, 0, 6, 88, "pale");
  pen.rect(154, 0, 98, 86, "steel");
  pen.rect(158, 4, 90, 78, "ridge1");
  pen.path("M158 82q6 -7 12 0q5 -5 9 0q7 -8 13 0q6 -5 10 0q7 -7 13 0q5 -5 10 0q7 -8 13 0q5 -5 10 0z", "pale"); // prettier-ignore
  pen.rect(158, 0, 90, 5, "steel");
  // Shelves of cartons on the right.
  boxes(pen, [[204, 4, 2.500, 62], [244, 4, 2.500, 62], [202, 24, 46, 2.500], [202, 44, 46, 2.500], [202, 64, 46, 2.500]]); // prettier-ignore
  boxes(pen, [[208, 26.500, 16, 12], [226, 26.500, 16, 9], [208, 46.500, 14, 10], [224, 46.500, 18, 12], [208, 5, 18, 13], [228, 66.500, 15, 8]], "lit"); // prettier-ignore
  strokes(
    pen,
    [
      [216, 30, 216, 38],
      [233, 47, 233, 58],
    ],
    1,
    "accent",
  );
  // The ladder, and she leans back from what falls.
  strokes(pen, [[196, 0, 186, 52], [176, 0, 184, 52], [178.500, 12, 193.500, 12], [180, 22, 191.500, 22], [181.500, 32, 190, 32]], 2, "accent"); // prettier-ignore
  pen.group({ x: 184, y: 23, turn: 14 }, () =>
    person(
      pen,
      { x: 0, height: 44 },
      { skin: "brown", top: "pale", legs: "ridge3", long: true, arms: [[4, 23, 11, 31], [-4, 23, -9, 30]] }, // prettier-ignore
    ),
  );
  for (const [x, y, turn] of [
    [197, 70, 24],
    [183, 76, -18],
    [203, 54, 48],
  ] as const)
    pen.group({ x, y, turn }, () => {
      pen.rect(-8, -3, 16, 6, "lit");
      pen.rect(-2, -3, 4, 6, "accent");
    });
}
