import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { pendant, pixels, potPlant, screen } from "../interiors.ts";
import type { Color } from "../palette.ts";
import { awning, boxes, lamp, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { tree } from "../plants.ts";
import { car, cyclist } from "../vehicles.ts";

const [salon, store, cleaner, end] = [86, 240, 436, 552];
const [lintel, upper] = [124, 152];
const roofs = { salon: 256, store: 302, cleaner: 240 };

export const retailServiceCutaway: Cutaway = {
  subject:
    "a row of shops opened: salon, boutique and dry cleaner, rooms above them, and the street",
  hour: "sunrise",
  seed: 904,
  ...pixels,
  ground: false,
  sun: { x: 0.8, y: 0.36, radius: 0.1 },
  pins: {
    "stock-room": { dot: [318, 190], badge: [43.5, 15] },
    salon: { dot: [162, 16], badge: [24.3, 90.5] },
    counter: { dot: [372, 18], badge: [50.5, 90.5] },
    "customers-goods": { dot: [508, 44], badge: [67.5, 90.5] },
    street: { dot: [648, 11], badge: [84.8, 90.5] },
  },
  draw(pen, _crop, view) {
    tree(pen, { x: 28, width: 96, height: 138, seed: 9 });
    soil(pen, view, 49);
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 6]], "pale");
    lamp(pen, 588, 104, 2);
    hairSalon(pen);
    boutique(pen);
    dryCleaner(pen);
    studio(pen);
    stockRoom(pen);
    office(pen);
    section(pen);
    signs(pen);
    car(pen, { x: 624, y: 2, scale: 0.66 }, "pale", "skyTop");
    cyclist(pen, { x: 712, y: 2, scale: 1.05 }, "accent");
  },
};

function hairSalon(pen: Pen) {
  pen.rect(salon, 0, store - salon, lintel, "lit");
  pen.group({ x: salon, y: 4 }, () => {
    pen.rect(24, 46, 28, 42, "skyTop", 13);
    pen.rect(96, 46, 28, 42, "skyTop", 13);
    boxes(pen, [
      [16, 38, 44, 4],
      [88, 38, 44, 4],
      [20, 0, 4, 38],
      [128, 0, 4, 38],
    ]);
    boxes(
      pen,
      [
        [26, 42, 5, 10],
        [46, 42, 5, 8],
        [92, 42, 5, 11],
        [122, 42, 5, 8],
      ],
      "accent",
    );
    // The empty chair.
    boxes(pen, [
      [110, 0, 20, 3],
      [118, 0, 4, 16],
      [106, 15, 26, 6],
      [128, 20, 5, 22],
    ]);
  });
  // A customer under a cape, with color in her hair.
  boxes(pen, [
    [salon + 66, 4, 20, 3],
    [salon + 74, 4, 4, 16],
    [salon + 62, 19, 28, 6],
    [salon + 60, 22, 5, 28],
  ]);
  person(
    pen,
    { x: salon + 76, y: 27, height: 50 },
    { skin: "fair", top: "ridge2", hair: "accent", long: true, pose: "sit" },
  );
  pen.path(
    `M${salon + 65} 22H${salon + 95}L${salon + 84} 50H${salon + 70}z`,
    "ridge2",
  );
  person(
    pen,
    { x: salon + 50, y: 4, height: 56 },
    { skin: "deep", top: "pale", arms: [[3, 24, 9, 27, 14, 31]] },
  );
}

function garments(
  pen: Pen,
  list: readonly (readonly [x: number, y: number, color: Color])[],
) {
  for (const [x, y, color] of list)
    pen.path(
      `M${x - 9} ${y - 34}L${x - 7} ${y - 10}L${x - 9} ${y - 13}L${x - 12} ${y - 10}L${x - 5} ${y}H${x + 5}L${x + 12} ${y - 10}L${x + 9} ${y - 13}L${x + 7} ${y - 10}L${x + 9} ${y - 34}z`,
      color,
    );
}

