import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { pallet, pixels, screen } from "../interiors.ts";
import { boxes, clumps, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs } from "../plants.ts";
import { boxTruck } from "../vehicles.ts";

const [boiler, hall, booth, dock, end] = [74, 226, 446, 534, 620];
const [upper, eaves] = [112, 210];

export const manufacturingCutaway: Cutaway = {
  subject:
    "a plant with its wall taken off: boiler, press line, welding booth, office and loading dock",
  hour: "sunrise",
  seed: 901,
  ...pixels,
  ground: false,
  sun: { x: 0.86, y: 0.38, radius: 0.1 },
  pins: {
    power: { dot: [36, 230], badge: [10.5, 21] },
    boiler: { dot: [194, 20], badge: [27.5, 90.5] },
    press: { dot: [302, 20], badge: [42.3, 90.5] },
    welding: { dot: [497, 18], badge: [65.3, 90.5] },
    dock: { dot: [607, 50], badge: [80.3, 90.5] },
  },
  draw(pen, _crop, view) {
    powerLine(pen, view.left);
    soil(pen, view, 43);
    boilerHouse(pen);
    pressHall(pen);
    weldingBooth(pen);
    office(pen);
    loadingDock(pen, view.right);
    section(pen);
    boxes(pen, [[view.left - 5, -4, boiler - view.left, 6]], "steel");
    shrubs(pen, view.left, 10, { y: 2, size: 9, seed: 4 });
  },
};

/** A pole with its transformer; the wires go to the boiler house and out of the picture. */
function powerLine(pen: Pen, edge: number) {
  const left = edge - 10;
  strokes(pen, [[20, 0, 20, 286]], 7, "ink");
  boxes(pen, [
    [-14, 268, 68, 6],
    [-6, 248, 52, 5],
  ]);
  boxes(
    pen,
    [
      [-12, 274, 5, 8],
      [47, 274, 5, 8],
      [18, 284, 5, 8],
    ],
    "pale",
  );
  pen.rect(26, 210, 20, 34, "steel", 4);
  boxes(pen, [
    [22, 216, 6, 4],
    [22, 234, 6, 4],
  ]);
  pen.curve("M31 244V250M41 244V250", 2.4, "pale");
  const mast = boiler + 18;
  strokes(
    pen,
    [
      [mast, 150, mast, 184],
      [mast - 10, 182, mast + 10, 182],
    ],
    4,
    "ink",
  );
  pen.curve(
    `M49 282Q62 214 ${mast + 8} 184M21 292Q48 214 ${mast} 184M-9 282Q${left / 2} 262 ${left} 266M20 292Q${left / 2} 268 ${left} 276M49 282Q10 256 ${left} 256`,
    1.8,
    "ink",
  );
}

function boilerHouse(pen: Pen) {
  const [x, width] = [boiler, hall - boiler];
  // The stack, behind.
  pen.path(`M${x + 30} 140L${x + 33} 322H${x + 51}L${x + 54} 140z`, "ink");
  pen.path(`M${x + 32} 288H${x + 52}V304H${x + 32}z`, "accent");
  boxes(pen, [[x + 29, 320, 26, 6]]);
  clumps(
    pen,
    [
      x + 52,
      338,
      8,
      x + 68,
      346,
      11,
      x + 88,
      352,
      13,
      x + 110,
      356,
      10,
      x + 127,
      358,
      6,
    ],
    "pale",
  );
  pen.rect(x, 0, width, 150, "steel");
  // The boiler: drum, fire door, flue.
  boxes(pen, [[x + 33, 70, 18, 78]]);
  pen.rect(x + 12, 18, 88, 60, "ridge1", 26);
  boxes(pen, [
    [x + 24, 0, 8, 24],
    [x + 80, 0, 8, 24],
    [x + 66, 19, 4, 58],
  ]);
  pen.circle(x + 40, 46, 18, "ink");
  pen.path(
    `M${x + 40} 64C${x + 24} 52 ${x + 24} 34 ${x + 40} 32C${x + 56} 34 ${x + 52} 50 ${x + 46} 54C${x + 45} 50 ${x + 43} 58 ${x + 40} 64z`,
    "accent",
  );
  pen.path(
    `M${x + 41} 52C${x + 34} 44 ${x + 34} 36 ${x + 40} 35C${x + 47} 36 ${x + 46} 44 ${x + 41} 52z`,
    "lit",
  );
  pen.circle(x + 84, 58, 6, "pale");
  strokes(pen, [[x + 84, 58, x + 87, 61]], 1.6, "ink");
  // The pipe that froze and burst, above the control cabinet.
  strokes(pen, [[x + 84, 77, x + 84, 118, x + 118, 118]], 6, "pale");
  strokes(pen, [[x + 130, 120, x + 152, 120]], 6, "pale");
  boxes(pen, [[x + 108, 0, 36, 70]], "ridge2");
  boxes(pen, [
    [x + 112, 36, 28, 28],
    [x + 125, 4, 2, 28],
  ]);
  clumps(pen, [x + 118, 57, 3, x + 126, 57, 3, x + 134, 57, 3], "accent");
  boxes(pen, [[x + 115, 41, 22, 8]], "lit");
  pen.curve(
    `M${x + 119} 116L${x + 115} 104M${x + 123} 114V96M${x + 128} 116L${x + 133} 102M${x + 117} 92L${x + 114} 82M${x + 124} 88V78M${x + 133} 92L${x + 137} 82`,
    2.6,
    "skyTop",
  );
  pen.path(`M${x + 98} 4C${x + 102} 8 ${x + 146} 8 ${x + 149} 4z`, "skyTop");
}

