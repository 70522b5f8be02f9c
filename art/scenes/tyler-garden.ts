import { boxes, clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, sequence, type Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const tylerGarden: Scene = {
  subject:
    "a widow and her aide among the roses of her garden; the house behind, a fence all around",
  hour: "evening",
  seed: 2083,
  width: 262,
  height: 122,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.62, x: 0.51 },
    post: { size: 0.7, x: 0.52 },
    square: { size: 0.47, x: 0.5 },
  },
  sun: { x: 0.17, y: 0.36, radius: 0.13 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -48, width: 66, height: 96, seed: 71 });
    tree(pen, { x: 258, y: 4, width: 56, height: 96, seed: 73 });
    house(pen);
    fence(pen, view.left - 5, view.right + 5, { height: 20, step: 6, width: 2, rails: 2, y: 4 }, "pale"); // prettier-ignore
    pen.path(
      `M${round(view.left - 5)} 5C60 12 180 10 ${round(view.right + 5)} 5V${round(view.bottom - 5)}H${round(view.left - 5)}z`,
      "leaf",
    );
    pen.path(`M130 8C126 0 150 -8 138 ${round(view.bottom - 5)}H190C182 -8 164 0 152 8z`, "pale"); // prettier-ignore
    arbor(pen);
    roses(pen, view);
    people(pen);
  },
};

function house(pen: Pen) {
  pen.rect(64, 88, 13, 32, "ink");
  pen.rect(36, 4, 186, 60, "pale");
  pen.path("M24 62L56 102H202L234 62z", "steel");
  pen.path("M150 62L182 100L214 62z", "steel");
  pen.path("M158 62L182 91L206 62z", "pale");
  pen.circle(182, 72, 5.4, "lit");
  sash(pen, [48, 28, 22, 26], [2, 2]);
  sash(pen, [84, 28, 22, 26], [2, 2]);
  sash(pen, [170, 28, 26, 26], [2, 2]);
  for (const x of [42, 71, 78, 107, 163, 197]) pen.rect(x, 27, 5, 28, "body");
  pen.rect(128, 4, 22, 52, "ink");
  pen.rect(130, 4, 18, 50, "accent");
  pen.rect(133, 32, 12, 16, "lit");
}

/** Roses climb over the gate. */
function arbor(pen: Pen) {
  strokes(pen, [[112, 0, 112, 58], [168, 0, 168, 58]], 3, "pale"); // prettier-ignore
  pen.curve("M110 56C112 84 168 84 170 56", 3, "pale");
  const [leaves, blooms]: [number[], number[]] = [[], []];
  const next = sequence(8);
  for (let step = 0; step <= 16; step++) {
    const angle = (Math.PI * step) / 16;
    const [x, y] = [140 - Math.cos(angle) * 29, 54 + Math.sin(angle) * 23];
    leaves.push(x, y, 4.4 + next() * 2.4);
    if (step % 2) blooms.push(x + next() * 4 - 2, y + next() * 4 - 1, 2.4);
  }
  for (const x of [112, 168])
    for (let y = 12; y < 54; y += 9) {
      leaves.push(x + next() * 4 - 2, y, 4);
      if (next() > 0.4) blooms.push(x + next() * 4 - 2, y + 2, 2.2);
    }
  clumps(pen, leaves, "leaf");
  clumps(pen, blooms, "accent");
}

function bush(
  pen: Pen,
  x: number,
  y: number,
  seed: number,
  color: "accent" | "pale" | "lit",
) {
  // prettier-ignore
  const next = sequence(seed);
  clumps(pen, [x - 8, y + 6, 7, x, y + 10, 9, x + 9, y + 6, 7, x, y + 3, 8], "ridge3"); // prettier-ignore
  const blooms: number[] = [];
  for (let flower = 0; flower < 8; flower++)
    blooms.push(x - 12 + next() * 24, y + 3 + next() * 13, 2.3);
  clumps(pen, blooms, color);
}

function roses(pen: Pen, view: View) {
  bush(pen, 14, -2, 3, "accent");
  bush(pen, 42, -8, 5, "pale");
  bush(pen, 226, -4, 7, "lit");
  bush(pen, 252, -9, 9, "accent");
  if (view.left < -60) {
    bush(pen, -34, -6, 11, "lit");
    bush(pen, -66, -3, 12, "accent");
  }
}

/** She cuts a rose; he holds the basket and her arm. */
function people(pen: Pen) {
  person(
    pen,
    { x: 76, y: -7, height: 45, mirror: true },
    { skin: "fair", top: "body", legs: "steel", hair: "pale", long: true, arms: [[4, 22, 12, 16]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 96, y: -7, height: 50, mirror: true },
    { skin: "deep", top: "accent", legs: "ink", arms: [[4, 22, 11, 20], [-4, 22, -7, 14]] }, // prettier-ignore
  );
  boxes(pen, [[102, 0, 14, 8]], "lit");
  pen.curve("M103 8C104 17 114 17 115 8", 1.4, "lit");
  clumps(pen, [106, 9, 2.4, 111, 10, 2.4], "accent");
}
