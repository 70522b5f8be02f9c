import { cloud, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { door, pendant, pixels, potPlant, standingLamp } from "../interiors.ts";
import type { Color } from "../palette.ts";
import { boxes, clumps, lamp, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { car } from "../vehicles.ts";

const [left, shaft, units, right] = [186, 350, 404, 568];
const [ground, story, stories] = [92, 62, 4];
const roof = ground + story * stories;
const room = (shaft - left) / 2;

export const realEstateCutaway: Cutaway = {
  subject:
    "an apartment block opened: homes on four floors, a stuck elevator, lobby, parking and a roof in hail",
  hour: "sunrise",
  seed: 903,
  ...pixels,
  ground: false,
  sun: { x: 0.13, y: 0.42, radius: 0.1 },
  pins: {
    roof: { dot: [530, 348], badge: [85, 29] },
    unit: { dot: [536, 184], badge: [85, 52] },
    elevator: { dot: [377, 369], badge: [51.2, 13] },
    lobby: { dot: [240, 26], badge: [34.5, 90.5] },
    parking: { dot: [492, 14], badge: [65.5, 90.5] },
  },
  draw(pen, _crop, view) {
    hail(pen);
    tree(pen, { x: 92, width: 104, height: 150, seed: 7 });
    tree(pen, { x: 716, width: 92, height: 132, seed: 12 });
    lamp(pen, 622, 92);
    soil(pen, view, 47);
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 6]], "pale");
    homes(pen);
    elevator(pen);
    lobby(pen);
    parking(pen);
    section(pen);
    roofTop(pen);
    car(pen, { x: 646, y: 2, scale: 0.68 }, "accent", "skyTop");
    shrubs(pen, 20, 160, { y: 2, size: 9, seed: 8 });
  },
};

function hail(pen: Pen) {
  cloud(pen, { x: 560, y: 438, width: 150 }, "steel");
  cloud(pen, { x: 652, y: 422, width: 110 }, "ridge2");
  const stones: number[] = [];
  for (const [x, y] of [
    [478, 412],
    [504, 384],
    [522, 424],
    [540, 396],
    [560, 414],
    [574, 376],
    [592, 402],
    [496, 358],
    [556, 362],
    [612, 420],
    [516, 404],
    [584, 358],
  ] as const)
    stones.push(x, y, 3.4);
  clumps(pen, stones, "pale");
}

/** What is in each room, from the lowest floor up; a home has two rooms, and two homes are on a floor. */
const plan: readonly (readonly Room[])[] = [
  [cooking, livingLate, asleep, living],
  [asleep, bath, living, burning],
  [living, cooking, asleep, bath],
  [painted, asleep, livingLate, leaking],
];
type Room = (pen: Pen, seed: number) => void;

function homes(pen: Pen) {
  plan.forEach((rooms, floor) =>
    rooms.forEach((draw, index) =>
      pen.group(
        {
          x: (index < 2 ? left : units) + (index % 2) * room,
          y: ground + floor * story + 4,
        },
        () => draw(pen, floor + index),
      ),
    ),
  );
}

const back = (pen: Pen, color: Color) => pen.rect(0, -4, room, story, color);

function sofa(pen: Pen, color: Color) {
  pen.path(
    "M10 4V22C10 26 16 26 16 22V14H46V22C46 26 52 26 52 22V4zM16 16H46V28C46 30 44 30 42 30H20C18 30 16 30 16 28z",
    color,
  );
  boxes(pen, [
    [13, 0, 3, 4],
    [46, 0, 3, 4],
  ]);
}

function living(pen: Pen, seed: number) {
  back(pen, "lit");
  pen.rect(20, 36, 24, 14, "ridge1");
  pen.path("M22 38h20v3l-6 5l-6-4l-4 2l-4-4z", "pale");
  person(
    pen,
    { x: 30, y: 13, height: 40 },
    {
      skin: (["tan", "deep", "brown"] as const)[seed % 3]!,
      top: "accent",
      long: seed % 2 === 0,
      pose: "sit",
      arms: [[3, 23, 9, 18]],
    },
  );
  pen.path(
    "M10 4V20C10 24 15 24 15 20V13H47V20C47 24 52 24 52 20V4z",
    "ridge2",
  );
  standingLamp(pen, { x: 66, scale: 0.8 }, 41);
}

function livingLate(pen: Pen) {
  back(pen, "lit");
  sofa(pen, "leaf");
  potPlant(pen, 66, 0, 32);
  pen.rect(18, 36, 26, 15, "skyTop");
  strokes(pen, [[31, 36, 31, 51]], 1.6, "ink");
}

function cooking(pen: Pen) {
  back(pen, "pale");
  boxes(
    pen,
    [
      [8, 0, 40, 22],
      [6, 22, 44, 3],
    ],
    "ridge2",
  );
  boxes(pen, [[8, 38, 40, 14]], "ridge1");
  strokes(pen, [[28, 38, 28, 52]], 1.6, "pale");
  boxes(pen, [[16, 25, 14, 7]]);
  boxes(pen, [[56, 0, 20, 42]], "steel");
  strokes(
    pen,
    [
      [56, 26, 76, 26],
      [60, 30, 60, 36],
      [60, 14, 60, 20],
    ],
    1.6,
    "pale",
  );
}

