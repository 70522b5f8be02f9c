import type { Cutaway } from "../cutaway.ts";
import { desk, pendant, potPlant, serverRack, shelves } from "../interiors.ts";
import { band, boxes, lamp, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { car } from "../vehicles.ts";

/** Floors and roof from the street up. */
const [ground, upper, roof] = [6, 134, 248];
const [left, right] = [104, 596];

export const healthcareCutaway: Cutaway = {
  subject:
    "a clinic cut open: entrance, records, pharmacy, exam room, therapy, scanner",
  hour: "sunrise",
  seed: 906,
  width: 736,
  height: 400,
  place: { cutaway: { size: 0.625 } },
  sun: { x: 0.16, y: 0.26, radius: 0.1 },
  ground: false,
  pins: {
    entrance: { dot: [156, 22], badge: [22, 91] },
    records: { dot: [362, 40], badge: [49, 91] },
    pharmacy: { dot: [520, 40], badge: [71, 91] },
    exam: { dot: [146, 180], badge: [9, 55] },
    imaging: { dot: [520, 190], badge: [91, 43] },
  },
  draw(pen, _crop, view) {
    tree(pen, { x: 34, y: -2, width: 80, height: 110, seed: 21 });
    tree(pen, { x: 724, y: -2, width: 76, height: 104, seed: 13 });
    band(pen, view, 0, "ground");
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 7]], "steel");
    shrubs(pen, -30, 76, { y: 2, size: 8, seed: 9 });
    lamp(pen, 620, 86, 2);
    car(pen, { x: 694, y: 3, scale: 0.95 }, "accent", "pale");
    downstairs(pen);
    upstairs(pen);
    shell(pen);
  },
};

/** Entrance with a wet floor, records and servers, the pharmacy. */
function downstairs(pen: Pen) {
  boxes(pen, [[left, ground, 196, 122]], "lit");
  boxes(pen, [[306, ground, 116, 122]], "steel");
  boxes(pen, [[428, ground, right - 428, 122]], "pale");
  // Glass doors, a sign, and a visitor who slips.
  boxes(pen, [[left, ground, 12, 96]], "ridge1");
  pen.path("M116 6C124 12 174 13 188 6z", "ridge1");
  pen.path("M128 6L134 34H138L144 6z", "accent");
  pen.group({ x: 166, y: 8, turn: 24 }, () =>
    person(
      pen,
      { x: 0, height: 62 },
      {
        skin: "tan",
        top: "ridge3",
        legs: "steel",
        hair: "pale",
        pose: "walk",
        arms: [
          [-3, 24, -11, 28, -16, 33],
          [3, 24, 11, 27, 16, 33],
        ],
      },
    ),
  );
  person(
    pen,
    { x: 262, y: ground, height: 64, mirror: true },
    { skin: "deep", top: "skyTop", long: true, arms: [[4, 23, 9, 22, 14, 25]] },
  );
  desk(pen, 222, ground, { width: 62, body: "ridge3" });
  pendant(pen, 196, ground + 122, 18);
  pendant(pen, 252, ground + 122, 18);
  boxes(pen, [[268, ground + 76, 26, 26]], "pale");
  pen.path("M277 95h3v-9h-9v-3h9v-9h3v9h9v3h-9v9h-3z", "accent");
  // Charts on their shelves, and the servers.
  shelves(pen, [314, ground, 40, 92], {
    rows: 4,
    seed: 16,
    colors: ["ridge1", "pale"],
  });
  serverRack(pen, [362, ground + 2, 26, 92], "accent");
  serverRack(pen, [391, ground + 2, 26, 92]);
  strokes(pen, [[375, 100, 375, 112, 404, 112, 404, 100]], 2.5, "accent");
  // Counter, a pharmacist, the cold cabinet.
  shelves(pen, [438, ground + 44, 66, 58], {
    rows: 3,
    seed: 31,
    colors: ["accent", "ridge2"],
  });
  person(
    pen,
    { x: 478, y: ground, height: 64 },
    {
      skin: "brown",
      top: "skyTop",
      legs: "ridge3",
      arms: [[4, 23, 9, 21, 13, 24]],
    },
  );
  boxes(
    pen,
    [
      [438, ground, 64, 30],
      [434, ground + 30, 72, 5],
    ],
    "ink",
  );
  boxes(pen, [[490, ground + 35, 8, 10]], "accent");
  boxes(pen, [[516, ground, 68, 100]], "ink");
  boxes(pen, [[521, ground + 12, 58, 82]], "ridge1");
  strokes(
    pen,
    [
      [521, ground + 38, 579, ground + 38],
      [521, ground + 66, 579, ground + 66],
      [550, ground + 12, 550, ground + 94],
    ],
    2.5,
    "ink",
  );
  const vials: [number, number, number, number][] = [];
  for (const x of [525, 534, 543, 555, 564, 572])
    for (const y of [13, 40, 68]) vials.push([x, ground + y, 5, 12]);
  boxes(pen, vials, "pale");
  boxes(pen, [[530, ground + 4, 10, 4]], "accent");
}

