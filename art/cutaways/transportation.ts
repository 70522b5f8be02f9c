import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { pallet, pixels, screen } from "../interiors.ts";
import { boxes, clumps, lattice, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { fence, shrubs } from "../plants.ts";
import { boxTruck } from "../vehicles.ts";

const [shop, shopEnd] = [-2, 168];
const [upper, roof] = [124, 218];
const [trailer, nose] = [198, 470];
const [floor, top] = [46, 176];

export const transportationCutaway: Cutaway = {
  subject:
    "a truck with its trailer and cab opened, before a repair shop with dispatch above it and a fenced yard",
  hour: "sunrise",
  seed: 905,
  ...pixels,
  ground: false,
  sun: { x: 0.47, y: 0.37, radius: 0.105 },
  pins: {
    dispatch: { dot: [66, 166], badge: [9.5, 29] },
    shop: { dot: [92, 14], badge: [15.5, 90.5] },
    trailer: { dot: [398, 74], badge: [53.8, 90.5] },
    cab: { dot: [582, 118], badge: [76.5, 36] },
    yard: { dot: [702, 34], badge: [90.8, 90.5] },
  },
  draw(pen, _crop, view) {
    waterTower(pen);
    fence(
      pen,
      640,
      view.right + 6,
      { y: 2, height: 58, step: 16, width: 2, rails: 3 },
      "steel",
    );
    soil(pen, view, 51);
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 6]], "steel");
    boxTruck(
      pen,
      { x: 702, y: 2, scale: 0.84, mirror: true },
      "ridge2",
      "leaf",
    );
    shrubs(pen, 742, view.right + 8, { y: 2, size: 7, seed: 4 });
    repairShop(pen, view.left);
    dispatch(pen, view.left);
    section(pen, view.left);
    reefer(pen);
    tractor(pen);
  },
};

function waterTower(pen: Pen) {
  lattice(
    pen,
    [640, 0],
    [652, 176],
    { depth: 14, tip: 8, bays: 7, width: 3.5 },
    "ink",
  );
  lattice(
    pen,
    [736, 0],
    [724, 176],
    { depth: 14, tip: 8, bays: 7, width: 3.5 },
    "ink",
  );
  boxes(pen, [[684, 0, 8, 180]]);
  pen.path(
    "M634 196C634 168 662 166 688 166S742 168 742 196V226H634z",
    "ridge2",
  );
  pen.path("M628 226H748L688 258z", "ink");
  boxes(pen, [[630, 198, 116, 7]], "accent");
  boxes(pen, [[632, 222, 112, 5]]);
}

/** An engine on a hoist, with a mechanic below it. */
function repairShop(pen: Pen, left: number) {
  boxes(pen, [[left - 5, 0, shopEnd - left + 5, upper]], "pale");
  pen.rect(12, 62, 66, 40, "ridge1");
  pen.curve(
    "M22 92V74M34 94V78M34 94l-4 4M34 94l4 4M46 92V72M58 94a4 4 0 1 0 .1 0M68 92V76",
    3,
    "ink",
  );
  strokes(
    pen,
    [
      [64, 4, 84, 106, 104, 4],
      [70, 106, 136, 106],
      [118, 106, 118, 82],
    ],
    4.5,
    "ink",
  );
  boxes(
    pen,
    [
      [98, 52, 40, 26],
      [104, 78, 28, 5],
      [110, 46, 16, 8],
    ],
    "ridge2",
  );
  clumps(pen, [106, 60, 5, 118, 60, 5, 130, 60, 5], "ink");
  person(
    pen,
    { x: 92, y: 4, height: 54 },
    {
      skin: "tan",
      top: "accent",
      hat: "ridge3",
      arms: [
        [3, 24, 9, 29, 13, 33],
        [3, 23, 12, 27],
      ],
    },
  );
  // Tires and a cabinet of drawers.
  for (const y of [4, 18, 32]) pen.rect(4, y, 44, 13, "ink", 6);
  for (const y of [8, 22, 36]) pen.rect(18, y, 16, 5, "steel", 2);
  boxes(pen, [[128, 4, 30, 34]], "accent");
  strokes(
    pen,
    [
      [132, 15, 154, 15],
      [132, 26, 154, 26],
    ],
    2,
    "ink",
  );
}

