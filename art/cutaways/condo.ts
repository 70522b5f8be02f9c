import { cloud, hail, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import {
  bed,
  bookcase,
  diningTable,
  fridge,
  kitchen,
  pendant,
  sofa,
  standingLamp,
  tub,
} from "../interiors.ts";
import { clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { cypress, fence, tree } from "../plants.ts";
import { car } from "../vehicles.ts";

export const condoCutaway: Cutaway = {
  subject:
    "a condominium without its front: a tub runs over above one unit, whose walls are marked, over a hall and a garage",
  hour: "evening",
  seed: 941,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.2, y: 0.3, radius: 0.11 },
  pins: {
    roof: { dot: [452, 366], badge: [82, 22] },
    upstairs: { dot: [226, 272], badge: [14, 50] },
    walls: { dot: [211, 184], badge: [14, 69] },
    balcony: { dot: [571, 208], badge: [88, 47] },
    hall: { dot: [300, 4], badge: [45, 90] },
    garage: { dot: [446, 22], badge: [68, 90] },
  },
  draw(pen, _format, view) {
    soil(pen, view, 5);
    tree(pen, { x: 44, width: 84, height: 120, seed: 21 });
    tree(pen, { x: 672, width: 96, height: 140, seed: 24 });
    fence(
      pen,
      view.left - 4,
      186,
      { height: 24, step: 14, width: 2.6 },
      "pale",
    );
    clumps(
      pen,
      [
        112, 4, 13, 132, 5, 16, 154, 3, 12, 604, 4, 14, 626, 5, 17, 716, 4, 15,
        738, 4, 13,
      ],
      "leaf",
    );

    // Rooms, floor by floor.
    pen.rect(204, 0, 170, 84, "lit");
    pen.rect(374, 0, 158, 84, "ridge2");
    pen.rect(204, 92, 150, 80, "steel");
    pen.rect(354, 92, 178, 80, "pale");
    pen.rect(204, 180, 328, 80, "lit");
    pen.rect(204, 268, 130, 80, "steel");
    pen.rect(334, 268, 198, 80, "pale");

    // Third floor: the tub that runs over, and a neighbor asleep.
    tub(pen, { x: 222, y: 269 }, true);
    sash(pen, [300, 300, 22, 28], [1, 2], "ink", "ridge1");
    bed(pen, { x: 356, y: 270 }, "ridge3");
    standingLamp(pen, { x: 344, y: 270 }, 36);
    sash(pen, [394, 304, 34, 30], [2, 2], "ink", "ridge2");
    pen.rect(486, 270, 30, 64, "ridge2");
    strokes(pen, [[501, 272, 501, 332]], 2, "ink");

    // Second floor: the unit, with water through its ceiling.
    pen.path(
      "M228 260C240 244 246 252 252 236C258 250 270 244 286 260z",
      "ridge2",
    );
    pen.path(
      "M244 214C244 208 248 206 249 202C251 206 254 208 254 214C254 220 244 220 244 214zM262 226C262 221 265 219 266 216C268 219 270 221 270 226C270 231 262 231 262 226z",
      "ridge2",
    );
    kitchen(pen, { x: 226, y: 181, scale: 0.86 });
    fridge(pen, { x: 326, y: 181, scale: 0.86 });
    person(
      pen,
      { x: 376, y: 181, height: 48, mirror: true },
      {
        skin: "deep",
        top: "accent",
        legs: "steel",
        arms: [
          [-3, 23, -12, 29],
          [4, 23, -4, 32],
        ],
      },
    );
    sofa(pen, { x: 404, y: 181 });
    pendant(pen, 396, 260, 12);
    pen.rect(426, 224, 30, 22, "ridge3");
    pen.circle(441, 234, 6, "accent");
    bookcase(pen, { x: 482, y: 181, width: 34 });

    // First floor: two more homes.
    sofa(pen, { x: 228, y: 93 }, "accent");
    sash(pen, [240, 130, 40, 30], [2, 2], "ink", "ridge1");
    bookcase(pen, { x: 306, y: 93, width: 34 });
    diningTable(pen, { x: 386, y: 93 });
    person(
      pen,
      { x: 396, y: 108, height: 46 },
      { skin: "fair", top: "leaf", pose: "sit", arms: [[4, 22, 13, 17]] },
    );
    person(
      pen,
      { x: 460, y: 108, height: 46, mirror: true },
      {
        skin: "brown",
        top: "ridge3",
        pose: "sit",
        long: true,
        arms: [[4, 22, 13, 17]],
      },
    );
    pendant(pen, 428, 172, 14, "ridge3");
    sash(pen, [492, 120, 26, 36], [2, 2], "ink", "ridge1");

    // The hall: mailboxes, a wet floor, the elevator.
    pen.rect(330, 6, 36, 64, "ink");
    pen.path("M334 6h13v60h-13zM349 6h13v60h-13z", "steel");
    pen.rect(222, 36, 44, 30, "ink");
    strokes(
      pen,
      [
        [222, 51, 266, 51],
        [236.5, 36, 236.5, 66],
        [251.5, 36, 251.5, 66],
      ],
      1.6,
      "steel",
    );
    pen.path("M276 1C276 6 322 6 322 1z", "ridge2");
    person(
      pen,
      { x: 246, height: 48 },
      {
        skin: "tan",
        top: "ridge3",
        legs: "ink",
        arms: [
          [4, 23, 9, 31],
          [-4, 22, -6, 13],
        ],
      },
    );
    pen.path("M306 0L313 20L320 0z", "accent");
    pendant(pen, 296, 84, 8);
    // The garage: a car and the storage lockers.
    car(pen, { x: 446, y: 2, scale: 0.8 }, "leaf");
    strokes(
      pen,
      [
        [506, 2, 506, 62],
        [524, 2, 524, 62],
        [506, 62, 524, 62],
        [506, 32, 524, 32],
      ],
      2,
      "ink",
    );
    pen.path("M508 34h14v14h-14z", "accent");
    pen.path("M508 4h14v18h-14z", "lit");
    strokes(pen, [[384, 74, 500, 74]], 3, "ink");

    // Balconies.
    for (const y of [88, 176, 264]) {
      pen.rect(532, y - 3, 62, 8, "ink");
      fence(pen, 538, 592, {
        height: 27,
        step: 7.7,
        width: 1.8,
        rails: 1,
        y: y + 4,
      });
    }
    clumps(pen, [580, 104, 8, 588, 112, 7, 582, 280, 8, 588, 288, 6], "leaf");
    pen.rect(572, 92, 20, 10, "accent");
    pen.rect(574, 268, 18, 9, "accent");
    person(
      pen,
      { x: 556, y: 180, height: 48 },
      {
        skin: "brown",
        top: "pale",
        legs: "ridge3",
        long: true,
        arms: [
          [4, 23, 12, 20],
          [3, 22, 11, 17],
        ],
      },
    );
    pen.path("M566 204h11v9h-11z", "accent");
    clumps(pen, [571, 217, 6, 567, 213, 4, 576, 213, 4], "leaf");

    // The section.
    strokes(
      pen,
      [
        [204, 0, 204, 366],
        [532, 0, 532, 24],
        [532, 70, 532, 112],
        [532, 160, 532, 200],
        [532, 244, 532, 288],
        [532, 334, 532, 366],
        [196, 88, 540, 88],
        [196, 176, 540, 176],
        [196, 264, 540, 264],
        [196, 352, 540, 352],
        [374, 0, 374, 88],
        [354, 88, 354, 176],
        [334, 264, 334, 352],
      ],
      8,
      "ink",
    );
    strokes(pen, [[192, -2, 612, -2]], 9, "ink");
    // "Walls in": the edge of what the owner insures.
    strokes(
      pen,
      [[211, 183, 525, 183, 525, 257, 211, 257, 211, 183]],
      4,
      "accent",
    );

    // Roof: garden, unit, and the hole in the membrane.
    pen.rect(226, 356, 40, 26, "steel");
    strokes(
      pen,
      [
        [232, 364, 260, 364],
        [232, 373, 260, 373],
      ],
      2,
      "pale",
    );
    cypress(pen, 296, 356, 40);
    cypress(pen, 314, 356, 30);
    pen.path("M430 357l8 -14l8 8l6 -10l8 16z", "pale");
    strokes(
      pen,
      [
        [400, 358, 424, 360, 440, 370, 450, 366],
        [470, 358, 484, 360],
      ],
      4,
      "accent",
    );
    cloud(pen, { x: 474, y: 440, width: 145 }, "steel");
    cloud(pen, { x: 402, y: 462, width: 107 }, "ridge2");
    hail(
      pen,
      [
        390, 420, 410, 396, 436, 414, 424, 376, 462, 398, 448, 386, 480, 420,
        496, 392, 516, 412, 484, 376, 376, 392,
      ],
    );
  },
};
