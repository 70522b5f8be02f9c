import type { Cutaway } from "../cutaway.ts";
import { cafeTable, pendant, shelves } from "../interiors.ts";
import { band, boxes, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { van } from "../vehicles.ts";

/** Floors and roof from the street up. */
const [ground, upper, roof] = [6, 132, 228];
const [left, right] = [84, 594];

export const foodBeverageCutaway: Cutaway = {
  subject:
    "a restaurant cut open: cold room, kitchen with a fire in its duct, bar, tables, a van outside",
  hour: "sunrise",
  seed: 905,
  width: 736,
  height: 400,
  place: { cutaway: { size: 0.625 } },
  sun: { x: 0.88, y: 0.32, radius: 0.11 },
  ground: false,
  pins: {
    cooler: { dot: [124, 52], badge: [17, 91] },
    duct: { dot: [262, 252], badge: [31, 20] },
    label: { dot: [142, 164], badge: [10, 42] },
    tables: { dot: [388, 38], badge: [50, 91] },
    bar: { dot: [556, 50], badge: [68, 91] },
    delivery: { dot: [686, 56], badge: [88, 91] },
  },
  draw(pen, _crop, view) {
    tree(pen, { x: 26, y: -2, width: 84, height: 118, seed: 15 });
    band(pen, view, 0, "ground");
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 7]], "steel");
    shrubs(pen, -30, 60, { y: 2, size: 8, seed: 7 });
    coldRoom(pen);
    kitchen(pen);
    dining(pen);
    upstairs(pen);
    shell(pen);
    van(pen, { x: 686, y: 3 }, "pale");
    person(
      pen,
      { x: 612, y: 3, height: 60, mirror: true },
      {
        skin: "brown",
        top: "accent",
        legs: "ridge3",
        pose: "walk",
        arms: [[4, 23, 9, 17, 14, 18]],
      },
    );
    boxes(pen, [[584, 26, 20, 16]], "lit");
  },
};

/** Sides on hooks and crates; the unit has stopped and the ice runs off. */
function coldRoom(pen: Pen) {
  boxes(pen, [[left, ground, 92, 120]], "ridge1");
  boxes(pen, [[left + 6, ground, 80, 112]], "skyTop");
  boxes(pen, [[98, 100, 50, 16]], "ink");
  for (const x of [110, 124, 138]) pen.circle(x, 108, 5, "ridge1");
  strokes(pen, [[92, 94, 168, 94]], 2.5, "ink");
  for (const [x, long] of [
    [106, 36],
    [124, 42],
    [142, 34],
  ] as const) {
    strokes(pen, [[x, 94, x, 88]], 2, "ink");
    pen.path(
      `M${x} 90C${x + 9} 86 ${x + 10} ${94 - long} ${x} ${88 - long}C${x - 10} ${94 - long} ${x - 8} 86 ${x} 90z`,
      "accent",
    );
  }
  boxes(
    pen,
    [
      [94, ground, 26, 16],
      [94, 24, 26, 12],
      [124, ground, 22, 20],
      [150, ground, 18, 14],
    ],
    "ridge2",
  );
  boxes(
    pen,
    [
      [94, 14, 26, 3],
      [94, 29, 26, 3],
      [124, 16, 22, 3],
    ],
    "pale",
  );
  pen.path("M146 8C152 12 166 12 172 6H146z", "ridge2");
}

/** Range with pans, a cook, and the hood whose duct burns. */
function kitchen(pen: Pen) {
  boxes(pen, [[182, ground, 150, 120]], "pale");
  boxes(pen, [[192, ground, 96, 36]], "ink");
  boxes(
    pen,
    [
      [198, 12, 24, 20],
      [228, 12, 24, 20],
      [258, 12, 24, 20],
    ],
    "steel",
  );
  boxes(pen, [[190, 42, 100, 4]], "steel");
  boxes(
    pen,
    [
      [200, 46, 22, 11],
      [256, 46, 22, 14],
    ],
    "ridge2",
  );
  strokes(pen, [[222, 53, 232, 55]], 3, "ink");
  pen.path("M232 46c-4 12 6 16 6 30c12-10 14-20 8-30z", "accent");
  pen.path("M236 46c-1 8 3 10 4 17c5-6 6-12 3-17z", "lit");
  pen.path("M186 84H296L276 112V130H248V112H206z", "steel");
  boxes(pen, [[184, 80, 114, 5]], "ink");
  person(
    pen,
    { x: 310, y: ground, height: 64, mirror: true },
    {
      skin: "tan",
      top: "skyTop",
      legs: "ink",
      hat: "ridge1",
      arms: [[4, 23, 10, 22, 15, 26]],
    },
  );
}

