import { cloud, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { sofa } from "../interiors.ts";
import { clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { fence, tree } from "../plants.ts";
import { pickup } from "../vehicles.ts";

export const buildersRiskCutaway: Cutaway = {
  subject:
    "a half-built house without its front, between a load of lumber, a trench and the neighbor’s house",
  hour: "evening",
  seed: 946,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.16, y: 0.26, radius: 0.1 },
  pins: {
    delivery: { dot: [34, 56], badge: [10, 62] },
    materials: { dot: [168, 34], badge: [24, 90] },
    couch: { dot: [331, 13], badge: [42, 90] },
    frame: { dot: [459, 239], badge: [76, 26] },
    neighbor: { dot: [690, 72], badge: [88, 48] },
    trench: { dot: [572, -26], badge: [86, 90] },
  },
  draw(pen, _format, view) {
    soil(pen, view, 13);
    tree(pen, { x: 566, width: 64, height: 108, seed: 61 });
    fence(
      pen,
      view.left - 4,
      216,
      { height: 58, step: 26, width: 2.6, rails: 3 },
      "steel",
    );

    // The neighbor's house.
    pen.rect(636, 0, 160, 104, "ink");
    pen.path("M618 98L714 172L810 98z", "steel");
    strokes(pen, [[618, 100, 714, 174, 810, 100]], 8, "ridge2");
    sash(pen, [654, 46, 28, 36], [2, 2]);
    sash(pen, [732, 46, 28, 36], [2, 2]);
    pen.rect(698, 0, 24, 58, "accent");
    clumps(pen, [646, 6, 11, 664, 5, 9, 738, 6, 12], "leaf");
    // A sheet of roof deck that flew over.
    strokes(pen, [[634, 122, 662, 146, 672, 166]], 6, "accent");

    // A truck brings trusses.
    pickup(pen, { x: 22, y: 0, scale: 1.08 }, "ridge1");
    strokes(
      pen,
      [
        [-44, 58, 8, 64],
        [-44, 46, 8, 46],
        [-44, 58, -26, 46, -10, 61, 8, 46],
      ],
      3.4,
      "lit",
    );

    // Finished half: rooms with walls, a roof with shingles.
    pen.rect(226, 0, 146, 92, "lit");
    pen.rect(226, 100, 146, 84, "pale");
    pen.polygon(
      [
        [222, 188],
        [372, 308],
        [372, 188],
      ],
      "steel",
    );
    strokes(
      pen,
      [
        [272, 188, 272, 224],
        [322, 188, 322, 264],
      ],
      2,
      "ink",
    );
    // Someone has moved in.
    sofa(pen, { x: 268, y: 4 }, "accent");
    pen.path("M342 4h24v20h-24zM345 24h18v14h-18z", "ridge3");
    person(
      pen,
      { x: 248, y: 4, height: 50 },
      {
        skin: "brown",
        top: "leaf",
        long: true,
        arms: [
          [4, 23, 10, 18],
          [-4, 22, -7, 13],
        ],
      },
    );
    sash(pen, [284, 48, 38, 30], [2, 2], "ink", "ridge1");
    // Upstairs: a ladder and a painter.
    strokes(
      pen,
      [
        [312, 104, 326, 168],
        [340, 104, 326, 168],
        [316, 122, 336, 122],
        [320, 140, 332, 140],
      ],
      3,
      "ink",
    );
    person(
      pen,
      { x: 286, y: 104, height: 50 },
      {
        skin: "deep",
        top: "ridge3",
        hat: "accent",
        arms: [
          [4, 23, 11, 35],
          [-4, 22, -7, 13],
        ],
      },
    );
    pen.rect(298, 152, 14, 6, "accent", 2);
    pen.rect(238, 104, 18, 16, "accent", 2);

    // The other half is studs, joists and rafters.
    const studs: number[][] = [];
    for (let x = 396; x < 536; x += 24) {
      studs.push([x, 4, x, 92], [x, 100, x, 184]);
      studs.push([x, 188, x, 188 + (524 - x) * 0.8]);
    }
    strokes(pen, studs, 4.4, "lit");
    strokes(
      pen,
      [
        [380, 48, 520, 48],
        [380, 142, 520, 142],
      ],
      3,
      "lit",
    );
    strokes(pen, [[372, 308, 538, 175]], 9, "lit");
    // What is left of the roof deck.
    strokes(pen, [[374, 313, 424, 273]], 8, "accent");
    strokes(pen, [[488, 222, 512, 203]], 8, "accent");
    strokes(pen, [[424, 273, 444, 288, 462, 288, 474, 276]], 6, "accent");
    person(
      pen,
      { x: 444, y: 104, height: 50 },
      {
        skin: "tan",
        top: "accent",
        hat: "pale",
        legs: "steel",
        arms: [
          [4, 23, 13, 27],
          [-4, 23, -2, 14],
        ],
      },
    );
    strokes(pen, [[456, 142, 464, 148]], 4, "ink");

    // Section.
    strokes(
      pen,
      [
        [226, 0, 226, 188],
        [372, 0, 372, 20],
        [372, 74, 372, 118],
        [372, 170, 372, 308],
        [218, 96, 532, 96],
        [218, 187, 532, 187],
      ],
      8,
      "ink",
    );
    strokes(pen, [[522, 4, 522, 187]], 6, "lit");
    strokes(pen, [[206, 178, 372, 311]], 12, "ink");
    strokes(pen, [[206, 185, 372, 318]], 8, "accent");
    strokes(pen, [[214, -2, 534, -2]], 10, "pale");
    strokes(
      pen,
      [
        [238, -4, 238, -26],
        [300, -4, 300, -26],
        [372, -4, 372, -26],
        [448, -4, 448, -26],
        [512, -4, 512, -26],
      ],
      9,
      "pale",
    );

    // Lumber, windows in a crate and the gate that was cut.
    for (let row = 0; row < 4; row++)
      pen.rect(
        122 + row * 5,
        row * 10,
        82 - row * 10,
        8,
        row % 2 ? "lit" : "accent",
      );
    pen.rect(136, 42, 44, 34, "ink");
    pen.path("M140 46h17v26h-17zM160 46h16v26h-16z", "ridge1");

    // The trench to the street, with its pipe and its ladder.
    pen.path("M540 6L546 -34H600L606 6z", "ridge2");
    pen.path("M546 -34H600V-26H546z", "pale");
    pen.circle(572, -26, 9, "accent");
    pen.circle(572, -26, 5, "ink");
    strokes(
      pen,
      [
        [588, -28, 596, 30],
        [599, -28, 607, 30],
        [590, -12, 601, -12],
        [592, 2, 603, 2],
        [594, 16, 605, 16],
      ],
      2.6,
      "ink",
    );
    pen.path("M526 4C528 22 540 22 546 4z", "steel");
    strokes(
      pen,
      [
        [612, 4, 612, 34],
        [634, 4, 634, 34],
      ],
      3,
      "pale",
    );
    strokes(
      pen,
      [
        [608, 30, 638, 30],
        [608, 20, 638, 20],
      ],
      4,
      "accent",
    );

    cloud(pen, { x: 396, y: 424, width: 139 }, "steel");
    cloud(pen, { x: 326, y: 446, width: 107 }, "ridge2");
    pen.curve(
      "M440 392C490 402 512 396 528 378C538 362 518 354 512 368M420 362C458 370 466 364 482 350",
      3.4,
      "ridge2",
    );
  },
};
