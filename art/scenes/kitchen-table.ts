import { fridge, kitchen, pendant } from "../interiors.ts";
import { band, boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const kitchenTable: Scene = {
  subject:
    "a couple at the kitchen table works out a sum on a tablet, with bills, a calculator and coffee; outside it is evening",
  hour: "evening",
  seed: 2237,
  width: 256,
  height: 116,
  place: {
    wide: { size: 0.75, x: 0.6 },
    card: { size: 0.6, x: 0.5 },
    post: { size: 0.69, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.42, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide")
      tree(pen, { x: -58, width: 62, height: 86, seed: 191 });
    pen.rect(196, 92, 14, 32, "ink");
    pen.path("M-8 86L26 116H230L264 86z", "body");
    boxes(pen, [[-8, 84, 272, 5]], "ink");
    pen.rect(4, -4, 248, 90, "ink");
    pen.rect(10, 4, 236, 76, "lit");
    pen.rect(10, 0, 236, 5, "far");
    kitchen(pen, { x: 12, y: 5, scale: 0.88 }, false, "ridge3");
    fridge(pen, { x: 112, y: 5, scale: 0.92 });
    room(pen);
    table(pen);
    band(pen, view, -4, "leaf", -9);
    shrubs(pen, 248, 280, { y: -4, size: 7, seed: 4 });
  },
};

function room(pen: Pen) {
  sash(pen, [206, 34, 30, 30], [2, 2], "ink", "ridge1");
  pendant(pen, 184, 80, 10);
  // A drawing of a child on the refrigerator.
  boxes(pen, [[117, 50, 9, 10]], "accent");
  boxes(pen, [[128, 48, 6, 7]], "ridge1");
  pen.circle(158, 66, 7.5, "ink");
  pen.circle(158, 66, 5.8, "pale");
  strokes(pen, [[158, 66, 158, 70], [158, 66, 161, 66]], 1.100, "ink"); // prettier-ignore
}

function table(pen: Pen) {
  for (const [x, lean] of [[150, -3], [222, 3]] as const) // prettier-ignore
    strokes(pen, [[x - 8, 3, x - 8, 18], [x + 8, 3, x + 8, 18], [x - 9, 18, x + 9, 18], [x + lean * 3, 18, x + lean * 4, 40]], 2.4, "ink"); // prettier-ignore
  person(
    pen,
    { x: 150, y: 21, height: 48 },
    { skin: "deep", top: "accent", long: true, pose: "sit", arms: [[4, 22, 16, 21]] }, // prettier-ignore
  );
  strokes(pen, [[150, 20, 166, 20, 167, 5]], 6.5, "ridge3");
  person(
    pen,
    { x: 222, y: 21, height: 50, mirror: true },
    { skin: "tan", top: "leaf", pose: "sit", arms: [[4, 22, 15, 19]] },
  );
  strokes(pen, [[222, 20, 206, 20, 205, 5]], 6.5, "ink");
  boxes(pen, [[160, 26, 54, 4], [184, 0, 5, 26], [176, 1, 21, 3]]); // prettier-ignore
  // Tablet, calculator, bills, a cup.
  pen.path("M172 30L178 44H192L186 30z", "ink");
  pen.path("M175 32L179.500 42.500H189.500L185 32z", "ridge1");
  boxes(pen, [[190, 30, 8, 2.6]], "steel");
  boxes(pen, [[199, 30, 12, 1.600], [200, 31.600, 11, 1.600]], "pale"); // prettier-ignore
  boxes(pen, [[164, 30, 5, 5.5]], "body");
}