/** Tables under lamps, a guest who does not feel well, and the bar. */
function dining(pen: Pen) {
  boxes(pen, [[338, ground, right - 338, 120]], "lit");
  boxes(pen, [[338, 92, right - 338, 6]], "accent");
  for (const x of [388, 464]) pendant(pen, x, 126, 26);
  for (const [x, skins] of [
    [388, ["fair", "deep"]],
    [464, ["brown", "tan"]],
  ] as const) {
    person(
      pen,
      { x: x - 24, y: ground + 20, height: 58 },
      {
        skin: skins[0],
        top: "ridge3",
        pose: "sit",
        long: x > 400,
        arms: x > 400 ? [[4, 23, 9, 20, 13, 24]] : [[3, 23, 7, 16, 3, 14]],
      },
    );
    person(
      pen,
      { x: x + 24, y: ground + 20, height: 58, mirror: true },
      {
        skin: skins[1],
        top: "ridge2",
        pose: "sit",
        arms: [[4, 23, 9, 20, 13, 22]],
      },
    );
    boxes(
      pen,
      [
        [x - 36, ground, 22, 20],
        [x + 14, ground, 22, 20],
        [x - 38, ground, 4, 44],
        [x + 34, ground, 4, 44],
      ],
      "ink",
    );
    cafeTable(pen, x, ground, 46);
    boxes(
      pen,
      [
        [x - 12, ground + 29, 10, 3],
        [x + 5, ground + 29, 4, 9],
      ],
      "ridge2",
    );
  }
  // The bar: bottles, a bartender, taps and a stool.
  shelves(pen, [536, 62, 48, 44], {
    rows: 2,
    seed: 5,
    colors: ["leaf", "accent"],
  });
  person(
    pen,
    { x: 572, y: ground, height: 62, mirror: true },
    { skin: "deep", top: "pale", arms: [[4, 23, 9, 21, 13, 24]] },
  );
  boxes(
    pen,
    [
      [532, ground, 58, 34],
      [526, ground + 34, 68, 5],
    ],
    "ink",
  );
  boxes(pen, [[538, ground + 6, 46, 22]], "steel");
  boxes(
    pen,
    [
      [543, ground + 39, 4, 14],
      [538, ground + 51, 14, 4],
    ],
    "accent",
  );
  person(
    pen,
    { x: 514, y: ground + 26, height: 58 },
    { skin: "fair", top: "accent", pose: "sit", arms: [[4, 23, 8, 20, 9, 25]] },
  );
  strokes(
    pen,
    [
      [514, ground, 514, ground + 24],
      [506, ground + 26, 522, ground + 26],
      [508, ground + 10, 520, ground + 10],
    ],
    3,
    "ink",
  );
}