function asleep(pen: Pen) {
  back(pen, "steel");
  boxes(pen, [
    [8, 0, 4, 28],
    [10, 5, 52, 4],
    [58, 0, 4, 7],
  ]);
  pen.rect(12, 9, 47, 8, "ridge1");
  pen.rect(13, 16, 13, 6, "pale", 3);
  pen.rect(28, 9, 31, 10, "ridge3");
  pen.rect(40, 28, 24, 20, "ridge3");
  strokes(
    pen,
    [
      [52, 28, 52, 48],
      [40, 38, 64, 38],
    ],
    1.6,
    "steel",
  );
}

function bath(pen: Pen) {
  back(pen, "skyTop");
  pen.path("M8 20H58C57 8 53 4 47 4H19C13 4 9 8 8 20z", "pale");
  pen.rect(6, 19, 54, 3, "ridge2");
  boxes(
    pen,
    [
      [16, 0, 4, 4],
      [46, 0, 4, 4],
    ],
    "steel",
  );
  pen.path(
    "M12 22V54H36V22C33 26 30 22 28 25C25 22 22 26 20 22C17 26 14 24 12 22z",
    "accent",
  );
  pen.rect(62, 26, 14, 20, "ridge1", 6);
}

/** A home that burns: the only room in flames. */
function burning(pen: Pen) {
  back(pen, "ink");
  boxes(
    pen,
    [
      [8, 0, 44, 22],
      [58, 0, 18, 40],
    ],
    "steel",
  );
  pen.path(
    "M14 22C6 34 18 38 16 50C28 46 28 36 32 44C36 52 34 56 34 57C48 52 50 40 44 34C52 36 54 28 48 22z",
    "accent",
  );
  pen.path(
    "M22 22C16 30 26 34 24 40C34 38 34 46 36 46C42 40 42 32 38 22z",
    "lit",
  );
  clumps(pen, [62, 48, 7, 72, 50, 6, 52, 52, 5], "steel");
}

/** Between two tenants: a ladder, fresh paint. */
function painted(pen: Pen) {
  back(pen, "pale");
  boxes(pen, [[0, 12, 46, 42]], "ridge1");
  strokes(
    pen,
    [
      [44, 0, 54, 42, 64, 0],
      [48, 14, 60, 14],
      [50, 27, 57, 27],
    ],
    2.4,
    "ink",
  );
  person(
    pen,
    { x: 26, y: 0, height: 42, mirror: true },
    {
      skin: "brown",
      top: "pale",
      hat: "accent",
      arms: [[3, 24, 6, 31, 12, 35]],
    },
  );
  boxes(pen, [[66, 0, 11, 12]], "accent");
}

/** The hail came through: drops and a bucket. */
function leaking(pen: Pen) {
  asleep(pen);
  pen.curve("M66 52V46M74 54V46M70 42V36M74 30V24", 2.2, "skyTop");
  pen.path("M63 0H77L79 14H61z", "accent");
}

function elevator(pen: Pen) {
  pen.rect(shaft, 0, units - shaft, roof, "steel");
  const cab = ground + 2 * story + 26;
  for (let floor = 0; floor <= stories; floor++) {
    const y = floor === 0 ? 4 : ground + (floor - 1) * story + 4;
    boxes(pen, [[shaft + 9, y, 36, 46]], "ridge3");
    strokes(pen, [[shaft + 27, y, shaft + 27, y + 46]], 1.6, "steel");
  }
  strokes(
    pen,
    [
      [shaft + 18, cab + 52, shaft + 18, roof + 26],
      [shaft + 36, cab + 52, shaft + 36, roof + 26],
    ],
    2,
    "ink",
  );
  boxes(pen, [[shaft + 4, cab - 4, 46, 60]]);
  pen.rect(shaft + 8, cab, 38, 50, "lit");
  person(
    pen,
    { x: shaft + 20, y: cab, height: 42 },
    { skin: "deep", top: "ridge2", arms: [[3, 24, 8, 29, 8, 34]] },
  );
  person(
    pen,
    { x: shaft + 36, y: cab, height: 40, mirror: true },
    { skin: "fair", top: "accent", long: true },
  );
}

