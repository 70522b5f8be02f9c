import type { Cutaway } from "../cutaway.ts";
import { desk, pendant, potPlant, serverRack, shelves } from "../interiors.ts";
import { band, boxes, lamp, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { car } from "../vehicles.ts";

/** The street's level. Below it are the vault and the servers. */
const street = 62;
const [hall, upper, roof] = [street + 8, street + 132, street + 222];
const [left, right] = [136, 596];

export const financialServicesCutaway: Cutaway = {
  subject:
    "a bank cut open: tellers, a wire desk, offices, a vault and servers below",
  hour: "sunrise",
  seed: 904,
  width: 736,
  height: 400,
  place: { cutaway: { size: 0.625 } },
  sun: { x: 0.83, y: 0.2, radius: 0.1 },
  ground: false,
  pins: {
    advice: { dot: [172, 236], badge: [9.5, 46] },
    board: { dot: [526, 232], badge: [91, 46] },
    wire: { dot: [563, 116], badge: [90, 91] },
    vault: { dot: [262, -4], badge: [14, 91] },
    servers: { dot: [440, -12], badge: [72, 91] },
  },
  draw(pen, _crop, view) {
    tree(pen, { x: 30, y: street - 2, width: 92, height: 128, seed: 12 });
    tree(pen, { x: 668, y: street - 2, width: 70, height: 96, seed: 8 });
    band(pen, view, street, "ground");
    boxes(
      pen,
      [[view.left - 5, street - 3, view.right - view.left + 10, 6]],
      "steel",
    );
    lamp(pen, 88, 90, street);
    shrubs(pen, 0, 66, { y: street + 2, size: 8, seed: 4 });
    car(pen, { x: 698, y: street + 2, scale: 0.95 }, "ridge1", "pale");
    below(pen);
    hallFloor(pen);
    offices(pen);
    shell(pen);
  },
};

function below(pen: Pen) {
  const [low, high] = [-58, street - 8];
  boxes(pen, [[204, low, 166, high - low]], "steel");
  boxes(pen, [[376, low, 112, high - low]], "ridge3");
  // Deposit boxes, the round door, and a cart of cash.
  boxes(pen, [[304, -50, 62, 98]], "ridge1");
  const fronts: number[][] = [];
  for (let y = -38; y < 48; y += 14) fronts.push([304, y, 366, y]);
  for (let x = 319; x < 366; x += 15) fronts.push([x, -50, x, 48]);
  strokes(pen, fronts, 2, "steel");
  pen.circle(252, -4, 42, "ink");
  pen.circle(252, -4, 36, "pale");
  pen.circle(252, -4, 28, "ridge1");
  strokes(
    pen,
    [
      [234, -4, 270, -4],
      [252, -22, 252, 14],
      [239, -17, 265, 9],
      [239, 9, 265, -17],
    ],
    4,
    "ink",
  );
  pen.circle(252, -4, 8, "accent");
  for (const x of [388, 420, 452])
    serverRack(pen, [x, -54, 26, 88], x === 420 ? "accent" : "lit");
  strokes(
    pen,
    [
      [401, 34, 401, 44, 465, 44, 465, 34],
      [433, 34, 433, 44],
    ],
    2.5,
    "accent",
  );
  boxes(
    pen,
    [
      [196, low - 8, 300, 8],
      [196, low, 8, 120],
      [488, low, 8, 120],
      [370, low, 6, 120],
    ],
    "ink",
  );
}

/** Tellers and a customer; next door, someone sends a wire. */
function hallFloor(pen: Pen) {
  boxes(pen, [[left, hall, 330, 120]], "lit");
  boxes(pen, [[left + 336, hall, right - left - 336, 120]], "skyTop");
  // Counter with glass, and the staff behind it.
  person(
    pen,
    { x: 216, y: hall, height: 66 },
    { skin: "deep", top: "ridge3", long: true, arms: [[4, 23, 9, 22, 13, 24]] },
  );
  person(
    pen,
    { x: 292, y: hall, height: 66, mirror: true },
    { skin: "fair", top: "ridge3", arms: [[4, 23, 9, 22, 13, 24]] },
  );
  boxes(
    pen,
    [
      [188, hall, 136, 34],
      [182, hall + 34, 148, 5],
    ],
    "ink",
  );
  boxes(
    pen,
    [
      [196, hall + 6, 36, 22],
      [238, hall + 6, 36, 22],
      [280, hall + 6, 36, 22],
    ],
    "ridge2",
  );
  strokes(
    pen,
    [
      [188, hall + 40, 188, hall + 84],
      [256, hall + 40, 256, hall + 84],
      [324, hall + 40, 324, hall + 84],
      [188, hall + 84, 324, hall + 84],
    ],
    2.5,
    "accent",
  );
  person(
    pen,
    { x: 356, y: hall, height: 64, mirror: true },
    {
      skin: "tan",
      top: "accent",
      legs: "ridge3",
      arms: [[4, 23, 9, 22, 13, 24]],
    },
  );
  person(
    pen,
    { x: 408, y: hall, height: 60, mirror: true },
    { skin: "brown", top: "pale", legs: "steel", long: true },
  );
  strokes(
    pen,
    [
      [382, hall, 382, hall + 26],
      [436, hall, 436, hall + 26],
    ],
    3,
    "accent",
  );
  pen.curve(`M382 ${hall + 24}Q409 ${hall + 8} 436 ${hall + 24}`, 2, "accent");
  for (const x of [222, 290, 380]) pendant(pen, x, hall + 118, 12);
  potPlant(pen, 156, hall, 44);
  // The wire desk: a request on the screen, the phone on its hook.
  desk(pen, 532, hall, { width: 56 });
  boxes(
    pen,
    [
      [537, hall + 30, 16, 6],
      [535, hall + 36, 20, 4],
    ],
    "ridge3",
  );
  person(
    pen,
    { x: 514, y: hall, height: 62 },
    { skin: "tan", top: "accent", arms: [[4, 23, 10, 21, 15, 22]] },
  );
  boxes(pen, [[484, hall + 52, 26, 44]], "ink");
  boxes(pen, [[488, hall + 56, 18, 36]], "ridge1");
  boxes(pen, [[530, hall + 70, 50, 30]], "pale");
  strokes(
    pen,
    [
      [536, hall + 92, 572, hall + 92],
      [536, hall + 84, 560, hall + 84],
      [536, hall + 76, 566, hall + 76],
    ],
    2,
    "ridge2",
  );
}

/** Advice on the left, files in the dark, the board on the right. */
function offices(pen: Pen) {
  const floor = upper + 4;
  boxes(pen, [[left, upper, 142, 90]], "ridge1");
  boxes(pen, [[284, upper, 118, 90]], "steel");
  boxes(pen, [[408, upper, right - 408, 90]], "lit");
  person(
    pen,
    { x: 170, y: floor, height: 58 },
    { skin: "deep", top: "steel", arms: [[4, 23, 10, 19, 15, 20]] },
  );
  desk(pen, 184, floor, { width: 50 });
  person(
    pen,
    { x: 254, y: floor, height: 58, mirror: true },
    { skin: "fair", top: "accent", legs: "ridge3", hair: "steel" },
  );
  boxes(pen, [[146, floor + 50, 18, 26]], "ridge2");
  boxes(pen, [[236, floor + 48, 34, 24]], "ink");
  strokes(
    pen,
    [[240, floor + 52, 248, floor + 58, 255, floor + 55, 265, floor + 67]],
    2.2,
    "accent",
  );
  shelves(pen, [294, floor, 44, 70], {
    rows: 3,
    seed: 6,
    colors: ["ridge1", "ridge2"],
  });
  shelves(pen, [350, floor, 44, 70], {
    rows: 3,
    seed: 14,
    colors: ["ridge1", "ridge2"],
  });
  for (const [x, skin, top, mirror] of [
    [444, "brown", "ridge3", false],
    [478, "fair", "accent", false],
    [524, "tan", "steel", true],
    [560, "deep", "ridge2", true],
  ] as const)
    person(
      pen,
      { x, y: floor + 20, height: 54, mirror },
      {
        skin,
        top,
        pose: "sit",
        hair: top === "steel" ? "pale" : "ink",
        long: x === 478,
      },
    );
  boxes(
    pen,
    [
      [426, floor + 20, 152, 7],
      [444, floor, 8, 20],
      [552, floor, 8, 20],
    ],
    "ink",
  );
  boxes(
    pen,
    [
      [496, floor + 27, 18, 3],
      [462, floor + 27, 14, 3],
      [536, floor + 27, 14, 3],
    ],
    "pale",
  );
  for (const x of [470, 536]) pendant(pen, x, roof, 12);
}

/** Walls, floors, columns and the pediment. */
function shell(pen: Pen) {
  // Columns of the porch on either side.
  for (const x of [108, 606]) {
    boxes(pen, [[x, street + 12, 18, roof - street - 16]], "pale");
    boxes(pen, [[x + 11, street + 12, 7, roof - street - 16]], "steel");
    boxes(
      pen,
      [
        [x - 4, street + 2, 26, 10],
        [x - 4, roof - 10, 26, 10],
      ],
      "pale",
    );
  }
  boxes(
    pen,
    [
      [92, roof, 552, 10],
      [100, roof + 10, 536, 12],
    ],
    "pale",
  );
  boxes(pen, [[92, roof + 8, 552, 3]], "steel");
  pen.path(`M92 ${roof + 22}H644L368 ${roof + 98}z`, "ink");
  pen.path(`M140 ${roof + 28}H596L368 ${roof + 90}z`, "steel");
  pen.circle(368, roof + 52, 20, "accent");
  pen.circle(368, roof + 52, 14, "lit");
  strokes(pen, [[368, roof + 62, 368, roof + 52, 375, roof + 48]], 2.5, "ink");
  strokes(pen, [[368, roof + 96, 368, roof + 146]], 3, "ink");
  pen.path(
    `M370 ${roof + 144}C384 ${roof + 150} 394 ${roof + 136} 410 ${roof + 142}V${roof + 120}C394 ${roof + 114} 384 ${roof + 128} 370 ${roof + 122}z`,
    "accent",
  );
  boxes(
    pen,
    [
      [left - 8, street - 8, right - left + 16, 16],
      [left - 8, upper - 4, right - left + 16, 8],
      [left - 8, roof - 6, right - left + 16, 8],
      [left - 8, street, 8, roof - street],
      [right, street, 8, roof - street],
      [left + 330, hall, 6, 122],
      [278, upper, 6, 90],
      [402, upper, 6, 90],
    ],
    "ink",
  );
}