function dispatch(pen: Pen, left: number) {
  boxes(pen, [[left - 5, upper, shopEnd - left + 5, roof - upper]], "lit");
  const y = upper + 4;
  // The map with a route.
  pen.rect(86, y + 36, 62, 42, "skyTop");
  pen.curve(
    `M94 ${y + 44}L108 ${y + 62}L122 ${y + 52}L138 ${y + 70}`,
    2.4,
    "accent",
  );
  clumps(pen, [94, y + 44, 3, 138, y + 70, 3], "ink");
  boxes(pen, [
    [38, y + 24, 82, 4],
    [44, y, 4, 24],
    [110, y, 4, 24],
    [10, y, 22, 13],
    [6, y, 4, 36],
  ]);
  person(
    pen,
    { x: 22, y: y + 14, height: 50 },
    { skin: "deep", top: "ridge2", pose: "sit", arms: [[3, 23, 13, 20]] },
  );
  pen.curve(
    `M18 ${y + 36}C14 ${y + 49} 31 ${y + 50} 28 ${y + 37}L33 ${y + 34}`,
    2.4,
    "accent",
  );
  screen(pen, 58, y + 28, 1.05);
  screen(pen, 92, y + 28, 1.05);
  person(
    pen,
    { x: 138, y, height: 50, mirror: true },
    { skin: "fair", top: "leaf", long: true, arms: [[3, 24, 10, 25]] },
  );
}

function section(pen: Pen, left: number) {
  boxes(pen, [
    [left - 5, -6, shopEnd - left + 9, 10],
    [left - 5, upper - 4, shopEnd - left + 9, 8],
    [left - 5, roof - 4, shopEnd - left + 19, 10],
    [shopEnd - 4, 96, 8, roof - 96],
  ]);
  // The door of the bay, rolled up; the mast of the radio; a cooling unit.
  pen.rect(shopEnd - 16, 104, 22, 18, "accent", 4);
  lattice(pen, [132, roof + 4], [132, roof + 118], {
    depth: 14,
    tip: 3,
    bays: 8,
    width: 2.4,
  });
  pen.circle(132, roof + 122, 4, "accent");
  boxes(pen, [[shop + 16, roof + 6, 46, 24]], "steel");
  pen.circle(shop + 30, roof + 18, 8, "ridge1");
}

/** The trailer with its cooler, its freight and what has thawed. */
function reefer(pen: Pen) {
  pen.rect(trailer, floor, 196, top - floor, "pale");
  pen.rect(trailer + 186, floor, nose - trailer - 186, top - floor, "skyTop");
  pallet(pen, trailer + 14, floor + 4, 3, 5);
  pallet(pen, trailer + 80, floor + 4, 3, 6, "ridge2");
  pallet(pen, trailer + 146, floor + 4, 2, 4);
  // The load that warmed up: boxes that slump, and water.
  pallet(pen, trailer + 194, floor + 4, 3, 2, "ridge1");
  pen.group({ x: trailer + 200, y: floor + 43, turn: -9 }, () =>
    boxes(
      pen,
      [
        [0, 0, 18, 15],
        [20, -1, 18, 15],
        [8, 16, 18, 15],
      ],
      "ridge1",
    ),
  );
  pen.curve(
    `M${trailer + 208} ${floor - 10}v-8M${trailer + 226} ${floor - 14}v-9M${trailer + 244} ${floor - 10}v-7`,
    3,
    "skyTop",
  );
  pen.path(
    `M${trailer + 190} 2C${trailer + 200} 7 ${trailer + 254} 7 ${trailer + 262} 2z`,
    "skyTop",
  );
  boxes(pen, [
    [trailer - 3, floor - 5, nose - trailer + 9, 9],
    [trailer - 3, top - 2, nose - trailer + 9, 8],
    [nose - 2, floor, 8, top - floor],
    [trailer + 10, 22, 110, 20],
    [trailer + 172, 10, 7, 34],
    [trailer + 166, 6, 19, 5],
    [trailer - 2, 28, 8, 14],
  ]);
  // The open door, the machine on the nose.
  pen.path(
    `M${trailer - 3} ${floor}L${trailer - 18} ${floor - 6}V${top - 8}L${trailer - 3} ${top}z`,
    "accent",
  );
  boxes(pen, [[nose + 6, 96, 20, 62]], "steel");
  pen.circle(nose + 16, 134, 7, "ridge1");
  pen.circle(nose + 16, 110, 4, "accent");
  for (const x of [trailer + 44, trailer + 84]) wheelOf(pen, x);
  // A driver with papers, whom nobody knows.
  person(
    pen,
    { x: 178, y: 2, height: 54, mirror: true },
    { skin: "brown", top: "ridge3", hat: "ink", arms: [[3, 24, 10, 22]] },
  );
  boxes(pen, [[156, 30, 12, 16]], "pale");
}

