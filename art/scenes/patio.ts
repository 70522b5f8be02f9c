import { boxes, clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { grass, shrubs } from "../plants.ts";
import { birds } from "../countryside.ts";
import { round } from "../pen.ts";
import type { Scene, View } from "../scene.ts";

export const patio: Scene = {
  subject:
    "a couple in their fifties on their patio compares two policies over coffee; a grandchild on a swing, the house lit behind",
  hour: "evening",
  seed: 2129,
  width: 262,
  height: 120,
  place: {
    wide: { size: 0.75, x: 0.6 },
    card: { size: 0.6, x: 0.5 },
    post: { size: 0.69, x: 0.52 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.2, y: 0.46, radius: 0.14 },
  draw(pen, crop, view) {
    oak(pen);
    house(pen);
    ground(pen, view);
    if (crop === "wide") birds(pen, 84, 104);
    table(pen);
    grass(pen, view.left, 20, { y: -6, height: 7, count: 6, seed: 4 }, "leaf");
  },
};

/** A live oak with a swing. */
function oak(pen: Pen) {
  pen.path("M6 -2C16 20 12 40 2 58L12 62C18 52 22 50 30 60L38 54C30 44 28 20 36 -2z", "ink"); // prettier-ignore
  strokes(pen, [[12, 56, -24, 76], [24, 54, 66, 74], [20, 50, 20, 84]], 7, "ink"); // prettier-ignore
  clumps(pen, [-34, 76, 17, -12, 90, 21, 16, 98, 23, 44, 94, 20, 66, 80, 17, 20, 78, 20, -6, 72, 15, 48, 74, 14], "leaf"); // prettier-ignore
  strokes(
    pen,
    [
      [46, 68, 52, 14],
      [58, 70, 64, 16],
    ],
    1.2,
    "thin",
  );
  pen.rect(49, 12, 18, 3, "accent");
  person(
    pen,
    { x: 58, y: 16, height: 27 },
    { skin: "brown", top: "accent", legs: "body", pose: "sit", arms: [[-4, 22, -7, 28], [4, 22, 7, 28]] }, // prettier-ignore
  );
  strokes(pen, [[57, 16, 67, 17, 71, 9]], 4, "body");
}

function house(pen: Pen) {
  pen.rect(204, 84, 14, 34, "steel");
  pen.rect(120, 0, 128, 62, "pale");
  pen.path("M106 60L140 100H228L262 60z", "accent");
  pen.rect(134, 0, 66, 50, "ink");
  boxes(pen, [[137, 3, 19, 44], [158, 3, 19, 44], [179, 3, 18, 44]], "lit"); // prettier-ignore
  sash(pen, [212, 22, 26, 26], [2, 2]);
  strokes(pen, [[142, 47, 142, 38], [192, 47, 192, 38]], 1, "ink"); // prettier-ignore
  clumps(pen, [142, 36, 3.4, 192, 36, 3.4], "accent");
}

function ground(pen: Pen, view: View) {
  pen.path(`M84 2H${round(view.right + 5)}V-6H76z`, "steel");
  shrubs(pen, 206, 262, { y: 2, size: 6, seed: 8 });
}

/** Two stacks of paper: one thin, one thick. */
function table(pen: Pen) {
  strokes(
    pen,
    [
      [104, -6, 108, 16, 108, 16],
      [118, 14, 104, 14],
    ],
    2.2,
    "thin",
  );
  strokes(pen, [[103, 14, 99, 36]], 2.2, "thin");
  strokes(pen, [[202, -6, 198, 14, 184, 14], [199, 14, 204, 36]], 2.2, "thin"); // prettier-ignore
  person(
    pen,
    { x: 112, y: 17, height: 48 },
    { skin: "deep", top: "body", hair: "steel", pose: "sit", arms: [[4, 22, 14, 20]] }, // prettier-ignore
  );
  strokes(pen, [[112, 16, 128, 16, 130, -4]], 6.5, "ridge3");
  person(
    pen,
    { x: 190, y: 17, height: 46, mirror: true },
    { skin: "brown", top: "leaf", hair: "steel", long: true, pose: "sit", arms: [[4, 22, 14, 21]] }, // prettier-ignore
  );
  strokes(pen, [[190, 16, 174, 16, 172, -4]], 6.5, "ink");
  boxes(pen, [[148, -4, 5, 26], [138, -6, 25, 3]]); // prettier-ignore
  boxes(pen, [[122, 22, 58, 4]], "accent");
  boxes(pen, [[130, 26, 16, 2.5]], "pale");
  boxes(pen, [[156, 26, 16, 8]], "pale");
  strokes(pen, [[157, 28.5, 171, 28.5], [157, 31, 171, 31]], 0.7, "ink"); // prettier-ignore
  boxes(pen, [[148.5, 26, 5, 6]], "lit");
}