/** A doctor with a patient, a therapist with another, and the scanner. */
function upstairs(pen: Pen) {
  const floor = upper + 4;
  boxes(pen, [[left, upper, 146, 114]], "lit");
  boxes(pen, [[256, upper, 150, 114]], "pale");
  boxes(pen, [[412, upper, right - 412, 114]], "skyTop");
  // Exam table, patient, doctor with a chart, lamp on an arm.
  boxes(
    pen,
    [
      [122, floor + 8, 58, 14],
      [130, floor, 8, 8],
      [164, floor, 8, 8],
    ],
    "ridge3",
  );
  boxes(pen, [[118, floor + 22, 66, 7]], "ridge2");
  person(
    pen,
    { x: 150, y: floor + 28, height: 56 },
    { skin: "fair", top: "accent", pose: "sit", arms: [[3, 23, 7, 16, 4, 13]] },
  );
  person(
    pen,
    { x: 212, y: floor, height: 64, mirror: true },
    {
      skin: "deep",
      top: "skyTop",
      legs: "ridge3",
      arms: [[4, 23, 10, 21, 15, 24]],
    },
  );
  boxes(pen, [[191, floor + 38, 6, 14]], "ink");
  strokes(pen, [[132, roof, 132, 228, 156, 216]], 2.5, "ink");
  pen.path("M148 220L164 214L170 204L144 213z", "accent");
  boxes(pen, [[206, floor + 74, 34, 26]], "ridge2");
  strokes(
    pen,
    [
      [
        210,
        floor + 86,
        217,
        floor + 86,
        221,
        floor + 94,
        226,
        floor + 80,
        230,
        floor + 86,
        236,
        floor + 86,
      ],
    ],
    2,
    "lit",
  );
  // Parallel bars.
  person(
    pen,
    { x: 322, y: floor, height: 62 },
    {
      skin: "tan",
      top: "ridge2",
      hair: "pale",
      pose: "walk",
      arms: [
        [4, 23, 8, 18, 8, 14],
        [-4, 23, -9, 18, -9, 14],
      ],
    },
  );
  strokes(
    pen,
    [
      [278, floor + 26, 364, floor + 26],
      [284, floor, 284, floor + 26],
      [358, floor, 358, floor + 26],
    ],
    3.5,
    "ink",
  );
  person(
    pen,
    { x: 386, y: floor, height: 64, mirror: true },
    {
      skin: "brown",
      top: "accent",
      legs: "ridge3",
      long: true,
      arms: [[4, 23, 11, 22, 17, 20]],
    },
  );
  pendant(pen, 300, roof, 16);
  pendant(pen, 364, roof, 16);
  boxes(pen, [[266, floor + 52, 30, 34]], "skyTop");
  strokes(pen, [[281, floor + 52, 281, floor + 86]], 2, "ink");
  // Scanner: ring, bed, patient.
  pen.circle(546, floor + 46, 42, "pale");
  boxes(pen, [[510, floor, 72, 20]], "pale");
  pen.circle(546, floor + 46, 24, "ridge2");
  pen.circle(546, floor + 46, 18, "ink");
  boxes(pen, [[430, floor + 28, 116, 7]], "ridge3");
  boxes(pen, [[440, floor, 12, 28]], "steel");
  pen.path(
    `M452 ${floor + 35}H528V${floor + 46}C500 ${floor + 50} 470 ${floor + 48} 452 ${floor + 44}z`,
    "accent",
  );
  pen.group({ x: 462, y: floor + 36, turn: 90 }, () =>
    person(
      pen,
      { x: 8, y: -2, height: 52 },
      { skin: "fair", top: "pale", legs: "pale" },
    ),
  );
  boxes(pen, [[514, floor + 4, 14, 8]], "accent");
}

function shell(pen: Pen) {
  boxes(
    pen,
    [
      [left - 8, -4, right - left + 16, 10],
      [left - 8, upper - 6, right - left + 16, 10],
      [left - 8, roof, right - left + 16, 9],
      [left - 8, 102, 8, roof - 82],
      [right, 0, 8, roof + 20],
      [300, ground, 6, 124],
      [422, ground, 6, 124],
      [250, upper, 6, 116],
      [406, upper, 6, 116],
    ],
    "ink",
  );
  // Roof: cooling for the scanner, its vent, and the cross.
  boxes(
    pen,
    [
      [462, roof + 9, 74, 34],
      [132, roof + 9, 40, 18],
    ],
    "steel",
  );
  strokes(
    pen,
    [
      [470, roof + 18, 528, roof + 18],
      [470, roof + 26, 528, roof + 26],
      [470, roof + 34, 528, roof + 34],
    ],
    2,
    "ridge1",
  );
  strokes(pen, [[560, roof + 6, 560, roof + 46, 572, roof + 46]], 6, "steel");
  strokes(
    pen,
    [
      [312, roof + 8, 312, roof + 26],
      [344, roof + 8, 344, roof + 26],
    ],
    3,
    "ink",
  );
  boxes(pen, [[296, roof + 24, 64, 64]], "accent");
  boxes(
    pen,
    [
      [321, roof + 32, 14, 48],
      [304, roof + 49, 48, 14],
    ],
    "pale",
  );
  // Canopy over the entrance.
  boxes(pen, [[52, 102, 60, 8]], "accent");
  strokes(pen, [[58, 2, 58, 102]], 4, "pale");
  potPlant(pen, 78, 2, 36);
}
