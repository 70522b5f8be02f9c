import { cloud } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { desk, pendant, shelves } from "../interiors.ts";
import { band, boxes, strokes, wheel } from "../parts.ts";
import { sequence, type Pen } from "../pen.ts";
import { person } from "../people.ts";
import { car } from "../vehicles.ts";

export const autoServiceCutaway: Cutaway = {
  subject:
    "a garage cut open: key board, lift, paint booth, cars under hail outside",
  hour: "sunrise",
  seed: 900,
  width: 681,
  height: 400,
  place: { cutaway: { size: 0.675 } },
  sun: { x: 0.17, y: 0.36, radius: 0.12 },
  ground: false,
  pins: {
    wheel: { dot: [-16, 22], badge: [9, 91] },
    keys: { dot: [136, 84], badge: [23.6, 91] },
    lift: { dot: [262, 112], badge: [39, 91] },
    oil: { dot: [412, -44], badge: [67, 91] },
    booth: { dot: [512, 290], badge: [66, 13] },
    hail: { dot: [640, 50], badge: [89, 91] },
  },
  draw(pen, _crop, view) {
    band(pen, view, 0, "ground");
    // Street on the left, yard on the right.
    boxes(
      pen,
      [
        [view.left - 5, -4, 140, 6],
        [572, -4, view.right - 567, 6],
      ],
      "steel",
    );
    // A car on its way out has lost its front wheel.
    car(
      pen,
      { x: 46, y: -0.5, scale: 0.8, mirror: true, turn: 5 },
      "ridge1",
      "pale",
      1,
    );
    wheel(pen, -17, 14, 12);
    strokes(
      pen,
      [
        [0, 26, 8, 34],
        [4, 16, 10, 20],
      ],
      2.5,
      "pale",
    );
    pen.group({ x: -28, y: 0 }, () => building(pen));
    // The yard in a hailstorm.
    car(pen, { x: 646, y: 2, scale: 0.95 }, "ridge1", "pale");
    pen.path("M626 48L631 44L636 50zM645 51L650 46L656 51z", "ink");
    strokes(pen, [[665, 46, 672, 41, 670, 47, 676, 45]], 1.5, "ink");
    cloud(pen, { x: 626, y: 300, width: 154 }, "steel");
    cloud(pen, { x: 678, y: 274, width: 121 }, "ridge1");
    hail(pen);
  },
};

function building(pen: Pen) {
  // Rooms.
  boxes(
    pen,
    [
      [132, 4, 106, 110],
      [244, 4, 180, 212],
    ],
    "lit",
  );
  pen.rect(132, 120, 106, 96, "steel");
  pen.rect(430, 4, 164, 212, "skyTop");
  office(pen);
  loft(pen);
  bay(pen);
  booth(pen);

  // Waste oil tank under the floor, with its filler in the bay.
  strokes(pen, [[404, 4, 404, -20]], 6, "steel");
  pen.rect(356, -76, 84, 56, "steel", 18);
  pen.path(
    "M362 -44H434V-54C434 -65 428 -70 420 -70H376C368 -70 362 -65 362 -54z",
    "ink",
  );
  strokes(pen, [[374, -36, 398, -36]], 3, "ridge2");
  pen.path(
    "M430 -72C438 -80 440 -88 436 -92C430 -96 420 -92 422 -84C423 -78 426 -74 430 -72z",
    "ink",
  );

  // The section: slabs, walls, roof with its parapet.
  boxes(
    pen,
    [
      [124, -5, 478, 9],
      [124, 214, 478, 9],
      [124, 0, 8, 238],
      [594, 0, 8, 238],
      [238, 0, 6, 218],
      [424, 0, 6, 218],
      [128, 114, 112, 6],
    ],
    "ink",
  );
  // Roof: sign with a wrench, air handler, exhaust of the booth.
  strokes(
    pen,
    [
      [186, 220, 186, 246],
      [226, 220, 226, 246],
    ],
    3,
    "ink",
  );
  pen.circle(206, 270, 34, "ink");
  pen.circle(206, 270, 29, "accent");
  pen.group({ x: 206, y: 270, scale: 1.7, turn: -38 }, () =>
    pen.path(
      "M-2 -6V4.5C-5.5 6.5 -6 11 -3 13V8.5H3V13C6 11 5.5 6.5 2 4.5V-6C5 -7.5 5.5 -11.5 2.5 -13.5V-9.5H-2.5V-13.5C-5.5 -11.5 -5 -7.5 -2 -6z",
      "pale",
    ),
  );
  boxes(
    pen,
    [
      [300, 223, 66, 30],
      [372, 223, 30, 18],
      [526, 216, 28, 70],
    ],
    "steel",
  );
  boxes(
    pen,
    [
      [520, 284, 40, 6],
      [526, 236, 28, 2],
      [526, 260, 28, 2],
    ],
    "ink",
  );
  strokes(
    pen,
    [
      [308, 231, 358, 231],
      [308, 238, 358, 238],
      [308, 245, 358, 245],
    ],
    1.8,
    "ridge1",
  );
}

