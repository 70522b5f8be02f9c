import { cloud, soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import {
  door,
  pendant,
  pixels,
  potPlant,
  screen,
  standingLamp,
} from "../interiors.ts";
import type { Color } from "../palette.ts";
import { boxes, clumps, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { palm, shrubs } from "../plants.ts";
import { car } from "../vehicles.ts";

const [left, right, lobby, story, stories] = [196, 552, 102, 66, 4];
const roof = lobby + story * stories;

export const hospitalityCutaway: Cutaway = {
  subject:
    "a hotel opened like a dollhouse, with its kitchen, front desk, pool and valet",
  hour: "sunrise",
  seed: 900,
  ...pixels,
  ground: false,
  sun: { x: 0.13, y: 0.44, radius: 0.1 },
  pins: {
    pool: { dot: [46, -15], badge: [9.7, 67] },
    kitchen: { dot: [245, 14], badge: [35, 90.5] },
    "front-desk": { dot: [378, 16], badge: [52, 90.5] },
    roof: { dot: [534, 372], badge: [82, 29] },
    hallway: { dot: [507, 190], badge: [82, 51] },
    valet: { dot: [655, 16], badge: [86, 90.5] },
  },
  draw(pen, _crop, view) {
    storm(pen);
    palm(pen, { x: 176, y: 0, height: 132, lean: -10, seed: 5 });
    palm(pen, { x: 752, y: 0, height: 112, lean: -8, seed: 9 });
    soil(pen, view, 41);
    pool(pen);
    for (let floor = 0; floor < stories; floor++)
      for (let column = 0; column < 3; column++) guestRoom(pen, floor, column);
    hallway(pen);
    kitchen(pen);
    reception(pen);
    section(pen);
    roofTop(pen);
    valet(pen, view.right);
  },
};

/** What the storm does: clouds, gusts, and the membrane that it lifts off the roof's corner. */
function storm(pen: Pen) {
  cloud(pen, { x: 590, y: 424, width: 150 }, "steel");
  cloud(pen, { x: 684, y: 402, width: 112 }, "ridge2");
  pen.curve(
    "M470 446C510 440 522 462 510 468C502 471 497 463 503 459M452 428C500 420 520 432 548 424M560 398C596 390 618 394 640 390",
    3,
    "pale",
  );
}

const columnWidth = (right - left) / 3;
const dark = new Set(["0 0", "2 2", "3 0", "3 2"]);

function guestRoom(pen: Pen, floor: number, column: number) {
  if (floor === 1 && column === 2) return;
  const at = { x: left + column * columnWidth, y: lobby + floor * story };
  const asleep = dark.has(`${floor} ${column}`);
  const wall: Color = asleep ? "steel" : "lit";
  const blankets = ["accent", "ridge2", "leaf"] as const;
  const blanket = blankets[(floor + column * 2) % 3]!;
  pen.group(at, () => {
    pen.rect(0, 0, columnWidth, story, wall);
    if (floor === 2 && column === 0) return bathroom(pen);
    pen.rect(82, 24, 26, 28, asleep ? "ridge3" : "skyTop");
    strokes(pen, [[95, 24, 95, 52]], 1.6, wall);
    if (!asleep)
      pen.path(
        "M79 54h33v2.500h-33zM79 54V20l6 4v30zM111 54V20l-6 4v30z",
        "ridge2",
      );
    boxes(pen, [
      [14, 4, 5, 32],
      [16, 9, 58, 5],
      [70, 4, 4, 8],
      [90, 4, 16, 18],
    ]);
    pen.rect(19, 14, 53, 10, asleep ? "ridge2" : "pale");
    pen.rect(20, 23, 16, 7, asleep ? "ridge1" : "pale", 3);
    pen.rect(38, 14, 34, 11, blanket);
    standingLamp(
      pen,
      { x: 98, y: 22, scale: 0.8 },
      11,
      asleep ? "ridge3" : "accent",
    );
    if (!asleep) {
      pen.rect(34, 40, 24, 15, "ink");
      pen.path("M36.500 42h19v3l-6 5-5-4-3 2-5-3z", "skyTop");
    }
    // The leak under the lifted membrane, and the bucket for it.
    if (floor === 3 && column === 2) {
      pen.curve("M60 58V53M72 60V50M64 46V42M71 42V38", 2, "skyTop");
      pen.path("M60.500 25h13l2.500 12h-18z", "pale");
    }
  });
  if (floor === 3 && column === 1)
    person(
      pen,
      { x: at.x + 66, y: at.y + 4, height: 46 },
      { skin: "brown", top: "ridge3", arms: [[3, 24, 8, 20, 12, 25]] },
    );
}

function bathroom(pen: Pen) {
  pen.rect(0, 0, columnWidth, story, "skyTop");
  boxes(
    pen,
    [
      [12, 46, 2.5, 10],
      [12, 54, 16, 2.5],
    ],
    "steel",
  );
  pen.path("M10 24H72C71 10 66 7 58 7H24C16 7 11 10 10 24z", "pale");
  pen.rect(8, 23, 66, 3.5, "ridge2", 1.5);
  clumps(pen, [26, 28, 4, 33, 29, 5, 41, 28, 4], "pale");
  pen.path("M20 4h4l1 4h-6zM56 4h4l1 4h-6z", "steel");
  pen.rect(84, 4, 22, 20, "ink");
  pen.rect(82, 23, 26, 4, "pale");
  pen.rect(86, 33, 18, 22, "ridge1", 9);
}

/** A corridor: numbered doors, a guest at hers, the housekeeper's cart. */
function hallway(pen: Pen) {
  pen.group({ x: left + 2 * columnWidth, y: lobby + story }, () => {
    pen.rect(0, 0, columnWidth, story, "pale");
    pen.rect(0, 4, columnWidth, 5, "accent");
    door(pen, [12, 9, 22, 44]);
    door(pen, [86, 9, 22, 44], "accent", "left");
    pen.rect(57, 47, 10, 7, "lit");
    boxes(pen, [
      [39, 14, 2.5, 26],
      [60, 14, 2.5, 26],
      [37, 38, 28, 3],
    ]);
    pen.rect(41.5, 17, 18.5, 17, "skyLow");
    boxes(
      pen,
      [
        [42, 41, 13, 4],
        [43, 45, 11, 4],
      ],
      "ridge1",
    );
    clumps(pen, [42, 11.5, 3, 60, 11.5, 3], "ink");
  });
  const [x, y] = [left + 2 * columnWidth, lobby + story + 7];
  person(
    pen,
    { x: x + 73, y, height: 42, mirror: true },
    { skin: "deep", top: "ridge2", arms: [[3, 24, 8, 20]] },
  );
  person(
    pen,
    { x: x + 100, y, height: 42 },
    { skin: "tan", top: "ridge3", long: true },
  );
}

const kitchenEnd = left + 122;
const lobbyEnd = left + 264;

function kitchen(pen: Pen) {
  pen.rect(left, 0, 122, lobby, "pale");
  pen.group({ x: left, y: 0 }, () => {
    // Hood with its duct, range and oven, a pan that flares up.
    pen.path("M30 102V84H22L10 62H78L68 84H50V102z", "steel");
    boxes(pen, [[12, 4, 64, 36]]);
    boxes(
      pen,
      [
        [17, 9, 24, 19],
        [47, 9, 24, 19],
      ],
      "steel",
    );
    clumps(pen, [22, 34, 2, 34, 34, 2, 52, 34, 2, 64, 34, 2], "accent");
    pen.path("M27 44C20 52 26 56 27 62C35 57 37 49 33 44z", "accent");
    pen.path("M29 44C26 48 29 50 30 53C33 50 33 47 32 44z", "lit");
    boxes(pen, [
      [18, 40, 22, 4],
      [40, 41, 10, 2.5],
      [54, 40, 18, 12],
      [52, 51, 22, 2],
    ]);
    // Counter with plates, and a shelf above it.
    boxes(
      pen,
      [
        [98, 4, 24, 30],
        [96, 33, 26, 4],
      ],
      "ridge2",
    );
    boxes(
      pen,
      [
        [101, 37, 16, 3],
        [103, 40, 12, 3],
      ],
      "skyLow",
    );
    boxes(pen, [[88, 74, 30, 3]]);
    boxes(
      pen,
      [
        [91, 77, 6, 10],
        [99, 77, 6, 7],
        [107, 77, 8, 12],
      ],
      "accent",
    );
  });
  person(
    pen,
    { x: left + 86, y: 4, height: 50, mirror: true },
    { skin: "fair", top: "ridge1", arms: [[3, 24, 8, 21, 13, 25]] },
  );
  // The cook's hat, over the hair.
  pen.path(`M${left + 80} 51h12l2 9c-3 5 -13 5 -16 0z`, "skyLow");
}

function reception(pen: Pen) {
  pen.rect(kitchenEnd, 0, lobbyEnd - kitchenEnd, lobby, "lit");
  pen.rect(lobbyEnd, 0, right - lobbyEnd, lobby, "skyTop");
  pen.group({ x: kitchenEnd, y: 0 }, () => {
    // Pigeonholes for keys and mail, the desk, the computer.
    pen.rect(20, 62, 58, 26, "ink");
    let slots = "";
    for (let index = 0; index < 10; index++)
      slots += `M${24 + (index % 5) * 10.5} ${66 + Math.floor(index / 5) * 11}h7v7h-7z`;
    pen.path(slots, "accent");
    pendant(pen, 108, lobby, 14);
  });
  person(
    pen,
    { x: kitchenEnd + 38, y: 8, height: 50 },
    { skin: "brown", top: "ridge3", arms: [[3, 24, 9, 21]] },
  );
  boxes(pen, [
    [kitchenEnd + 16, 4, 72, 32],
    [kitchenEnd + 12, 35, 80, 5],
  ]);
  pen.rect(kitchenEnd + 16, 26, 72, 3, "accent");
  screen(pen, kitchenEnd + 66, 40);
  // A guest with a suitcase.
  person(
    pen,
    { x: kitchenEnd + 112, y: 4, height: 47, mirror: true },
    { skin: "deep", top: "accent", arms: [[3, 24, 5, 17]] },
  );
  pen.rect(kitchenEnd + 120, 6, 14, 18, "ridge2", 2);
  pen.curve(`M${kitchenEnd + 123} 24v8h8v-8`, 1.8, "ink");
  // Doors to the drive.
  pen.rect(lobbyEnd + 8, 4, 78, 82, "lit");
  strokes(
    pen,
    [
      [lobbyEnd + 8, 4, lobbyEnd + 8, 86, lobbyEnd + 86, 86, lobbyEnd + 86, 4],
      [lobbyEnd + 47, 4, lobbyEnd + 47, 86],
    ],
    3,
    "ink",
  );
  boxes(
    pen,
    [
      [lobbyEnd + 40, 34, 3, 16],
      [lobbyEnd + 51, 34, 3, 16],
    ],
    "accent",
  );
  potPlant(pen, lobbyEnd + 22, 4, 34);
}

/** The cut itself: slabs and walls. */
function section(pen: Pen) {
  const width = right - left;
  const walls: [number, number, number, number][] = [
    [left - 6, -6, width + 12, 10],
    [left - 6, 0, 10, roof + 18],
    [right - 4, 88, 10, roof - 70],
    [kitchenEnd - 3, 0, 6, lobby],
    [lobbyEnd - 3, 78, 6, 24],
  ];
  for (let floor = 0; floor <= stories; floor++)
    walls.push([left - 6, lobby + floor * story - 4, width + 12, 8]);
  for (const column of [1, 2])
    walls.push([left + column * columnWidth - 3, lobby, 6, story * stories]);
  boxes(pen, walls);
}

function roofTop(pen: Pen) {
  const y = roof + 4;
  // Machines, the sign on its frame, the membrane that peels off.
  boxes(
    pen,
    [
      [left + 28, y, 56, 28],
      [left + 94, y, 26, 20],
    ],
    "steel",
  );
  pen.curve(
    `M${left + 36} ${y + 8}h40M${left + 36} ${y + 15}h40M${left + 36} ${y + 22}h40`,
    1.8,
    "ridge1",
  );
  const sign = left + 142;
  pen.curve(
    `M${sign + 12} ${y}v36M${sign + 70} ${y}v36M${sign + 12} ${y}L${sign + 70} ${y + 32}`,
    3,
    "ink",
  );
  pen.rect(sign, y + 34, 82, 28, "accent", 3);
  pen.group({ x: sign + 10.5, y: y + 42 }, () =>
    pen.curve(
      "M0 0v12M7 0v12M0 6h7M13 0h7v12h-7zM26 12h9M30.500 12V0M48 0h-7v12h7M41 6h6M54 12V0h7",
      2.2,
      "lit",
    ),
  );
  pen.curve(
    `M${right - 124} ${y + 1}C${right - 80} ${y + 2} ${right - 52} ${y + 4} ${right - 36} ${y + 18}C${right - 24} ${y + 34} ${right - 2} ${y + 34} ${right} ${y + 20}C${right} ${y + 8} ${right - 16} ${y + 8} ${right - 14} ${y + 16}`,
    5,
    "pale",
  );
}

function pool(pen: Pen) {
  boxes(pen, [[-20, -4, 206, 6]], "pale");
  // The basin with its deep end, and the water.
  pen.path("M2 2H166V-44L94 -58H2z", "pale");
  pen.path("M8 -5H160V-40L93 -52H8z", "water");
  pen.curve(
    "M18 -12H38M70 -12H100M118 -12H140M96 -24H120M24 -40H52",
    2.2,
    "skyTop",
  );
  pen.group({ x: 56, y: -22 }, () => {
    pen.path("M5 4C16 6 28 1 38 -4L36 -8C24 -4 10 -4 2 0z", "accent");
    pen.curve("M4 2L-10 -3", 3.6, "ridge3");
  });
  pen.shapes.push('<circle cx="55" cy="-17" r="5" fill="#a8714d"/>');
  pen.curve(
    "M20 -26V12C20 18 30 18 30 12M30 -26V12M20 -6H30M20 -16H30",
    2.4,
    "thin",
  );
  // Parasol and lounger.
  pen.curve("M132 2V62", 3, "ink");
  pen.path(
    "M88 56C94 92 170 92 176 56C166 61 158 61 150 56C142 61 122 61 114 56C106 61 98 61 88 56z",
    "accent",
  );
  pen.path(
    "M112 56C114 76 124 84 132 84C140 84 150 76 152 56C142 61 122 61 114 56z",
    "lit",
  );
  pen.path("M92 12H126L138 27L142 25L130 8H92z", "pale");
  pen.curve("M97 8V2M126 8V2", 2.2, "ink");
}

function valet(pen: Pen, edge: number) {
  boxes(pen, [[right + 6, -4, edge - right, 7]], "pale");
  const x = right + 6;
  // Canopy on its post, lamps below it.
  boxes(pen, [[x + 150, 3, 8, 84]], "pale");
  pen.path(`M${x - 6} 88H${x + 176}V94L${x + 164} 106H${x - 6}z`, "accent");
  boxes(pen, [[x - 6, 85, 182, 4]], "pale");
  clumps(pen, [x + 36, 83, 3, x + 84, 83, 3, x + 128, 83, 3], "lit");
  car(pen, { x: x + 88, y: 3, scale: 0.73 }, "ridge2", "skyTop");
  person(
    pen,
    { x: x + 26, y: 3, height: 48 },
    { skin: "tan", top: "accent", arms: [[3, 24, 9, 20]] },
  );
  // The stand with its keys.
  boxes(pen, [
    [x + 162, 3, 18, 32],
    [x + 159, 34, 24, 4],
  ]);
  clumps(pen, [x + 166, 27, 1.8, x + 172, 27, 1.8, x + 177, 27, 1.8], "lit");
  shrubs(pen, x + 192, edge + 10, { y: 3, size: 9, seed: 6 });
}