/** Owners meet in the lobby; one of them has the floor. */
function lobby(pen: Pen) {
  pen.rect(left, 0, shaft - left, ground, "lit");
  door(pen, [left + 8, 4, 26, 66]);
  pen.rect(left + 13, 30, 16, 34, "skyTop");
  let mail = "";
  for (let index = 0; index < 12; index++)
    mail += `M${left + 110 + (index % 4) * 11} ${48 + Math.floor(index / 4) * 10}h9v8h-9z`;
  boxes(pen, [[left + 107, 45, 48, 33]]);
  pen.path(mail, "ridge1");
  pendant(pen, left + 72, ground, 12);
  person(
    pen,
    { x: left + 54, y: 4, height: 50 },
    {
      skin: "tan",
      top: "ridge3",
      arms: [
        [3, 24, 11, 29],
        [3, 24, 9, 19],
      ],
    },
  );
  for (const [x, skin, top, long] of [
    [96, "deep", "accent", true],
    [118, "fair", "ridge2", false],
    [140, "brown", "leaf", true],
  ] as const) {
    person(
      pen,
      { x: left + x, y: 18, height: 46, mirror: true },
      { skin, top, long, pose: "sit" },
    );
    boxes(pen, [
      [left + x - 8, 14, 16, 5],
      [left + x + 6, 4, 3, 32],
      [left + x - 8, 4, 3, 12],
    ]);
  }
}

/** Cars under the building, one lamp that works, somebody behind a column. */
function parking(pen: Pen) {
  pen.rect(units, 0, right - units, ground, "ridge3");
  pen.path(
    `M${units + 40} 80L${units + 10} 4H${units + 78}L${units + 50} 80z`,
    "lit",
  );
  boxes(pen, [[units + 38, 80, 14, 6]]);
  boxes(pen, [[units + 114, 80, 14, 6]], "steel");
  person(
    pen,
    { x: units + 112, y: 4, height: 50, mirror: true },
    { skin: "tan", top: "ink", hat: "ink", arms: [[3, 24, 7, 17]] },
  );
  boxes(pen, [[units + 116, 0, 12, ground]]);
  person(
    pen,
    { x: units + 88, y: 4, height: 47, mirror: true },
    { skin: "brown", top: "accent", long: true, arms: [[3, 24, 8, 19]] },
  );
  car(pen, { x: units + 44, y: 4, scale: 0.54 }, "pale", "skyTop");
}

function section(pen: Pen) {
  const walls: [number, number, number, number][] = [
    [left - 6, -6, right - left + 12, 10],
    [left - 5, 70, 9, roof - 66],
    [right - 4, 74, 9, roof - 70],
    [shaft - 4, 0, 8, roof + 8],
    [units - 4, 0, 8, roof + 8],
    [left - 6, roof - 3, right - left + 12, 9],
  ];
  for (let floor = 0; floor < stories; floor++) {
    const y = ground + floor * story - 4;
    walls.push(
      [left - 5, y, shaft - left + 5, 8],
      [units, y, right - units + 5, 8],
    );
    // The balcony, and the wall between a home's rooms, with a door in it.
    walls.push(
      [left - 34, y + 2, 30, 5],
      [left + room - 2, y + 44, 4, 22],
      [units + room - 2, y + 44, 4, 22],
    );
  }
  boxes(pen, walls);
  let rails = "";
  for (let floor = 0; floor < stories; floor++)
    rails += `M${left - 33} ${ground + floor * story + 24}h29m-29 0v-20m7 20v-20m7 20v-20m7 20v-20`;
  pen.curve(rails, 1.8, "ink");
  for (const floor of [1, 3])
    clumps(
      pen,
      [0, 1, 2].flatMap((index) => [
        left - 28 + index * 8,
        ground + floor * story + 27,
        5,
      ]),
      "leaf",
    );
}

function roofTop(pen: Pen) {
  const y = roof + 6;
  boxes(pen, [
    [left - 6, y, 9, 14],
    [right - 4, y, 9, 14],
    [shaft - 8, y, units - shaft + 16, 46],
  ]);
  boxes(pen, [[shaft - 12, y + 44, units - shaft + 24, 6]], "steel");
  pen.rect(shaft, y, units - shaft, 38, "lit");
  pen.circle(shaft + 27, y + 22, 13, "ridge2");
  pen.circle(shaft + 27, y + 22, 4, "ink");
  boxes(pen, [[shaft + 12, y, 30, 8]]);
  // Rooftop units; old roofing in patches, with hailstones on it.
  boxes(
    pen,
    [
      [left + 26, y, 46, 26],
      [left + 94, y, 30, 20],
    ],
    "steel",
  );
  pen.circle(left + 40, y + 13, 9, "ridge1");
  strokes(
    pen,
    [
      [left + 56, y + 6, left + 66, y + 6],
      [left + 56, y + 13, left + 66, y + 13],
      [left + 56, y + 20, left + 66, y + 20],
    ],
    2,
    "ridge1",
  );
  boxes(
    pen,
    [
      [units + 24, y, 34, 4],
      [units + 84, y, 46, 4],
    ],
    "accent",
  );
  clumps(
    pen,
    [
      units + 18,
      y + 3,
      3.4,
      units + 66,
      y + 3,
      3.4,
      units + 74,
      y + 3,
      3.4,
      units + 140,
      y + 3,
      3.4,
      units + 148,
      y + 3,
      3.4,
    ],
    "pale",
  );
}