function boutique(pen: Pen) {
  pen.rect(store, 0, cleaner - store, lintel, "pale");
  pendant(pen, store + 48, lintel - 20, 4);
  pendant(pen, store + 132, lintel - 20, 4);
  // A rail of dresses, and shelves.
  strokes(
    pen,
    [[store + 14, 4, store + 14, 64, store + 84, 64, store + 84, 4]],
    3,
    "ink",
  );
  garments(pen, [
    [store + 28, 62, "ridge2"],
    [store + 46, 62, "accent"],
    [store + 64, 62, "leaf"],
  ]);
  pen.path(`M${store + 18} 4h20v10h-20zM${store + 58} 4h20v8h-20z`, "ridge1");
  // The counter with its till, whose drawer is open.
  person(
    pen,
    { x: store + 118, y: 6, height: 54 },
    { skin: "tan", top: "ridge3", arms: [[3, 24, 10, 24]] },
  );
  boxes(pen, [
    [store + 104, 4, 60, 30],
    [store + 100, 33, 68, 5],
  ]);
  pen.rect(store + 104, 22, 60, 4, "accent");
  boxes(pen, [[store + 132, 38, 24, 7]], "lit");
  boxes(pen, [[store + 130, 45, 26, 10]], "steel");
  boxes(pen, [[store + 138, 55, 14, 9]], "ridge1");
  person(
    pen,
    { x: store + 182, y: 4, height: 52, mirror: true },
    { skin: "brown", top: "leaf", long: true, arms: [[3, 24, 6, 16]] },
  );
  boxes(pen, [[store + 167, 8, 13, 17]], "accent");
}

function dryCleaner(pen: Pen) {
  pen.rect(cleaner, 0, end - cleaner, lintel, "skyTop");
  boxes(pen, [[cleaner + 4, 88, end - cleaner - 8, 3]]);
  strokes(
    pen,
    [28, 50, 72, 94].map((x) => [cleaner + x, 88, cleaner + x, 80]),
    1.8,
    "ink",
  );
  garments(pen, [
    [cleaner + 28, 81, "ridge3"],
    [cleaner + 50, 81, "leaf"],
    [cleaner + 72, 81, "accent"],
    [cleaner + 94, 81, "ridge2"],
  ]);
  // The one that was scorched.
  pen.path(`M${cleaner + 66} 52l4 11l4 -4l5 6l-1 -14z`, "ink");
  boxes(pen, [[cleaner + 10, 4, 38, 38]], "ridge1");
  pen.circle(cleaner + 29, 22, 12, "ink");
  pen.circle(cleaner + 29, 22, 8, "lit");
  boxes(pen, [[cleaner + 14, 37, 14, 2.5]]);
  person(
    pen,
    { x: cleaner + 92, y: 4, height: 46, mirror: true },
    { skin: "fair", top: "pale", arms: [[3, 24, 9, 30, 11, 35]] },
  );
}

function studio(pen: Pen) {
  pen.rect(salon, upper, store - salon, roofs.salon - upper, "skyLow");
  boxes(pen, [[salon + 22, upper + 20, 112, 68]], "skyTop");
  boxes(pen, [[salon + 8, upper + 36, 140, 3]]);
  for (const [x, skin, top, mirror] of [
    [40, "brown", "accent", false],
    [80, "fair", "ridge3", false],
    [118, "deep", "leaf", true],
  ] as const)
    person(
      pen,
      { x: salon + x, y: upper + 4, height: 44, mirror },
      { skin, top, pose: "walk", long: x > 60, arms: [[3, 25, 8, 32, 5, 39]] },
    );
}

/** Shelves of cartons, a gap in them, and the one who made it. */
function stockRoom(pen: Pen) {
  pen.rect(store, upper, cleaner - store, roofs.store - upper, "steel");
  const cartons: [number, number, number, number][] = [];
  const pale: [number, number, number, number][] = [];
  for (let shelf = 0; shelf < 4; shelf++)
    for (let index = 0; index < 5; index++) {
      if (shelf === 1 && index > 1) continue;
      ((index * 2 + shelf) % 3 ? cartons : pale).push([
        store + 15 + index * 17,
        upper + 11 + shelf * 30,
        15,
        12 + ((index + shelf) % 3) * 4,
      ]);
    }
  boxes(pen, cartons, "accent");
  boxes(pen, pale, "ridge1");
  boxes(pen, [
    ...[0, 1, 2, 3].map((shelf): [number, number, number, number] => [
      store + 12,
      upper + 8 + shelf * 30,
      90,
      3,
    ]),
    [store + 11, upper, 3, 126],
    [store + 101, upper, 3, 126],
  ]);
  // The window that was forced.
  pen.rect(store + 146, upper + 38, 36, 52, "skyTop");
  pen.path(
    `M${store + 146} ${upper + 90}V${upper + 66}L${store + 156} ${upper + 74}L${store + 160} ${upper + 60}L${store + 170} ${upper + 72}L${store + 182} ${upper + 58}V${upper + 90}z`,
    "ridge3",
  );
  person(
    pen,
    { x: store + 130, y: upper + 4, height: 50 },
    {
      skin: "tan",
      top: "ink",
      hat: "ink",
      pose: "walk",
      arms: [[3, 24, 10, 21]],
    },
  );
  boxes(pen, [[store + 136, upper + 26, 19, 15]], "accent");
}

