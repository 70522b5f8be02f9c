import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { door, pendant, pixels } from "../interiors.ts";
import { boxes, clumps, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { van } from "../vehicles.ts";

const [tower, hall, wing, end] = [92, 176, 440, 604];
const [upper, eaves, ridge] = [124, 166, 298];
const middle = (hall + wing) / 2;

export const nonProfitCutaway: Cutaway = {
  subject:
    "a charity's hall opened: bell tower with an office, board room, class, supper, kitchen, pantry and van",
  hour: "sunrise",
  seed: 902,
  ...pixels,
  ground: false,
  sun: { x: 0.85, y: 0.4, radius: 0.1 },
  pins: {
    office: { dot: [148, 137], badge: [9.5, 47] },
    board: { dot: [258, 156], badge: [31, 23] },
    class: { dot: [396, 142], badge: [58.5, 23] },
    kitchen: { dot: [474, 20], badge: [63, 90.5] },
    van: { dot: [650, 33], badge: [85.2, 90.5] },
  },
  draw(pen, _crop, view) {
    tree(pen, { x: 34, width: 104, height: 128, seed: 5 });
    soil(pen, view, 45);
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 6]], "steel");
    bellTower(pen);
    upstairs(pen);
    supper(pen);
    kitchen(pen);
    pantry(pen);
    section(pen);
    van(pen, { x: 674, y: 2, scale: 0.85 }, "pale");
    person(
      pen,
      { x: end + 4, y: 2, height: 50 },
      { skin: "brown", top: "accent", arms: [[3, 24, 11, 20]] },
    );
    boxes(pen, [[end + 12, 22, 18, 14]], "pale");
    boxes(pen, [[end + 19, 30, 4, 6]], "accent");
    shrubs(pen, 46, 92, { y: 2, size: 8, seed: 3 });
  },
};

function bellTower(pen: Pen) {
  const width = hall - tower;
  pen.path(`M${tower - 10} 268H${hall + 10}L${tower + width / 2} 350z`, "ink");
  strokes(pen, [[tower + width / 2, 346, tower + width / 2, 372]], 3, "ink");
  pen.path(`M${tower + width / 2} 372h24l-7 -6l7 -6h-24z`, "accent");
  // Belfry: an arch to the sky, with the bell.
  pen.rect(tower, 196, width, 76, "ink");
  pen.path(
    `M${tower + 14} 200V236C${tower + 14} 262 ${hall - 14} 262 ${hall - 14} 236V200z`,
    "skyTop",
  );
  pen.path(
    `M${tower + 22} 212H${hall - 22}C${hall - 30} 218 ${hall - 28} 240 ${tower + 42} 242C${tower + 28} 240 ${tower + 30} 218 ${tower + 22} 212z`,
    "accent",
  );
  boxes(pen, [[tower + 39, 241, 6, 14]]);
  pen.circle(tower + 42, 211, 4, "ink");
  // The treasurer's office: desk, cash box, safe.
  pen.rect(tower, 104, width, 92, "pale");
  pen.rect(tower + 46, 146, 26, 32, "skyTop");
  strokes(
    pen,
    [
      [tower + 59, 146, tower + 59, 178],
      [tower + 46, 162, tower + 72, 162],
    ],
    1.8,
    "ink",
  );
  person(
    pen,
    { x: tower + 26, y: 116, height: 48 },
    {
      skin: "fair",
      top: "ridge3",
      hair: "steel",
      pose: "sit",
      arms: [[3, 23, 13, 19]],
    },
  );
  boxes(pen, [
    [tower + 14, 106, 22, 11],
    [tower + 12, 106, 4, 32],
    [tower + 36, 128, 40, 4],
    [tower + 40, 106, 4, 22],
    [tower + 56, 106, 18, 22],
  ]);
  boxes(pen, [[tower + 50, 132, 16, 9]], "accent");
  boxes(pen, [[tower + 56, 141, 6, 4]], "leaf");
  pen.circle(tower + 65, 117, 4, "steel");
  // Vestibule and its doors.
  pen.rect(tower, 0, width, 104, "steel");
  pen.path(
    `M${tower + 16} 2V60C${tower + 16} 88 ${hall - 16} 88 ${hall - 16} 60V2z`,
    "accent",
  );
  strokes(pen, [[tower + 42, 2, tower + 42, 80]], 2.4, "ink");
  clumps(pen, [tower + 36, 36, 2.4, tower + 48, 36, 2.4], "ink");
}