const teeth = 4;
const tooth = (dock - hall) / teeth;

function pressHall(pen: Pen) {
  let roof = `M${hall} 0V${eaves}`;
  for (let index = 0; index < teeth; index++)
    roof += `L${hall + index * tooth + 14} ${eaves + 48}L${hall + (index + 1) * tooth} ${eaves}`;
  pen.path(`${roof}V0z`, "lit");
  // Crane on its rail, with a die on the hook.
  boxes(pen, [
    [hall, 186, booth - hall, 6],
    [hall + 148, 176, 34, 12],
    [hall + 155, 192, 6, 5],
    [hall + 169, 192, 6, 5],
  ]);
  strokes(pen, [[hall + 165, 176, hall + 165, 132]], 2, "ink");
  pen.curve(`M${hall + 152} 116L${hall + 165} 132L${hall + 178} 116`, 2, "ink");
  boxes(pen, [[hall + 144, 100, 42, 16]], "ridge2");
  // The press: bed, columns, crown with a flywheel, ram and dies.
  const x = hall + 26;
  pen.circle(x + 6, 138, 26, "ridge2");
  pen.circle(x + 6, 138, 7, "ink");
  boxes(pen, [
    [x, 0, 88, 36],
    [x + 4, 30, 15, 104],
    [x + 69, 30, 15, 104],
    [x - 2, 118, 92, 40],
  ]);
  boxes(pen, [[x + 29, 88, 30, 31]], "accent");
  boxes(
    pen,
    [
      [x + 25, 77, 38, 12],
      [x + 23, 36, 42, 9],
    ],
    "steel",
  );
  boxes(pen, [[x + 23, 45, 42, 3]], "pale");
  // The crack in its crown.
  strokes(
    pen,
    [[x + 52, 158, x + 40, 146, x + 52, 132, x + 43, 118]],
    3.5,
    "lit",
  );
  pen.circle(x + 82, 167, 6, "accent");
  boxes(pen, [[x + 79, 158, 6, 5]]);
  // The line stands still: parts on rollers, two people at it.
  person(
    pen,
    { x: hall + 138, y: 4, height: 52, mirror: true },
    {
      skin: "brown",
      top: "ridge3",
      hat: "accent",
      arms: [[3, 24, 8, 29, 6, 34]],
    },
  );
  person(
    pen,
    { x: hall + 168, y: 4, height: 50, mirror: true },
    { skin: "fair", top: "accent", hat: "pale", arms: [[3, 24, 10, 22]] },
  );
  const line = x + 92;
  boxes(pen, [
    [line, 27, 94, 5],
    [line + 6, 0, 4, 27],
    [line + 44, 0, 4, 27],
    [line + 84, 0, 4, 27],
  ]);
  clumps(
    pen,
    [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
      line + 7 + index * 13.4,
      24,
      3.6,
    ]),
    "steel",
  );
  boxes(
    pen,
    [0, 1, 2].flatMap((index): [number, number, number, number][] => [
      [line + 4 + index * 32, 32, 20, 4],
      [line + 4 + index * 32, 32, 4, 13],
    ]),
    "ridge1",
  );
}

