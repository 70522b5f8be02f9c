import { boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { windPump } from "../countryside.ts";
import { grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const porchRest: Scene = {
  subject:
    "a man with his leg in a cast rests on a porch; next to the house a rain tank with marks shows how much is left",
  hour: "evening",
  seed: 2113,
  width: 262,
  height: 124,
  place: {
    wide: { size: 0.76, x: 0.6 },
    card: { size: 0.61, x: 0.51 },
    post: { size: 0.7, x: 0.52 },
    square: { size: 0.47, x: 0.5 },
  },
  sun: { x: 0.13, y: 0.4, radius: 0.13 },
  draw(pen, crop, view) {
    if (crop === "wide") windPump(pen, { x: -48, scale: 0.92 });
    tree(pen, { x: 250, y: 2, width: 54, height: 92, seed: 103 });
    house(pen);
    tank(pen);
    rest(pen);
    pen.path(`M${round(view.left - 5)} -3H${round(view.right + 5)}V-7H${round(view.left - 5)}z`, "leaf"); // prettier-ignore
    grass(pen, view.left, 0, { y: -5, height: 7, count: 7, seed: 5 }, "leaf");
    grass(pen, 206, view.right, { y: -5, height: 7, count: 6, seed: 9 }, "leaf"); // prettier-ignore
  },
};

function house(pen: Pen) {
  pen.rect(196, 90, 13, 32, "ink");
  pen.rect(84, 12, 140, 58, "far");
  pen.path("M72 66L104 108H206L236 66z", "steel");
  strokes(pen, [[112, 68, 116, 106], [136, 68, 137, 106], [160, 68, 159, 106], [184, 68, 181, 106], [208, 68, 200, 100]], 1.2, "ridge2"); // prettier-ignore
  sash(pen, [96, 32, 20, 26], [2, 2]);
  sash(pen, [188, 32, 22, 26], [2, 2]);
  pen.rect(134, 12, 22, 46, "ink");
  pen.rect(136, 12, 18, 44, "accent");
  pen.rect(139, 36, 12, 15, "lit");
  // The porch, and the gutter that feeds the tank.
  pen.rect(78, 62, 154, 6, "accent");
  strokes(pen, [[84, 12, 84, 62], [126, 12, 126, 62], [178, 12, 178, 62], [226, 12, 226, 62]], 3, "ink"); // prettier-ignore
  pen.rect(78, 4, 154, 8, "steel");
  pen.rect(78, -6, 154, 10, "ink");
  pen.path("M140 -6h24v5h-4v5h-16v-5h-4z", "steel");
}

/** Water to the second of four marks. */
function tank(pen: Pen) {
  strokes(pen, [[80, 64, 60, 74, 48, 74]], 3, "thin");
  pen.rect(14, -4, 56, 6, "steel");
  pen.rect(16, 2, 52, 68, "pale", 3);
  pen.path("M14 68L42 82L70 68z", "accent");
  for (const y of [16, 32, 48]) strokes(pen, [[17, y, 67, y]], 1, "steel");
  // The gauge is a glass tube.
  pen.rect(26, 8, 9, 56, "ink", 4);
  pen.rect(28, 10, 5, 52, "skyLow", 2);
  pen.rect(28, 10, 5, 22, "water", 2);
  strokes(pen, [[38, 20, 44, 20], [38, 32, 48, 32], [38, 44, 44, 44], [38, 56, 48, 56]], 1.6, "ink"); // prettier-ignore
  strokes(pen, [[68, 8, 76, 8, 76, 4]], 3, "accent");
}

/** In a chair, his cast on a stool, the crutches next to him; she brings a glass. */
function rest(pen: Pen) {
  strokes(pen, [[180, 12, 183, 28, 202, 28, 205, 12], [204, 28, 210, 50]], 2.4, "thin"); // prettier-ignore
  person(
    pen,
    { x: 194, y: 30, height: 44, mirror: true },
    { skin: "tan", top: "body", hair: "ink", pose: "sit", arms: [[4, 22, 12, 18]] }, // prettier-ignore
  );
  strokes(pen, [[194, 31, 180, 31, 178, 15]], 6, "ridge3");
  strokes(pen, [[194, 32, 174, 30]], 6, "ridge3");
  strokes(pen, [[177, 30, 158, 27, 157, 31]], 7.5, "pale");
  boxes(pen, [[152, 12, 3, 12], [166, 12, 3, 12], [150, 22, 22, 3]], "thin"); // prettier-ignore
  strokes(pen, [[218, 12, 213, 50], [222, 12, 218, 51], [211, 51, 221, 52], [216, 32, 220, 32]], 1.8, "accent"); // prettier-ignore
  person(
    pen,
    { x: 108, y: 12, height: 46 },
    { skin: "brown", top: "accent", legs: "ridge3", long: true, arms: [[4, 22, 13, 23]] }, // prettier-ignore
  );
  pen.path("M122 41h7l-1 9h-5z", "water");
}