/** Under the roof: the board at its table, and a class. */
function upstairs(pen: Pen) {
  pen.path(`M${hall} ${upper}V${eaves}L${middle} ${ridge}V${upper}z`, "skyLow");
  pen.path(`M${wing} ${upper}V${eaves}L${middle} ${ridge}V${upper}z`, "lit");
  const y = upper + 4;
  // The board.
  pendant(pen, 266, 236, 22);
  boxes(pen, [[278, y + 56, 24, 30]], "pale");
  strokes(
    pen,
    [[281, y + 62, 287, y + 70, 292, y + 66, 299, y + 80]],
    2,
    "accent",
  );
  for (const [x, skin, top, mirror] of [
    [206, "deep", "accent", false],
    [232, "tan", "ridge3", false],
    [282, "fair", "leaf", true],
  ] as const)
    person(
      pen,
      { x, y: y + 14, height: 44, mirror },
      { skin, top, pose: "sit", long: x === 232, arms: [[3, 23, 12, 19]] },
    );
  boxes(pen, [
    [212, y + 22, 64, 5],
    [240, y, 8, 22],
    [232, y, 24, 3],
    [198, y, 14, 13],
    [226, y, 12, 13],
    [276, y, 14, 13],
  ]);
  boxes(
    pen,
    [
      [222, y + 27, 12, 2],
      [256, y + 27, 12, 2],
    ],
    "pale",
  );
  // The class: a mentor reads to two children; books and blocks.
  boxes(pen, [
    [320, y + 64, 34, 3],
    [320, y + 88, 30, 3],
  ]);
  boxes(
    pen,
    [
      [323, y + 67, 5, 14],
      [329, y + 67, 5, 17],
      [341, y + 67, 6, 13],
      [324, y + 91, 5, 14],
    ],
    "accent",
  );
  boxes(
    pen,
    [
      [335, y + 67, 5, 15],
      [330, y + 91, 6, 16],
      [338, y + 91, 5, 13],
    ],
    "ridge2",
  );
  person(
    pen,
    { x: 344, y: y + 12, height: 46 },
    {
      skin: "brown",
      top: "ridge2",
      long: true,
      pose: "sit",
      arms: [[3, 23, 11, 20]],
    },
  );
  boxes(pen, [
    [334, y, 20, 11],
    [332, y, 4, 30],
  ]);
  pen.path(`M353 ${y + 23}l9 3l9 -3v10l-9 3l-9 -3z`, "pale");
  person(
    pen,
    { x: 386, y, height: 32, mirror: true },
    { skin: "tan", top: "accent", arms: [[3, 24, 8, 18]] },
  );
  person(
    pen,
    { x: 406, y, height: 29, mirror: true },
    { skin: "deep", top: "leaf", long: true },
  );
  boxes(pen, [[420, y, 10, 10]], "accent");
  boxes(pen, [[424, y + 10, 9, 9]], "ridge2");
}