/** A torch, its sparks and the hood over it. */
function weldingBooth(pen: Pen) {
  pen.rect(booth, 0, dock - booth, upper, "steel");
  pen.path(
    `M${booth + 38} 112V92L${booth + 30} 76H${booth + 76}L${booth + 66} 92V112z`,
    "ridge1",
  );
  boxes(pen, [
    [booth + 36, 26, 40, 5],
    [booth + 40, 0, 4, 26],
    [booth + 68, 0, 4, 26],
  ]);
  boxes(pen, [[booth + 52, 31, 22, 8]], "ridge2");
  person(
    pen,
    { x: booth + 20, y: 4, height: 50 },
    { skin: "tan", top: "accent", hat: "ink", arms: [[3, 24, 13, 23, 21, 26]] },
  );
  pen.curve(
    `M${booth + 54} 41L${booth + 60} 52M${booth + 56} 40L${booth + 68} 48M${booth + 52} 42L${booth + 52} 54M${booth + 50} 38L${booth + 44} 48`,
    2.2,
    "lit",
  );
  pen.circle(booth + 53, 40, 4.5, "lit");
  // Embers in the dust on the floor.
  pen.path(
    `M${booth + 66} 4C${booth + 70} 12 ${booth + 82} 12 ${booth + 86} 4z`,
    "pale",
  );
  clumps(pen, [booth + 74, 8, 2, booth + 79, 7, 1.6], "accent");
}

function office(pen: Pen) {
  pen.rect(booth, upper, dock - booth, eaves - upper, "pale");
  const y = upper + 4;
  boxes(pen, [
    [booth + 36, y + 20, 44, 4],
    [booth + 40, y, 4, 20],
    [booth + 72, y, 4, 20],
  ]);
  person(
    pen,
    { x: booth + 24, y: y + 10, height: 44 },
    { skin: "deep", top: "ridge2", pose: "sit", arms: [[3, 23, 12, 20]] },
  );
  boxes(pen, [
    [booth + 14, y, 22, 10],
    [booth + 12, y, 4, 32],
  ]);
  screen(pen, booth + 58, y + 24);
  boxes(pen, [[booth + 38, y + 54, 38, 4]], "accent");
}

function loadingDock(pen: Pen, edge: number) {
  boxes(pen, [[end, -4, edge - end + 5, 6]], "steel");
  pen.rect(dock, 0, end - dock, 128, "pale");
  boxes(pen, [[dock, 0, end - dock + 8, 26]]);
  pallet(pen, dock + 8, 26, 2, 3, "ridge2");
  person(
    pen,
    { x: dock + 62, y: 26, height: 50 },
    { skin: "deep", top: "ridge3", arms: [[3, 24, 10, 18]] },
  );
  boxes(pen, [[dock + 68, 42, 18, 15]], "accent");
  boxTruck(pen, { x: end + 74, y: 2, scale: 1 }, "accent", "ridge2");
}

function section(pen: Pen) {
  const walls: [number, number, number, number][] = [
    [boiler - 6, -6, end - boiler + 12, 10],
    [boiler - 6, 0, 9, 152],
    [boiler - 12, 144, hall - boiler + 18, 9],
    [hall - 4, 0, 8, eaves + 4],
    [booth - 3, 58, 6, eaves - 58],
    [booth, upper - 3, dock - booth, 7],
    [dock - 4, 72, 8, eaves - 68],
    [hall, eaves - 3, dock - hall, 5],
    [dock, 124, end - dock + 10, 9],
    [end, 92, 7, 36],
  ];
  boxes(pen, walls);
  pen.path(`M${end - 6} 108H${end + 12}L${end + 18} 98H${end - 6}z`, "accent");
  const glass: number[][] = [];
  const roof: number[][] = [];
  for (let index = 0; index < teeth; index++) {
    const x = hall + index * tooth;
    roof.push([x, eaves, x + 14, eaves + 48, x + tooth, eaves]);
    glass.push([x + 4, eaves + 12, x + 11, eaves + 36]);
  }
  strokes(pen, roof, 8, "ink");
  strokes(pen, glass, 3.5, "skyTop");
}