function wheelOf(pen: Pen, x: number) {
  pen.circle(x, 19, 18, "ink");
  pen.circle(x, 19, 8, "pale");
  pen.circle(x, 19, 3, "ink");
}

function tractor(pen: Pen) {
  const x = 502;
  // Frame, tank, and the body with its sleeper.
  boxes(pen, [[nose - 20, 26, 168, 14]]);
  pen.path(
    `M${x} 34V168C${x} 182 ${x + 6} 188 ${x + 18} 188H${x + 54}L${x + 84} 160L${x + 94} 112L${x + 138} 104C${x + 145} 102 ${x + 147} 98 ${x + 147} 92V34z`,
    "accent",
  );
  // The sleeper, opened: a bunk in the dark.
  pen.rect(x + 6, 58, 46, 110, "steel");
  pen.rect(x + 6, 78, 46, 10, "ridge1");
  pen.rect(x + 8, 87, 14, 7, "pale", 3);
  boxes(pen, [[x + 6, 73, 46, 6]]);
  pen.rect(x + 26, 86, 26, 6, "leaf");
  pen.rect(x + 16, 122, 26, 24, "ridge3", 4);
  boxes(pen, [[x + 6, 106, 46, 4]]);
  // The cab: seat, driver, wheel.
  pen.path(`M${x + 58} 58V166L${x + 78} 156L${x + 90} 104V58z`, "lit");
  boxes(pen, [
    [x + 60, 58, 20, 12],
    [x + 58, 62, 5, 40],
  ]);
  person(
    pen,
    { x: x + 68, y: 72, height: 50 },
    {
      skin: "brown",
      top: "ridge3",
      hat: "ridge2",
      pose: "sit",
      arms: [[3, 23, 12, 22]],
    },
  );
  strokes(
    pen,
    [
      [x + 84, 78, x + 90, 94],
      [x + 90, 66, x + 84, 80],
    ],
    3.5,
    "ink",
  );
  // The section: what was cut is ink.
  strokes(
    pen,
    [
      [x + 4, 56, x + 4, 172, x + 54, 172, x + 54, 58],
      [x + 54, 172, x + 80, 158, x + 92, 106],
    ],
    5,
    "ink",
  );
  boxes(pen, [[x + 2, 50, 92, 8]]);
  boxes(pen, [[x + 46, 26, 40, 22]], "pale");
  strokes(
    pen,
    [
      [x + 58, 26, x + 58, 48],
      [x + 74, 26, x + 74, 48],
    ],
    2.4,
    "steel",
  );
  // Stack, grille, bumper, lamp.
  boxes(
    pen,
    [
      [x - 9, 40, 7, 164],
      [x - 11, 200, 11, 6],
    ],
    "steel",
  );
  boxes(pen, [[x + 141, 44, 8, 46]], "steel");
  boxes(pen, [[x + 128, 20, 26, 14]]);
  pen.rect(x + 132, 60, 9, 12, "lit", 3);
  for (const at of [x - 20, x + 20]) wheelOf(pen, at);
  pen.path(`M${x + 90} 20C${x + 92} 50 ${x + 130} 50 ${x + 132} 20z`, "ridge3");
  wheelOf(pen, x + 111);
}