/** Packing of the house sauce, the duct, and the office. */
function upstairs(pen: Pen) {
  const floor = upper + 4;
  boxes(pen, [[left, upper, 150, 96]], "lit");
  boxes(pen, [[240, upper, 44, 96]], "ink");
  boxes(pen, [[290, upper, 140, 96]], "steel");
  boxes(pen, [[436, upper, right - 436, 96]], "skyTop");
  // A line of jars on a belt; one label is missing.
  boxes(
    pen,
    [
      [92, floor + 22, 122, 6],
      [98, floor, 6, 22],
      [202, floor, 6, 22],
    ],
    "ink",
  );
  for (const x of [96, 114, 132, 150, 168]) {
    boxes(pen, [[x, floor + 28, 13, 18]], "accent");
    boxes(pen, [[x + 2, floor + 46, 9, 4]], "ink");
    if (x !== 132) boxes(pen, [[x, floor + 33, 13, 8]], "pale");
  }
  boxes(pen, [[182, floor + 28, 26, 22]], "ridge1");
  person(
    pen,
    { x: 222, y: floor, height: 60, mirror: true },
    {
      skin: "brown",
      top: "ridge3",
      legs: "ink",
      hat: "pale",
      arms: [[4, 23, 9, 22, 14, 24]],
    },
  );
  pendant(pen, 140, roof, 14);
  // Stores and office.
  shelves(pen, [300, floor, 52, 74], {
    rows: 3,
    seed: 21,
    colors: ["ridge1", "ridge2"],
  });
  shelves(pen, [366, floor, 52, 74], {
    rows: 3,
    seed: 9,
    colors: ["ridge1", "ridge2"],
  });
  boxes(
    pen,
    [
      [452, floor + 26, 36, 44],
      [540, floor + 26, 36, 44],
    ],
    "ridge1",
  );
  strokes(
    pen,
    [
      [470, floor + 26, 470, floor + 70],
      [558, floor + 26, 558, floor + 70],
    ],
    2.5,
    "ink",
  );
  person(
    pen,
    { x: 540, y: floor, height: 58, mirror: true },
    { skin: "fair", top: "accent", arms: [[4, 23, 8, 20, 12, 22]] },
  );
  boxes(
    pen,
    [
      [494, floor, 44, 26],
      [490, floor + 26, 52, 4],
    ],
    "ink",
  );
  boxes(pen, [[508, floor + 30, 20, 14]], "accent");
}

function shell(pen: Pen) {
  boxes(
    pen,
    [
      [left - 8, -4, right - left + 16, 10],
      [left - 8, upper - 6, right - left + 16, 9],
      [left - 8, roof, right - left + 16, 9],
      [left - 8, 0, 8, roof + 22],
      [right, 40, 8, roof - 18],
      [176, ground, 6, 122],
      [332, ground, 6, 122],
      [234, upper, 6, 98],
      [284, upper, 6, 98],
      [430, upper, 6, 98],
    ],
    "ink",
  );
  // The duct through slab and roof, with its fan, and the fire in it.
  boxes(pen, [[248, 108, 28, 150]], "steel");
  pen.path(
    "M253 110C249 138 258 150 253 172C249 196 258 210 254 232C252 244 258 250 256 256H268C270 244 266 232 270 220C274 204 264 192 270 178C276 164 266 152 271 136C273 126 271 118 271 110z",
    "accent",
  );
  pen.path("M258 110C256 134 264 146 260 168C268 152 264 138 267 110z", "lit");
  boxes(pen, [[240, 256, 44, 8]], "ink");
  pen.path("M252 264c-6 14 6 20 6 36c16-12 22-24 14-36z", "accent");
  pen.path("M257 264c-2 9 4 12 5 21c7-7 8-14 5-21z", "lit");
  boxes(
    pen,
    [
      [120, 237, 60, 28],
      [340, 237, 40, 18],
    ],
    "steel",
  );
  strokes(
    pen,
    [
      [128, 246, 172, 246],
      [128, 255, 172, 255],
    ],
    2,
    "ridge1",
  );
  // Canopy over the loading door.
  pen.path(`M${right + 6} 128L650 108V100L${right + 6} 116z`, "accent");
  // Sign: a fork and a knife.
  strokes(
    pen,
    [
      [486, 236, 486, 256],
      [526, 236, 526, 256],
    ],
    3,
    "ink",
  );
  boxes(pen, [[472, 254, 68, 42]], "ink");
  boxes(pen, [[477, 259, 58, 32]], "accent");
  strokes(
    pen,
    [
      [494, 264, 494, 286],
      [490, 286, 490, 278, 498, 278, 498, 286],
      [518, 264, 518, 286, 522, 280, 518, 274],
    ],
    2.2,
    "lit",
  );
}
