import { boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { pickup, van } from "../vehicles.ts";

export const twoTrades: Scene = {
  subject:
    "two trades at one house: a painter on low trestles at the wall and two roofers on the roof, with a van and a pickup",
  hour: "noon",
  seed: 2207,
  width: 280,
  height: 128,
  place: {
    wide: { size: 0.78, x: 0.58 },
    card: { size: 0.62, x: 0.5 },
    post: { size: 0.72, x: 0.51 },
    square: { size: 0.47, x: 0.5 },
  },
  sun: { x: 0.12, y: 0.24, radius: 0.09 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -52, y: 2, width: 62, height: 88, seed: 161 }); // prettier-ignore
    tree(pen, { x: 268, y: 2, width: 54, height: 82, seed: 163 });
    house(pen);
    roofers(pen);
    pen.path(`M${round(view.left - 5)} 2H${round(view.right + 5)}V-5H${round(view.left - 5)}z`, "leaf"); // prettier-ignore
    pen.path(`M${round(view.left - 5)} -5H${round(view.right + 5)}V${round(view.bottom - 5)}H${round(view.left - 5)}z`, "steel"); // prettier-ignore
    painter(pen);
    van(pen, { x: 24, y: -10, scale: 0.58 }, "pale");
    pickup(pen, { x: 240, y: -10, scale: 0.66 }, "accent", "lit");
    strokes(pen, [[190, 22, 268, 30], [190, 25, 268, 33]], 1.4, "lit"); // prettier-ignore
    grass(pen, 82, 186, { y: -3, height: 5, count: 5, seed: 4 }, "ink");
  },
};

/** The old color to the right of the painter, the new one to the left. */
function house(pen: Pen) {
  pen.rect(188, 84, 14, 40, "steel");
  pen.rect(58, 0, 164, 58, "pale");
  pen.path("M58 0H124V20L118 30L124 40L120 58H58z", "ridge1");
  pen.path("M44 56L78 104H202L236 56z", "steel");
  // New shingles from the eave up.
  pen.path("M44 56H236L225 72H55z", "body");
  strokes(
    pen,
    [
      [50, 64, 230, 64],
      [56, 72, 224, 72],
    ],
    1.2,
    "ridge1",
  );
  strokes(pen, [[62, 81, 218, 81], [68, 90, 212, 90], [73, 97, 207, 97]], 0.8, "ink"); // prettier-ignore
  sash(pen, [70, 22, 24, 24], [2, 2]);
  sash(pen, [182, 22, 26, 24], [2, 2]);
  pen.rect(144, 0, 22, 46, "ink");
  pen.rect(146, 0, 18, 44, "leaf");
  pen.rect(149, 26, 12, 12, "lit");
}

function roofers(pen: Pen) {
  person(
    pen,
    { x: 94, y: 70, height: 40 },
    { skin: "tan", top: "accent", hat: "lit", arms: [[4, 22, 12, 14], [-3, 22, 6, 15]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 160, y: 66, height: 40, mirror: true },
    { skin: "deep", top: "leaf", hat: "lit", pose: "walk", arms: [[4, 23, 10, 26], [-3, 23, 5, 26]] }, // prettier-ignore
  );
  pen.path("M140 92h16l3 5h-16z", "body");
  boxes(pen, [[188, 72, 22, 4], [190, 76, 18, 4]], "body"); // prettier-ignore
  // The ladder stands on the ground.
  strokes(
    pen,
    [
      [206, -8, 216, 78],
      [217, -8, 227, 78],
    ],
    2,
    "accent",
  );
  strokes(
    pen,
    Array.from({ length: 9 }, (_, rung) => {
      const x = 206.6 + rung * 1.08;
      return [x, -2 + rung * 9.2, x + 11, -2 + rung * 9.2];
    }),
    1.4,
    "accent",
  );
}

/** On a plank between two trestles, with a roller. */
function painter(pen: Pen) {
  strokes(pen, [[96, -6, 101, 10, 106, -6], [134, -6, 139, 10, 144, -6]], 2, "thin"); // prettier-ignore
  pen.rect(92, 10, 56, 3.5, "lit");
  person(
    pen,
    { x: 114, y: 13, height: 42 },
    { skin: "fair", top: "pale", legs: "pale", hat: "accent", arms: [[-3, 22, -7, 14], [4, 23, 9, 28]] }, // prettier-ignore
  );
  strokes(pen, [[123, 44, 123, 50]], 1.2, "ink");
  pen.rect(118, 50, 10, 4, "ridge1", 2);
  pen.path("M134 13.500h9l1 8h-11z", "ridge3");
}
