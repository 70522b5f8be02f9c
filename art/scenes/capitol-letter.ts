import { band, boxes, clumps, sash, star, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { cypress, shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const capitolLetter: Scene = {
  subject:
    "a woman mails a letter in front of a state office in Austin; a clerk in the door holds a file, the Capitol's dome behind",
  hour: "sunrise",
  seed: 2239,
  width: 262,
  height: 132,
  place: {
    wide: { size: 0.8, x: 0.58 },
    card: { size: 0.64, x: 0.5 },
    post: { size: 0.74, x: 0.51 },
    square: { size: 0.48, x: 0.5 },
  },
  sun: { x: 0.13, y: 0.36, radius: 0.13 },
  draw(pen, crop, view) {
    dome(pen);
    if (crop === "wide")
      tree(pen, { x: -52, width: 62, height: 84, seed: 201 });
    tree(pen, { x: 6, y: 2, width: 46, height: 62, seed: 203 });
    office(pen);
    band(pen, view, 0, "pale", -4);
    band(pen, view, -4, "steel");
    mail(pen);
  },
};

/** Four stories of drum and dome with a figure on top, over low wings. */
function dome(pen: Pen) {
  pen.group({ x: 62, y: 14 }, () => {
    pen.rect(-66, 0, 132, 40, "far");
    pen.path("M-24 40L0 54L24 40z", "far");
    strokes(pen, Array.from({ length: 9 }, (_, i) => [-58 + i * 14.5, 6, -58 + i * 14.5, 34]), 2, "ridge1"); // prettier-ignore
    boxes(pen, [[-22, 48, 44, 22], [-19, 70, 38, 5]], "far"); // prettier-ignore
    strokes(pen, Array.from({ length: 7 }, (_, i) => [-18 + i * 6, 51, -18 + i * 6, 67]), 1.4, "ridge1"); // prettier-ignore
    pen.path("M-18 75C-18 94 -8 101 -4 102H4C8 101 18 94 18 75z", "far");
    strokes(pen, [[-9, 77, -5, 98], [9, 77, 5, 98], [0, 77, 0, 99]], 1, "ridge1"); // prettier-ignore
    boxes(pen, [[-4, 101, 8, 9]], "far");
    pen.path("M-5 110C-5 115 5 115 5 110z", "far");
    strokes(pen, [[0, 112, 0, 120]], 1.6, "far");
  });
}

function office(pen: Pen) {
  pen.rect(112, 0, 144, 92, "pale");
  boxes(pen, [[108, 90, 152, 6], [150, 96, 40, 9]], "steel"); // prettier-ignore
  for (const y of [54, 74])
    for (let column = 0; column < 6; column++)
      sash(pen, [120 + column * 22.4, y - 4, 15, 13], [2, 1], "ink", (column + y) % 4 ? "lit" : "ridge1"); // prettier-ignore
  boxes(pen, [[112, 44, 144, 3]], "steel");
  sash(pen, [118, 14, 30, 22], [2, 1]);
  sash(pen, [222, 14, 28, 22], [2, 1]);
  // The door under its porch, and the star over it.
  pen.rect(164, 0, 46, 40, "ink");
  pen.rect(167, 0, 19, 37, "lit");
  pen.rect(188, 0, 19, 37, "lit");
  boxes(pen, [[154, 40, 66, 6]], "body");
  strokes(pen, [[158, 0, 158, 40], [216, 0, 216, 40]], 3, "steel"); // prettier-ignore
  pen.circle(187, 48, 9, "body");
  star(pen, [187, 48], [6.6, 2.6], "pale");
  // The flag of Texas.
  strokes(pen, [[240, 96, 240, 128]], 1.6, "thin");
  boxes(pen, [[241, 110, 9, 17]], "body");
  boxes(pen, [[250, 118.5, 17, 8.5]], "pale");
  boxes(pen, [[250, 110, 17, 8.5]], "accent");
  pen.circle(245.5, 118.5, 2.2, "pale");
  cypress(pen, 134, 0, 34);
  cypress(pen, 238, 0, 34);
  shrubs(pen, 142, 156, { y: 0, size: 5, seed: 3 });
  person(
    pen,
    { x: 188, y: 0, height: 34, mirror: true },
    {
      skin: "fair",
      top: "leaf",
      arms: [
        [4, 22, 10, 19],
        [-4, 22, -7, 14],
      ],
    },
  );
  boxes(pen, [[175, 15, 7, 8]], "accent");
}

function mail(pen: Pen) {
  // A letter box on four legs.
  strokes(pen, [[64, -10, 64, 4], [84, -10, 84, 4]], 3, "ink"); // prettier-ignore
  pen.path("M60 0V30C60 40 88 40 88 30V0z", "body");
  pen.rect(66, 25, 16, 5, "ink", 1);
  boxes(pen, [[67, 9, 14, 9]], "pale");
  clumps(pen, [74, 4, 1.2], "pale");
  person(
    pen,
    { x: 106, y: -8, height: 46, mirror: true },
    { skin: "brown", top: "accent", legs: "ridge3", long: true, arms: [[4, 23, 15, 27], [-4, 22, -7, 14]] }, // prettier-ignore
  );
  pen.group({ x: 84, y: 28, turn: 10 }, () => {
    pen.rect(-7, -4, 13, 8, "pale");
    strokes(pen, [[-6, 3, -0.5, -1, 5, 3]], 0.9, "steel");
  });
}
