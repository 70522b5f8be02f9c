import type { Cutaway } from "../cutaway.ts";
import { desk, pendant, shelves } from "../interiors.ts";
import { band, boxes, lattice, strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { grass, tree } from "../plants.ts";

/** The yard's level. Below it lie soil, clay and groundwater. */
const yard = 120;

export const environmentalCutaway: Cutaway = {
  subject:
    "a tank yard and a laboratory over a cut of soil, clay and groundwater",
  hour: "sunrise",
  seed: 903,
  width: 736,
  height: 400,
  place: { cutaway: { size: 0.625 } },
  sun: { x: 0.82, y: 0.27, radius: 0.1 },
  ground: false,
  pins: {
    tanks: { dot: [40, 140], badge: [10, 91] },
    drums: { dot: [210, 62], badge: [27, 91] },
    drilling: { dot: [352, 20], badge: [55, 91] },
    lab: { dot: [508, 158], badge: [72, 91] },
    hauling: { dot: [700, 150], badge: [89, 91] },
  },
  draw(pen, _crop, view) {
    const [left, right] = [
      Math.round(view.left - 5),
      Math.round(view.right + 5),
    ];
    tree(pen, { x: 250, y: yard - 4, width: 60, height: 86, seed: 9 });
    tree(pen, { x: 424, y: yard - 4, width: 44, height: 62, seed: 4 });
    band(pen, view, yard, "ridge3");
    pen.path(
      `M${left} 84C80 92 180 78 300 86S560 96 ${right} 82V-120H${left}z`,
      "ground",
    );
    // Clay, and the groundwater under it.
    pen.path(
      `M${left} 6C90 16 200 -2 352 6S620 16 ${right} 4V-120H${left}z`,
      "steel",
    );
    pen.path(
      `M${left} -16C100 -8 220 -22 352 -16S640 -8 ${right} -18V-120H${left}z`,
      "ridge2",
    );
    strokes(
      pen,
      [
        [-20, -42, 10, -42],
        [112, -34, 150, -34],
        [250, -56, 280, -56],
        [440, -40, 476, -40],
        [590, -60, 630, -60],
        [284, -90, 310, -90],
        [120, -92, 146, -92],
        [640, -32, 664, -32],
      ],
      3,
      "ridge1",
    );
    plumes(pen);
    // Paving.
    boxes(pen, [[left, yard - 3, right - left, 6]], "steel");
    tanks(pen);
    rig(pen);
    laboratory(pen);
    truck(pen);
    grass(pen, 190, 250, { y: yard + 2, height: 9, count: 4, seed: 6 }, "leaf");
  },
};

/** What leaked from old drums lies on the clay; a boring lets it through. */
function plumes(pen: Pen) {
  pen.path(
    "M172 84C150 60 120 30 128 10H352V14C330 24 300 20 280 28C262 36 262 70 244 86z",
    "accent",
  );
  pen.path("M346 8H358L362 -22C372 -44 340 -48 342 -24z", "accent");
  for (const [x, y, turn] of [
    [176, 76, 12],
    [204, 64, -30],
    [230, 82, 74],
  ] as const)
    pen.group({ x, y, turn }, () => {
      pen.rect(-11, -15, 22, 30, "ink", 3);
      strokes(
        pen,
        [
          [-10, -5, 10, -5],
          [-10, 5, 10, 5],
        ],
        2,
        "ridge1",
      );
    });
}

/** Two tanks behind a dike, one cut open; its floor has rusted through. */
function tanks(pen: Pen) {
  const [low, high] = [yard + 4, 156];
  boxes(pen, [[8, low, 64, high]], "steel");
  boxes(pen, [[14, low + 6, 52, high - 12]], "lit");
  boxes(pen, [[14, low + 6, 52, 92]], "ridge2");
  boxes(pen, [[14, low + 96, 52, 4]], "pale");
  pen.path(`M4 ${low + high}H76L40 ${low + high + 20}z`, "pale");
  pen.path(
    `M34 ${low + 8}H48L44 ${yard - 16}C50 ${yard - 34} 30 ${yard - 38} 34 ${yard - 18}z`,
    "accent",
  );
  boxes(pen, [[86, low, 64, high - 30]], "pale");
  boxes(pen, [[128, low, 22, high - 30]], "steel");
  pen.path(`M82 ${low + high - 30}H154L118 ${low + high - 12}z`, "ink");
  // Ladder and pipe.
  const rungs: number[][] = [
    [96, low, 96, low + 126],
    [106, low, 106, low + 126],
  ];
  for (let y = low + 10; y < low + 124; y += 12) rungs.push([96, y, 106, y]);
  strokes(pen, rungs, 2, "ink");
  strokes(
    pen,
    [
      [
        40,
        low + high + 18,
        40,
        low + high + 30,
        118,
        low + high + 30,
        118,
        low + high - 14,
      ],
    ],
    3.5,
    "ink",
  );
  // The dike in section.
  pen.path(
    `M-26 ${yard - 12}V${yard + 34}H-18L-10 ${yard - 12}zM152 ${yard - 12}L160 ${yard + 34}H168V${yard - 12}zM-26 ${yard - 8}H168V${yard + 4}H-26z`,
    "ink",
  );
}

/** A drill rig on tracks, its auger in the clay, and a crew of two. */
function rig(pen: Pen) {
  boxes(pen, [[348, -14, 8, 140]], "pale");
  const flights: number[][] = [];
  for (let y = -8; y < 118; y += 11) flights.push([344, y, 360, y + 6]);
  strokes(pen, flights, 3, "pale");
  lattice(pen, [352, yard + 14], [352, 318], {
    depth: 18,
    bays: 14,
    width: 2.6,
  });
  boxes(
    pen,
    [
      [338, 312, 28, 8],
      [342, 214, 20, 26],
    ],
    "accent",
  );
  strokes(pen, [[352, 312, 352, 240]], 2, "ink");
  strokes(pen, [[320, yard + 44, 346, 262]], 4, "ink");
  pen.rect(276, yard + 2, 72, 18, "ink", 9);
  strokes(pen, [[286, yard + 11, 338, yard + 11]], 5, "steel");
  boxes(pen, [[278, yard + 22, 68, 28]], "accent");
  boxes(pen, [[278, yard + 50, 26, 22]], "ink");
  boxes(pen, [[282, yard + 54, 18, 14]], "lit");
  person(
    pen,
    { x: 382, y: yard + 3, height: 60, mirror: true },
    {
      skin: "brown",
      top: "accent",
      legs: "ridge3",
      hat: "pale",
      arms: [[4, 23, 11, 24, 17, 26]],
    },
  );
  person(
    pen,
    { x: 408, y: yard + 3, height: 58, mirror: true },
    {
      skin: "fair",
      top: "pale",
      legs: "ink",
      hat: "accent",
      arms: [[4, 23, 9, 18, 12, 22]],
    },
  );
  // Soil cores in a box.
  boxes(pen, [[414, yard + 3, 24, 10]], "ink");
}

/** Two floors: the office where reports are written, the laboratory under it. */
function laboratory(pen: Pen) {
  const [left, right, floor, roof] = [450, 622, yard + 92, yard + 182];
  boxes(pen, [[left, yard, right - left, 92]], "pale");
  boxes(pen, [[left, floor, 108, 90]], "lit");
  boxes(pen, [[564, floor, 58, 90]], "steel");
  // Bench with glassware, fume hood with a flame, a chemist.
  boxes(pen, [[460, yard + 4, 70, 26]], "ridge3");
  boxes(pen, [[456, yard + 30, 78, 4]], "ink");
  pen.path(`M466 ${yard + 34}h16l-5 14v8h-6v-8z`, "ridge2");
  pen.path(`M490 ${yard + 34}h12v18h-12z`, "accent");
  pen.path(`M510 ${yard + 34}h16l-5 12v8h-6v-8z`, "leaf");
  shelves(pen, [458, yard + 60, 60, 24], {
    rows: 1,
    seed: 8,
    colors: ["accent", "ridge2"],
  });
  person(
    pen,
    { x: 548, y: yard + 4, height: 62, mirror: true },
    {
      skin: "deep",
      top: "skyTop",
      legs: "ridge3",
      long: true,
      arms: [[4, 23, 9, 23, 14, 26]],
    },
  );
  boxes(
    pen,
    [
      [570, yard + 4, 48, 30],
      [566, yard + 34, 56, 4],
    ],
    "ink",
  );
  boxes(pen, [[570, yard + 38, 48, 50]], "steel");
  boxes(pen, [[575, yard + 40, 38, 30]], "lit");
  pen.path(`M586 ${yard + 38}c-4 8 3 9 3 17c6 -6 8 -11 4 -17z`, "accent");
  // Office.
  desk(pen, 504, floor + 4, { width: 48 });
  person(
    pen,
    { x: 494, y: floor + 4, height: 60 },
    { skin: "tan", top: "ridge2", arms: [[4, 23, 9, 19, 13, 19]] },
  );
  pendant(pen, 508, roof, 14);
  boxes(pen, [[456, floor + 44, 24, 30]], "ink");
  boxes(pen, [[459, floor + 47, 18, 24]], "ridge1");
  shelves(pen, [572, floor + 4, 44, 72], {
    rows: 3,
    seed: 3,
    colors: ["ridge1", "ridge2"],
  });
  boxes(
    pen,
    [
      [left - 8, yard - 6, right - left + 16, 10],
      [left - 4, floor - 4, right - left + 8, 8],
      [left - 8, roof, right - left + 16, 9],
      [left - 8, yard, 8, 198],
      [right, yard, 8, 198],
      [558, floor, 6, 90],
    ],
    "ink",
  );
  // Stack of the hood.
  boxes(
    pen,
    [
      [588, roof + 9, 14, 40],
      [470, roof + 9, 48, 20],
    ],
    "steel",
  );
  boxes(pen, [[583, roof + 47, 24, 5]], "ink");
}

/** A vacuum truck that drips on the road. */
function truck(pen: Pen) {
  pen.group({ x: 640, y: yard + 2 }, () => {
    pen.rect(0, 22, 86, 38, "pale", 18);
    boxes(
      pen,
      [
        [20, 22, 4, 38],
        [58, 22, 4, 38],
        [2, 14, 116, 8],
      ],
      "ink",
    );
    pen.path("M90 14V62H106C109 62 111 61 112 58L118 42L124 38V14z", "accent");
    pen.path("M98 42V56H105C107 56 108 55 109 53L112 42z", "skyTop");
    wheel(pen, 18, 11, 11);
    wheel(pen, 42, 11, 11);
    wheel(pen, 102, 11, 11);
  });
  boxes(pen, [[634, yard + 28, 8, 8]], "ink");
}