function office(pen: Pen) {
  pen.rect(cleaner, upper, end - cleaner, roofs.cleaner - upper, "lit");
  const y = upper + 4;
  boxes(pen, [
    [cleaner + 44, y + 21, 50, 4],
    [cleaner + 48, y, 4, 21],
    [cleaner + 86, y, 4, 21],
    [cleaner + 22, y, 20, 11],
    [cleaner + 20, y, 4, 32],
  ]);
  person(
    pen,
    { x: cleaner + 32, y: y + 12, height: 46 },
    {
      skin: "deep",
      top: "ridge2",
      long: true,
      pose: "sit",
      arms: [[3, 23, 12, 20]],
    },
  );
  screen(pen, cleaner + 70, y + 25, 0.9);
  potPlant(pen, cleaner + 103, y, 30);
}

function section(pen: Pen) {
  boxes(pen, [
    [salon - 6, -6, end - salon + 12, 10],
    [salon - 6, lintel, end - salon + 12, upper - lintel + 4],
    [salon - 6, 0, 8, roofs.salon],
    [store - 4, 0, 8, roofs.store],
    [cleaner - 4, 0, 8, roofs.store],
    [end - 2, 0, 8, roofs.cleaner],
    // Roofs, each with its own cornice.
    [salon - 10, roofs.salon - 4, store - salon + 10, 9],
    [salon + 40, roofs.salon, 74, 20],
    [store - 10, roofs.store - 4, cleaner - store + 20, 12],
    [cleaner + 4, roofs.cleaner - 4, end - cleaner + 8, 9],
    [cleaner + 92, roofs.cleaner, 16, 34],
  ]);
  pen.circle(salon + 77, roofs.salon + 20, 24, "ink");
  pen.circle(salon + 77, roofs.salon + 20, 15, "lit");
  strokes(
    pen,
    [
      [
        salon + 77,
        roofs.salon + 30,
        salon + 77,
        roofs.salon + 20,
        salon + 84,
        roofs.salon + 20,
      ],
    ],
    2,
    "ink",
  );
  // The cooling unit, and a skylight.
  boxes(pen, [[cleaner + 24, roofs.cleaner + 5, 44, 24]], "steel");
  pen.circle(cleaner + 38, roofs.cleaner + 17, 8, "ridge1");
  strokes(
    pen,
    [
      [cleaner + 52, roofs.cleaner + 12, cleaner + 63, roofs.cleaner + 12],
      [cleaner + 52, roofs.cleaner + 19, cleaner + 63, roofs.cleaner + 19],
    ],
    2,
    "ridge1",
  );
  pen.path(`M${store + 118} ${roofs.store + 8}h56l-10 18h-36z`, "ridge1");
}

/** A sign for each shop on the band above it, and an awning. */
function signs(pen: Pen) {
  const y = lintel + 16;
  pen.rect(salon + 12, y - 10, store - salon - 24, 20, "ridge2", 3);
  pen.rect(store + 12, y - 10, cleaner - store - 24, 20, "accent", 3);
  pen.rect(cleaner + 12, y - 10, end - cleaner - 24, 20, "leaf", 3);
  // Scissors, a dress, a hanger.
  const [a, b, c] = [
    (salon + store) / 2,
    (store + cleaner) / 2,
    (cleaner + end) / 2,
  ];
  pen.curve(
    `M${a - 6} ${y - 3}L${a + 14} ${y + 6}M${a - 6} ${y + 3}L${a + 14} ${y - 6}M${a - 7} ${y + 4}a3.500 3.500 0 1 0 -6 3a3.500 3.500 0 1 0 6 -3M${a - 7} ${y - 4}a3.500 3.500 0 1 1 -6 -3a3.500 3.500 0 1 1 6 3`,
    2,
    "lit",
  );
  pen.path(
    `M${b - 10} ${y - 8}H${b + 10}L${b + 3} ${y + 1}L${b + 5} ${y + 8}H${b + 2}L${b} ${y + 5}L${b - 2} ${y + 8}H${b - 5}L${b - 3} ${y + 1}z`,
    "lit",
  );
  pen.curve(
    `M${c} ${y + 2}L${c - 13} ${y - 6}H${c + 13}L${c} ${y + 2}V${y + 5}a2.500 2.500 0 1 1 -3 2`,
    2,
    "lit",
  );
  awning(pen, [salon + 2, lintel + 2, store - salon - 8, 14], {
    stripes: 9,
    flare: 0,
    colors: ["pale", "ridge2"],
  });
  awning(pen, [store + 5, lintel + 2, cleaner - store - 10, 14], {
    stripes: 11,
    flare: 0,
  });
  awning(pen, [cleaner + 5, lintel + 2, end - cleaner - 8, 14], {
    stripes: 7,
    flare: 0,
    colors: ["leaf", "pale"],
  });
}
