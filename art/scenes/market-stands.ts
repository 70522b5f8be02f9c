import { awning, band, boxes, clumps, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { grass, tree } from "../plants.ts";
import type { Color } from "../palette.ts";
import type { Scene } from "../scene.ts";

export const marketStands: Scene = {
  subject:
    "three ways to buy fruit at a roadside: a market stand with crates of every kind, a stand with peaches only, and a vending machine",
  hour: "sunrise",
  seed: 2069,
  width: 268,
  height: 104,
  place: {
    wide: { size: 0.7, x: 0.6 },
    card: { size: 0.56, x: 0.5 },
    post: { size: 0.62, x: 0.52 },
    square: { size: 0.42, x: 0.5 },
  },
  sun: { x: 0.13, y: 0.4, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -60, width: 64, height: 92, seed: 52 });
    tree(pen, { x: 246, y: 2, width: 50, height: 76, seed: 57 });
    market(pen);
    peaches(pen);
    machine(pen);
    band(pen, view, 0, "far");
    band(pen, view, -10, "steel");
    // Customers.
    person(
      pen,
      { x: 36, y: -5, height: 46 },
      { skin: "deep", top: "body", long: true, arms: [[4, 22, 12, 20]] },
    );
    pen.path("M48 12C49 22 58 22 59 12z", "lit");
    pen.rect(46, 8, 15, 6, "leaf");
    person(
      pen,
      { x: 214, y: -5, height: 46 },
      { skin: "tan", top: "lit", arms: [[4, 23, 13, 26]] },
    );
    grass(pen, view.left, 4, { y: -3, height: 6, count: 5, seed: 5 }, "leaf");
  },
};

function crate(pen: Pen, x: number, y: number, fruit: Color, size = 3.4) {
  const row = Array.from({ length: 5 }, (_, i) => [x + 3.6 + i * 4.6, y + 10 + (i % 2), size]); // prettier-ignore
  clumps(pen, row.flat(), fruit);
  pen.rect(x, y, 26, 9, "ink");
  strokes(pen, [[x + 1, y + 3, x + 25, y + 3], [x + 1, y + 6, x + 25, y + 6]], 0.7, "pale"); // prettier-ignore
}

/** The broker: many growers on two shelves, and a seller who knows them. */
function market(pen: Pen) {
  boxes(pen, [[6, 0, 4, 74], [134, 0, 4, 74]]); // prettier-ignore
  pen.rect(10, 20, 124, 52, "lit");
  // Baskets that hang from the beam.
  strokes(pen, [[30, 72, 30, 64], [52, 72, 52, 60], [112, 72, 112, 62]], 1, "ink"); // prettier-ignore
  for (const [x, y, color] of [
    [30, 60, "leaf"],
    [52, 56, "accent"],
    [112, 58, "leaf"],
  ] as const) {
    // prettier-ignore
    clumps(pen, [x - 4, y + 2, 4, x + 4, y + 2, 4, x, y + 5, 4.4], color);
    pen.path(`M${x - 9} ${y + 2}h18l-4 -9h-10z`, "ink");
  }
  person(
    pen,
    { x: 84, y: 12, height: 48 },
    { skin: "fair", top: "leaf", hair: "ridge3", arms: [[4, 22, 11, 20], [-4, 22, -10, 24]] }, // prettier-ignore
  );
  pen.rect(8, 0, 128, 14, "steel");
  pen.path("M4 32H140L144 12H0z", "accent");
  for (const [x, y, fruit] of [
    [8, 26, "accent"],
    [39, 26, "leaf"],
    [70, 26, "body"],
    [101, 26, "ridge1"],
    [4, 12, "lit"],
    [36, 12, "pale"],
    [68, 12, "leaf"],
    [100, 12, "far"],
  ] as const)
    crate(pen, x, y - 4, fruit);
  clumps(pen, [24, 4, 7, 118, 4, 8, 104, 3, 6], "leaf");
  awning(pen, [2, 90, 140, 18], { stripes: 12, flare: 4 });
}

/** The agent of one company: one kind. */
function peaches(pen: Pen) {
  boxes(pen, [[152, 0, 3, 62], [203, 0, 3, 62]]); // prettier-ignore
  pen.rect(155, 22, 48, 40, "lit");
  person(
    pen,
    { x: 178, y: 8, height: 46 },
    { skin: "brown", top: "accent", hat: "pale", arms: [[4, 22, 9, 20]] },
  );
  pen.rect(152, 0, 54, 24, "pale");
  for (const x of [152, 179]) crate(pen, x, 18, "accent", 3.6);
  pen.circle(179, 10, 6, "accent");
  pen.path("M179 16q2 5 7 4q-1 -5 -7 -4z", "leaf");
  awning(pen, [150, 74, 58, 12], { stripes: 6, flare: 3, colors: ["accent", "pale"] }); // prettier-ignore
}

/** The carrier that sells by itself: a machine. */
function machine(pen: Pen) {
  pen.rect(228, 0, 36, 60, "body", 2);
  pen.rect(231, 18, 22, 38, "lit");
  strokes(pen, [[231, 30, 253, 30], [231, 43, 253, 43]], 1.4, "ink"); // prettier-ignore
  clumps(pen, [236, 34, 2.6, 242, 34, 2.6, 248, 34, 2.6, 236, 47, 2.6, 242, 47, 2.6, 248, 47, 2.6, 236, 21.5, 2.6, 242, 21.5, 2.6, 248, 21.5, 2.6], "accent"); // prettier-ignore
  boxes(pen, [[256, 40, 5, 10], [232, 6, 20, 7]]); // prettier-ignore
  boxes(pen, [[256, 30, 5, 3]], "pale");
}