function office(pen: Pen) {
  // Key board with its keys: what the lot holds.
  pen.rect(140, 64, 56, 42, "ink");
  const hooks: [number, number, number, number][] = [];
  const tags: [number, number, number, number][] = [];
  for (let row = 0; row < 2; row++)
    for (let key = 0; key < 5; key++)
      (key % 2 === row ? tags : hooks).push([
        145 + key * 10,
        69 + row * 19,
        6,
        10,
      ]);
  boxes(pen, tags, "accent");
  boxes(pen, hooks, "pale");
  person(
    pen,
    { x: 222, y: 4, height: 62, mirror: true },
    { skin: "brown", top: "ridge2", arms: [[4, 23, 10, 20, 14, 22]] },
  );
  desk(pen, 150, 4, { width: 52 });
}

/** Parts above the office: tires and boxes in the dark. */
function loft(pen: Pen) {
  shelves(pen, [142, 120, 42, 72], {
    rows: 3,
    seed: 4,
    colors: ["ridge2", "ridge1"],
  });
  for (const [x, y] of [
    [202, 132],
    [222, 132],
    [212, 150],
  ] as const) {
    pen.circle(x, y, 12, "ink");
    pen.circle(x, y, 5, "ridge2");
  }
}

/** A car up on a two-post lift, a technician under it. */
function bay(pen: Pen) {
  strokes(pen, [[250, 196, 418, 196]], 3, "pale");
  for (const x of [290, 378]) pendant(pen, x, 214, 16, "steel");
  boxes(
    pen,
    [
      [258, 4, 9, 150],
      [398, 4, 9, 150],
      [252, 4, 21, 5],
      [392, 4, 21, 5],
    ],
    "ink",
  );
  boxes(
    pen,
    [
      [262, 88, 50, 6],
      [352, 88, 50, 6],
    ],
    "accent",
  );
  car(pen, { x: 333, y: 86, scale: 0.95 }, "steel", "pale");
  person(
    pen,
    { x: 338, y: 4, height: 62 },
    {
      skin: "deep",
      top: "accent",
      legs: "ridge3",
      arms: [
        [3, 23, 8, 29, 7, 37],
        [-3, 23, -9, 30, -6, 37],
      ],
    },
  );
  // Tool chest.
  boxes(pen, [[356, 9, 34, 42]], "ridge3");
  strokes(
    pen,
    [
      [360, 20, 386, 20],
      [360, 30, 386, 30],
      [360, 40, 386, 40],
    ],
    2,
    "pale",
  );
  for (const x of [362, 384]) pen.circle(x, 7, 4, "ink");
}

/** A painter sprays a car; filters above, a duct to the roof. */
function booth(pen: Pen) {
  boxes(pen, [[438, 196, 148, 18]], "steel");
  strokes(
    pen,
    [
      [452, 198, 452, 212],
      [474, 198, 474, 212],
      [496, 198, 496, 212],
      [518, 198, 518, 212],
      [540, 198, 540, 212],
      [562, 198, 562, 212],
    ],
    2,
    "ridge1",
  );
  boxes(
    pen,
    [
      [470, 190, 36, 5],
      [530, 190, 36, 5],
    ],
    "lit",
  );
  // Exhaust filters in the back wall.
  boxes(
    pen,
    [446, 492, 538].flatMap((x) => [
      [x, 84, 38, 38] as const,
      [x, 130, 38, 38] as const,
    ]),
    "ridge1",
  );
  car(pen, { x: 496, y: 4, scale: 0.95 }, "accent", "pale");
  // Masked windows are pale; the spray hits the hood.
  person(
    pen,
    { x: 581, y: 4, height: 64, mirror: true },
    {
      skin: "fair",
      top: "pale",
      legs: "pale",
      hat: "pale",
      arms: [[3, 23, 8, 20, 12, 23]],
    },
  );
  boxes(
    pen,
    [
      [548, 45, 12, 4],
      [552, 38, 4, 8],
    ],
    "ink",
  );
  strokes(
    pen,
    [
      [542, 48, 532, 52],
      [541, 46, 530, 46],
      [542, 44, 533, 40],
    ],
    2,
    "accent",
  );
}

function hail(pen: Pen) {
  const next = sequence(7);
  const stones: number[][] = [];
  for (let index = 0; index < 20; index++) {
    const y = 70 + index * 10.5;
    const x = 590 + next() * 108;
    stones.push([x, y, x + 1.5, y + 3]);
  }
  strokes(pen, stones, 6, "pale");
}
