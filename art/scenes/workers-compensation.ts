import { lattice, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const workersCompensation: Scene = {
  subject:
    "an open steel shop: workers in hard hats set a beam down from the hoist, one keeps the list, one welds",
  hour: "sunrise",
  seed: 821,
  width: 212,
  height: 104,
  place: {
    wide: { size: 0.7, x: 0.64 },
    card: { size: 0.62, x: 0.5 },
    square: { size: 0.48, x: 0.5 },
  },
  sun: { x: 0.4, y: 0.42, radius: 0.17 },
  draw(pen, crop, view) {
    // The yard's slab and the wall of the right bay.
    pen.rect(view.left - 5, -4, view.right - view.left + 10, 4, "pale");
    pen.rect(154, 0, 50, 32, "steel");
    strokes(
      pen,
      Array.from({ length: 7 }, (_, i) => [
        160 + i * 6.5,
        2,
        160 + i * 6.5,
        31,
      ]),
      0.7,
      "ink",
    );
    // Roof: chords, web, sheet and the ridge vent.
    lattice(pen, [8, 76], [204, 76], { depth: 8, bays: 24, width: 1.8 });
    pen.path("M8 80L97 97V101H115V97L204 80z", "steel");
    strokes(
      pen,
      [28, 46, 64, 82, 130, 148, 166, 184].map((x) => [
        x,
        80,
        x,
        80 + (1 - Math.abs(x - 106) / 98) * 18,
      ]),
      0.8,
      "ink",
    );
    pen.path(
      "M-1 77.5L97 96V104H115V96L213 77.5V82L117.5 100V107H94.5V100L-1 82z",
      "thin",
    );
    pen.rect(99, 98, 14, 3, "lit");
    // Columns, crane rail and the crane.
    for (const x of [8, 58, 154, 204]) {
      pen.rect(x - 2, 0, 4, 78, "thin");
      pen.rect(x - 4.5, -1.5, 9, 3, "ink");
    }
    pen.rect(4, 61, 204, 3.5, "thin");
    pen.rect(90, 63, 32, 6, "accent");
    pen.path("M93 58H102V64H93zM110 58H119V64H110z", "ink");
    pen.curve("M104.5 64V44M107.5 64V44M106 42L84 31M106 42L128 31", 1, "thin");
    pen.path("M103 41H109V46H103z", "ink");
    for (const x of [33, 179]) {
      strokes(pen, [[x, 72, x, 68]], 1, "ink");
      pen.path(`M${x - 7} 62.5H${x + 7}L${x + 3} 69H${x - 3}z`, "ink");
      pen.rect(x - 5, 60.5, 10, 2, "lit");
    }
    // The beam over its stands.
    pen.path(
      "M82 0L87 15H91L96 0H93L89 12L85 0zM116 0L121 15H125L130 0H127L123 12L119 0z",
      "accent",
    );
    pen.path("M76 20H136V22.5H76zM76 29H136V31.5H76z", "ink");
    pen.rect(76, 22.5, 60, 6.5, "steel");
    crew(pen);
    if (crop !== "wide") return;
    tree(pen, { x: -74, width: 54, height: 56, seed: 56 });
    // Beams in the yard, seen from their ends.
    for (const [x, y] of [
      [-43, 1],
      [-31, 1],
      [-19, 1],
      [-37, 11],
      [-25, 11],
    ] as const)
      pen.path(`M${x} ${y}h10v2h-4v6h4v2h-10v-2h4v-6h-4z`, "steel");
    pen.rect(-47, -0.5, 42, 1.6, "ink");
  },
};

function crew(pen: Pen) {
  // Pipe, first aid on the column, the cooler on its stand.
  let [ends, holes] = ["", ""];
  for (const [x, y] of [
    [15, 5],
    [25, 5],
    [20, 13.5],
  ] as const) {
    ends += `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`;
    holes += `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
  }
  pen.path(ends, "ink");
  pen.path(holes, "steel");
  pen.rect(149, 40, 10, 11, "pale");
  pen.curve("M154 42.5V48.5M151 45.5H157", 1.8, "accent");
  pen.path("M162 0H164V10H172V0H174V12H162z", "ink");
  pen.path("M163 12H173V24H163z", "accent");
  pen.path("M162.5 22.5H173.5V26H162.5z", "pale");
  // Two at the ends of the beam.
  person(
    pen,
    { x: 67, height: 36 },
    {
      skin: "brown",
      top: "accent",
      hat: "pale",
      arms: [
        [2, 24, 7, 20, 12, 25],
        [0, 24, 3, 17, 11, 21],
      ],
    },
  );
  person(
    pen,
    { x: 145, height: 36, mirror: true },
    {
      skin: "deep",
      top: "accent",
      legs: "ridge2",
      hat: "lit",
      arms: [
        [2, 24, 7, 20, 12, 25],
        [0, 24, 3, 17, 11, 21],
      ],
    },
  );
  for (const x of [67, 145])
    pen.curve(
      `M${x - 4.5} 16.5H${x + 4.5}M${x - 3} 17V25.5M${x + 3} 17V25.5`,
      1.1,
      "lit",
    );
  // One with the list.
  person(
    pen,
    { x: 41, height: 35 },
    {
      skin: "fair",
      hair: "ink",
      long: true,
      top: "pale",
      legs: "steel",
      hat: "accent",
      arms: [[2, 24, 4, 17, 9, 19]],
    },
  );
  pen.path("M47 17L53 19.5L50.5 27L45.5 25z", "ink");
  // One at the bench, behind a mask.
  pen.path("M176 0H179V13H193V0H196V16H176z", "ink");
  pen.path("M178 16H192V18.5H178z", "pale");
  person(
    pen,
    { x: 197, height: 35, mirror: true },
    {
      skin: "tan",
      top: "leaf",
      hat: "pale",
      arms: [[2, 24, 8, 20, 12, 21]],
    },
  );
  pen.path("M190 27.5H196V34H190z", "ink");
  pen.curve(
    "M184 20L179 24.5M184 20L177.5 20M184 20L182.5 27M184 20L187 26",
    1,
    "lit",
  );
  pen.circle(184, 19.5, 2, "lit");
}
