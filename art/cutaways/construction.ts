import type { Cutaway } from "../cutaway.ts";
import { band, boxes, lattice, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";

/** The street's level. Below it, the trench and room for the pins. */
const street = 34;
/** The tops of the slabs, from the ground floor to the open deck. */
const slabs = [street, 116, 184, 252, 320];

export const constructionCutaway: Cutaway = {
  subject:
    "a building going up, cut open: trench, leak, scaffold, crane, stores",
  hour: "sunrise",
  seed: 901,
  width: 700,
  height: 400,
  place: { cutaway: { size: 0.66 } },
  sun: { x: 0.87, y: 0.4, radius: 0.11 },
  ground: false,
  pins: {
    trench: { dot: [42, -17], badge: [22, 91] },
    leak: { dot: [206, 226], badge: [11, 54] },
    unit: { dot: [318, 62], badge: [46.5, 91] },
    crane: { dot: [252, 385], badge: [11, 25] },
    scaffold: { dot: [516, 99], badge: [67, 91] },
    stores: { dot: [634, 66], badge: [88, 91] },
  },
  draw(pen, _crop, view) {
    crane(pen);
    band(pen, view, street, "ground");
    trench(pen);
    excavator(pen);
    building(pen);
    scaffold(pen);
    stores(pen);
    // The street.
    boxes(
      pen,
      [
        [view.left - 5, street - 3, 20 - view.left, 5],
        [64, street - 3, view.right - 58, 5],
      ],
      "steel",
    );
  },
};

/** A shored trench with a pipe and a worker in it. */
function trench(pen: Pen) {
  pen.path(`M-14 ${street + 2}L-4 -38H58L68 ${street + 2}z`, "ridge2");
  pen.path("M-4 -38H58V-30H-4z", "steel");
  strokes(
    pen,
    [
      [-9, 30, -1, -34],
      [63, 30, 55, -34],
    ],
    5,
    "ink",
  );
  strokes(pen, [[-7, 18, 61, 18]], 4, "accent");
  pen.circle(40, -17, 13, "ink");
  pen.circle(40, -17, 9, "pale");
  pen.circle(40, -17, 5.5, "ink");
  person(
    pen,
    { x: 8, y: -30, height: 56 },
    {
      skin: "tan",
      top: "accent",
      legs: "ink",
      hat: "lit",
      arms: [[3, 23, 8, 16, 12, 15]],
    },
  );
}

/** Tracks, house, boom, stick and bucket over the trench. */
function excavator(pen: Pen) {
  pen.group({ x: -196, y: street + 2, scale: 1.52 }, () => {
    pen.rect(186, 0, 42, 11, "ink", 5.5);
    strokes(pen, [[192, 5.5, 222, 5.5]], 3, "steel");
    pen.rect(200, 11, 14, 3, "ink");
    pen.path("M194 14H230V28L222 31H194z", "accent");
    pen.path("M194 14H210V40H198L194 30z", "accent");
    pen.path("M196.5 28V30L200 37.5H207V28z", "lit");
    pen.path("M206 24L212 30L190 56L178 46L180 43L189 49z", "accent");
    pen.path(
      "M179 50L184 48L174 18L170 20zM175 22L164 20C160 14 163 8 172 7L177 17z",
      "ink",
    );
  });
}

function building(pen: Pen) {
  const [left, right] = [180, 468];
  // Rooms: pale where the boards are up, dark where work has not begun.
  boxes(
    pen,
    [
      [left, street, 96, 82],
      [276, 116, 96, 68],
    ],
    "pale",
  );
  boxes(
    pen,
    [
      [276, street, 96, 82],
      [left, 184, 96, 68],
      [372, 116, 96, 68],
    ],
    "lit",
  );
  boxes(
    pen,
    [
      [372, street, 96, 82],
      [276, 184, 96, 68],
    ],
    "steel",
  );
  boxes(
    pen,
    [
      [left, 116, 96, 68],
      [372, 184, 96, 68],
    ],
    "skyTop",
  );

  // A riser has come apart: water runs down through two floors.
  strokes(
    pen,
    [
      [206, 252, 206, 228],
      [206, 216, 206, 190],
    ],
    6,
    "steel",
  );
  boxes(
    pen,
    [
      [200, 226, 12, 4],
      [200, 214, 12, 4],
    ],
    "ink",
  );
  pen.path(
    "M210 222C224 224 228 210 230 184H214C216 204 216 214 208 216z",
    "ridge2",
  );
  pen.path(
    "M180 184H276V190H180zM216 116H230V184H216zM180 116H276V123H180z",
    "ridge2",
  );
  strokes(
    pen,
    [
      [196, 180, 196, 166],
      [248, 180, 248, 150],
      [262, 180, 262, 170],
      [222, 114, 222, 82],
      [240, 114, 240, 96],
      [200, 114, 200, 104],
    ],
    3,
    "ridge2",
  );
  pen.path("M180 38H262C262 45 256 45 250 45H180z", "ridge2");
  boxes(
    pen,
    [
      [190, 45, 20, 26],
      [214, 45, 20, 18],
    ],
    "accent",
  );

  // A finished flat, with the stain of a window that leaks.
  boxes(pen, [[286, 62, 26, 38]], "skyTop");
  strokes(
    pen,
    [
      [299, 62, 299, 100],
      [286, 81, 312, 81],
      [286, 62, 312, 62, 312, 100, 286, 100, 286, 62],
    ],
    2.5,
    "ink",
  );
  pen.path("M308 62C322 60 324 46 312 38H298C292 48 296 58 308 62z", "ridge1");
  boxes(
    pen,
    [
      [326, 38, 42, 14],
      [326, 52, 7, 10],
      [361, 52, 7, 10],
      [333, 52, 28, 16],
    ],
    "accent",
  );
  boxes(pen, [[334, 78, 22, 16]], "ink");
  pen.rect(337, 81, 16, 10, "ridge1");

  // Elsewhere: studs, stacked board, a hoist, a painter.
  strokes(
    pen,
    [288, 304, 320, 336, 352].map((x) => [x, 190, x, 246]),
    2.5,
    "accent",
  );
  boxes(
    pen,
    [
      [384, 120, 56, 5],
      [384, 127, 56, 5],
      [384, 134, 56, 5],
    ],
    "accent",
  );
  person(
    pen,
    { x: 342, y: 120, height: 54 },
    {
      skin: "deep",
      top: "ridge3",
      hat: "accent",
      arms: [[4, 23, 10, 27, 14, 32]],
    },
  );
  pen.rect(356, 128, 13, 36, "ridge1");
  boxes(
    pen,
    [
      [296, 120, 12, 14],
      [312, 120, 12, 10],
    ],
    "steel",
  );
  strokes(
    pen,
    [388, 404, 420, 436, 452].map((x) => [x, 190, x, 246]),
    2,
    "ridge2",
  );
  boxes(pen, [[390, 38, 46, 34]], "ink");
  strokes(
    pen,
    [
      [392, 44, 434, 44],
      [392, 54, 434, 54],
      [392, 64, 434, 64],
    ],
    3,
    "ridge2",
  );
  person(
    pen,
    { x: 452, y: 38, height: 56, mirror: true },
    { skin: "fair", top: "accent", legs: "ridge3", hat: "pale" },
  );
  // The top floor is open: columns, rails, and a carpenter.
  boxes(pen, [[left, 252, 288, 68]], "ridge1");
  strokes(
    pen,
    [196, 212, 228, 244, 260].map((x) => [x, 256, x, 312]),
    2.5,
    "accent",
  );
  strokes(
    pen,
    [
      [282, 276, 366, 276],
      [282, 290, 366, 290],
      [378, 276, 462, 276],
      [378, 290, 462, 290],
    ],
    2,
    "accent",
  );
  person(
    pen,
    { x: 420, y: 256, height: 54 },
    {
      skin: "brown",
      top: "pale",
      legs: "ridge3",
      hat: "accent",
      arms: [[4, 23, 10, 18, 14, 20]],
    },
  );
  // Slabs, columns, footing.
  boxes(
    pen,
    [
      ...slabs.map((y) => [left - 8, y - 5, right - left + 16, 9] as const),
      ...[left - 4, 272, 368, right - 4].map(
        (x) => [x, street - 14, 8, 290] as const,
      ),
      ...[left - 12, 264, 360, right - 12].map(
        (x) => [x, street - 22, 24, 10] as const,
      ),
    ],
    "ink",
  );
  // Bars stick out of the deck; a column is formed.
  strokes(
    pen,
    [left, 276, right].flatMap((x) => [
      [x - 3, 324, x - 3, 350],
      [x + 3, 324, x + 3, 354],
    ]),
    2,
    "ink",
  );
  boxes(pen, [[364, 324, 16, 40]], "accent");
  person(
    pen,
    { x: 344, y: 324, height: 54 },
    { skin: "tan", top: "ridge3", hat: "lit", arms: [[4, 23, 10, 24, 15, 22]] },
  );
  strokes(
    pen,
    [
      [176, 340, 272, 340],
      [176, 352, 272, 352],
      [176, 324, 176, 354],
      [380, 340, 472, 340],
      [380, 352, 472, 352],
    ],
    2,
    "accent",
  );
}

/** Tubes and planks; one plank has given way. */
function scaffold(pen: Pen) {
  const [left, right] = [480, 516];
  strokes(
    pen,
    [
      [left, street, left, 344],
      [right, street, right, 344],
      ...[116, 184, 252].flatMap((y) => [
        [left, y - 68, right, y],
        [left, y + 34, right, y + 34],
      ]),
      [left, 344, right, 344],
    ],
    2.5,
    "pale",
  );
  boxes(
    pen,
    [184, 252, 316].map((y) => [left - 4, y, 46, 5] as const),
    "accent",
  );
  strokes(pen, [[left, 118, right + 4, 96]], 5, "accent");
  person(
    pen,
    { x: 500, y: 189, height: 54, mirror: true },
    {
      skin: "brown",
      top: "accent",
      hat: "pale",
      arms: [[4, 23, 10, 26, 15, 28]],
    },
  );
  // What fell.
  person(
    pen,
    { x: 497, y: 106, height: 54 },
    {
      skin: "fair",
      top: "ridge3",
      hat: "accent",
      pose: "walk",
      arms: [
        [-3, 24, -10, 30, -12, 38],
        [3, 24, 10, 30, 12, 38],
      ],
    },
  );
}

/** Mast, jib with its load of cladding, and counterweight. */
function crane(pen: Pen) {
  lattice(pen, [560, street], [560, 440], { depth: 16, bays: 26, width: 3 });
  pen.rect(536, street - 6, 48, 14, "ink");
  lattice(pen, [566, 452], [140, 452], {
    depth: 13,
    bays: 40,
    width: 2.6,
    tip: 8,
  });
  boxes(
    pen,
    [
      [560, 446, 96, 8],
      [618, 420, 34, 28],
    ],
    "ink",
  );
  pen.path("M552 446L558 494H562L568 446z", "ink");
  strokes(
    pen,
    [
      [560, 490, 260, 457],
      [560, 490, 640, 453],
    ],
    2,
    "ink",
  );
  pen.path("M544 430H568V448H544z", "ink");
  boxes(pen, [[536, 424, 18, 22]], "accent");
  boxes(pen, [[539, 432, 9, 11]], "lit");
  boxes(
    pen,
    [
      [240, 438, 24, 7],
      [247, 412, 10, 8],
    ],
    "ink",
  );
  strokes(
    pen,
    [
      [252, 440, 252, 414],
      [252, 412, 224, 396],
      [252, 412, 280, 396],
    ],
    2,
    "ink",
  );
  boxes(pen, [[218, 372, 68, 24]], "pale");
  boxes(
    pen,
    [
      [226, 377, 14, 14],
      [245, 377, 14, 14],
      [264, 377, 14, 14],
    ],
    "ridge2",
  );
}

/** A container with copper in it, a cut fence, and someone who leaves with a coil. */
function stores(pen: Pen) {
  boxes(pen, [[598, street, 92, 66]], "ridge3");
  strokes(
    pen,
    [650, 660, 670, 680].map((x) => [x, street + 8, x, street + 58]),
    3,
    "ridge2",
  );
  boxes(pen, [[604, street + 4, 40, 58]], "ink");
  for (const [x, y] of [
    [614, 48],
    [633, 48],
    [623, 63],
  ] as const) {
    pen.circle(x, y, 9, "accent");
    pen.circle(x, y, 3.5, "ink");
  }
  boxes(pen, [[586, street, 14, 62]], "ridge2");
  person(
    pen,
    { x: 700, y: street, height: 58 },
    {
      skin: "tan",
      top: "ink",
      legs: "ink",
      pose: "walk",
      arms: [[4, 23, 8, 17, 13, 18]],
    },
  );
  pen.circle(714, 62, 10, "accent");
  pen.circle(714, 62, 4, "steel");
}