/** Neighbors at a long table. */
function supper(pen: Pen) {
  pen.rect(hall, 0, wing - hall, upper, "lit");
  for (const x of [226, 308, 390]) pendant(pen, x, upper, 16);
  for (const [x, skin, top, long] of [
    [212, "tan", "ridge2", false],
    [248, "deep", "pale", true],
    [284, "fair", "accent", false],
    [320, "brown", "ridge3", false],
    [356, "tan", "leaf", true],
    [392, "deep", "ridge2", false],
  ] as const)
    person(
      pen,
      { x, y: 35, height: 48, mirror: x > 300 },
      { skin, top, long, pose: "sit", arms: [[3, 23, 11, 20]] },
    );
  boxes(pen, [
    [196, 34, 216, 6],
    [206, 4, 6, 30],
    [300, 4, 6, 30],
    [396, 4, 6, 30],
  ]);
  pen.path(
    "M198 34H410V24L396 18L382 24L368 18L354 24L340 18L326 24L312 18L298 24L284 18L270 24L256 18L242 24L228 18L214 24L198 18z",
    "pale",
  );
  boxes(
    pen,
    [222, 258, 294, 332, 366].map((x) => [x, 40, 13, 3]),
    "ridge2",
  );
  door(pen, [418, 4, 16, 66]);
}

function kitchen(pen: Pen) {
  pen.rect(wing, 0, 84, 122, "pale");
  boxes(pen, [[wing + 30, 4, 44, 38]]);
  boxes(pen, [[wing + 35, 9, 34, 18]], "steel");
  clumps(
    pen,
    [wing + 40, 35, 2.2, wing + 52, 35, 2.2, wing + 64, 35, 2.2],
    "accent",
  );
  // The pot that boils over.
  boxes(
    pen,
    [
      [wing + 38, 42, 28, 20],
      [wing + 35, 60, 34, 3],
    ],
    "ridge2",
  );
  clumps(
    pen,
    [
      wing + 46,
      68,
      5,
      wing + 55,
      71,
      6,
      wing + 64,
      68,
      4,
      wing + 69,
      60,
      3.5,
      wing + 70,
      52,
      3,
    ],
    "skyTop",
  );
  pen.path(
    `M${wing + 30} 112H${wing + 78}L${wing + 70} 88H${wing + 38}z`,
    "steel",
  );
  person(
    pen,
    { x: wing + 17, y: 4, height: 52 },
    {
      skin: "deep",
      top: "leaf",
      hat: "pale",
      arms: [
        [3, 24, 9, 28],
        [3, 22, 6, 30],
      ],
    },
  );
}

function pantry(pen: Pen) {
  pen.rect(wing + 84, 0, end - wing - 84, 122, "steel");
  const [x, width] = [wing + 92, 48];
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = 12 + shelf * 22;
    boxes(pen, [[x, y, width, 3]]);
    const jars: [number, number, number, number][] = [];
    const boxed: [number, number, number, number][] = [];
    for (let index = 0; index < 4; index++)
      ((index + shelf) % 3 === 0 ? boxed : jars).push([
        x + 2 + index * 11.5,
        y + 3,
        (index + shelf) % 3 === 0 ? 10 : 7,
        (index + shelf) % 3 === 0 ? 13 : 10,
      ]);
    boxes(pen, jars, shelf % 2 ? "lit" : "ridge1");
    boxes(pen, boxed, "accent");
  }
  boxes(pen, [
    [x - 2, 4, 3, 88],
    [x + width - 1, 4, 3, 88],
  ]);
}

function section(pen: Pen) {
  boxes(pen, [
    [tower - 6, -6, end - tower + 12, 10],
    [tower - 5, 0, 9, 200],
    [tower - 5, 100, hall - tower + 10, 8],
    [tower - 5, 192, hall - tower + 10, 8],
    [hall - 4, 0, 8, 200],
    [hall, upper - 4, wing - hall, 8],
    [middle - 3, upper, 6, ridge - upper],
    [wing - 4, 0, 8, eaves],
    [wing + 81, 78, 6, 48],
    [end - 4, 74, 8, 46],
  ]);
  strokes(
    pen,
    [
      [hall, eaves - 6, middle, ridge + 2, wing + 16, eaves - 22],
      [wing, 142, end + 12, 116],
    ],
    10,
    "ink",
  );
  pen.path(`M${wing} 142V118H${end}L${end} 120z`, "ink");
}
