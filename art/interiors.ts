import type { Color } from "./palette.ts";
import { boxes, clumps, strokes, type Box } from "./parts.ts";
import { round, sequence, type Pen, type Spot } from "./pen.ts";

// What is in the rooms of the cutaways. Sizes are in pixels of a picture 800 wide, where a person is 48 to 60 high. A
// part that is placed by a spot has its origin at its left end on the floor.

/**
 * The box of a cutaway drawn in the pixels of its picture: it is 800 wide, and the ground line is 106 from its lower
 * edge.
 */
export const pixels = {
  width: 736,
  height: 420,
  place: { cutaway: { x: 0.5, size: 420 / 640 } },
} as const;

/** A gabled attic: its room, its rafters, and a roof that overhangs the walls. */
export function gable(
  pen: Pen,
  box: { left: number; right: number; y: number; rise: number; eave?: number },
  roof: Color = "accent",
  room: Color = "steel",
) {
  const { left, right, y, rise, eave = 16 } = box;
  const middle = (left + right) / 2;
  const drop = (eave * rise) / (middle - left);
  pen.polygon(
    [
      [left, y],
      [middle, y + rise],
      [right, y],
    ],
    room,
  );
  const third = (right - left) / 6;
  const up = (third * rise) / (middle - left);
  strokes(
    pen,
    [
      [left + third, y, left + third, y + up],
      [middle - third, y, middle - third, y + rise - up],
      [middle + third, y, middle + third, y + rise - up],
      [right - third, y, right - third, y + up],
      [middle - third, y + rise - up, middle + third, y + rise - up],
    ],
    2,
    "ink",
  );
  const slope = [
    left - eave,
    y - drop,
    middle,
    y + rise,
    right + eave,
    y - drop,
  ];
  strokes(pen, [slope], 12, "ink");
  strokes(pen, [slope.map((value, i) => (i % 2 ? value + 7 : value))], 8, roof);
}

/** A paneled door with its knob. */
export function door(
  pen: Pen,
  box: Box,
  color: Color = "accent",
  knob: "left" | "right" = "right",
) {
  const [x, y, width, height] = box;
  pen.rect(x, y, width, height, color);
  pen.circle(
    knob === "right" ? x + width - 4 : x + 4,
    y + height * 0.45,
    1.8,
    "ink",
  );
}

/** Steps that rise to the right, closed to the floor; `mirror` lets them rise to the left. */
export function stairs(
  pen: Pen,
  at: Spot & { width: number; height: number; steps: number },
  color: Color = "ink",
) {
  const { width, height, steps, ...spot } = at;
  pen.group(spot, () => {
    const [run, rise] = [width / steps, height / steps];
    let d = "M0 0";
    for (let step = 0; step < steps; step++)
      d += `v${Math.round(rise * 10) / 10}h${Math.round(run * 10) / 10}`;
    pen.path(`${d}V${height - rise * 1.8}L${run * 1.6} 0z`, color);
  });
}

/** A lamp that hangs from `y`. */
export function pendant(
  pen: Pen,
  x: number,
  y: number,
  drop: number,
  color: Color = "accent",
) {
  strokes(pen, [[x, y, x, y - drop]], 1.6, "ink");
  pen.path(`M${round(x - 11)} ${round(y - drop - 10)}h22l-5 10h-12z`, color);
}

/** A lamp on its foot at x: on the floor or, with a small `height`, on a table. */
export function standingLamp(
  pen: Pen,
  at: Spot,
  height = 56,
  shade: Color = "accent",
) {
  pen.group(at, () => {
    strokes(
      pen,
      [
        [0, 0, 0, height],
        [-6, 1, 6, 1],
      ],
      2.4,
      "ink",
    );
    pen.path(`M-10 ${height - 4}H10L6 ${height + 12}H-6z`, shade);
  });
}

export function sofa(pen: Pen, at: Spot, color: Color = "ridge3") {
  pen.group(at, () => {
    strokes(
      pen,
      [
        [6, 0, 6, 6],
        [62, 0, 62, 6],
      ],
      3,
      "ink",
    );
    pen.path("M3 5H65V24C65 29 62 31 58 31H10C6 31 3 29 3 24z", color);
    pen.path("M12 10H33V21H12zM35 10H56V21H35z", "pale");
    pen.path(
      "M0 4H11V20C11 24 0 24 0 20zM57 4H68V20C68 24 57 24 57 20z",
      color,
    );
  });
}

/** A bed with its headboard on the left. */
export function bed(pen: Pen, at: Spot, color: Color = "accent") {
  pen.group(at, () => {
    strokes(
      pen,
      [
        [6, 0, 6, 8],
        [84, 0, 84, 8],
      ],
      3,
      "ink",
    );
    pen.rect(0, 2, 5, 34, "ink", 2);
    pen.rect(4, 7, 84, 11, "pale", 2);
    pen.rect(7, 17, 20, 8, "pale", 3);
    pen.path("M30 9H89V20C89 24 86 25 83 25H34C31 25 30 23 30 20z", color);
  });
}

/** A table with a chair on both sides, 84 wide. */
export function diningTable(pen: Pen, at: Spot, color: Color = "ink") {
  pen.group(at, () => {
    strokes(
      pen,
      [
        [22, 0, 22, 24],
        [62, 0, 62, 24],
        [0, 36, 2, 0],
        [2, 15, 14, 15, 14, 0],
        [84, 36, 82, 0],
        [82, 15, 70, 15, 70, 0],
      ],
      2.8,
      color,
    );
    pen.rect(14, 23, 56, 4, color, 1);
  });
}

/** A table on one leg; x is its middle. */
export function cafeTable(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  color: Color = "pale",
) {
  boxes(
    pen,
    [
      [x - 2, y, 4, 24],
      [x - 9, y, 18, 3],
    ],
    "ink",
  );
  pen.rect(x - width / 2, y + 24, width, 5, color);
}

/** Shelves with books or boxes on them. */
export function bookcase(pen: Pen, at: Spot & { width?: number }) {
  const { width = 36, ...spot } = at;
  pen.group(spot, () => {
    pen.rect(0, 0, width, 62, "ink", 1);
    pen.path(
      `M3 4h${width - 6}v15H3zM3 23h${width - 6}v15H3zM3 42h${width - 6}v15H3z`,
      "steel",
    );
    for (const [y, first, color] of [
      [4, 5, "accent"],
      [23, 12, "lit"],
      [42, 7, "pale"],
    ] as const) {
      pen.path(
        `M${first} ${y}h4v12h-4zM${first + 5} ${y}h3v10h-3zM${first + 9} ${y}h4v13h-4z`,
        color,
      );
    }
  });
}

/** Shelves with goods on them, from the floor up. */
export function shelves(
  pen: Pen,
  [x, y, width, height]: Box,
  look: { rows: number; seed: number; colors?: readonly [Color, Color] },
  frame: Color = "ink",
) {
  const { rows, colors = ["accent", "pale"] } = look;
  const next = sequence(look.seed);
  const goods: [Box[], Box[]] = [[], []];
  const boards: Box[] = [
    [x - 2, y, 2, height],
    [x + width, y, 2, height],
  ];
  const step = height / rows;
  for (let row = 0; row < rows; row++) {
    const board = y + row * step + 3;
    boards.push([x, board - 2, width, 2]);
    for (let left = x + 2; left < x + width - 6;) {
      const wide = Math.min(6 + Math.round(next() * 9), x + width - 2 - left);
      const tall = Math.round(step * (0.35 + next() * 0.4));
      goods[next() > 0.5 ? 0 : 1].push([left, board, wide, tall]);
      left += wide + 2 + Math.round(next() * 4);
    }
  }
  boxes(pen, goods[0], colors[0]);
  boxes(pen, goods[1], colors[1]);
  boxes(pen, boards, frame);
}

/** A desk or counter with a screen on it. */
export function desk(
  pen: Pen,
  x: number,
  y: number,
  look: { width: number; top?: Color; body?: Color; screen?: boolean },
) {
  const {
    width,
    top = "accent",
    body = "ink",
    screen: hasScreen = true,
  } = look;
  pen.rect(x, y, width, 27, body);
  pen.rect(x - 3, y + 26, width + 6, 4, top);
  if (!hasScreen) return;
  boxes(
    pen,
    [
      [x + width * 0.62, y + 30, 3, 6],
      [x + width * 0.62 - 10, y + 35, 23, 16],
    ],
    "ink",
  );
  pen.rect(x + width * 0.62 - 7, y + 38, 17, 10, "ridge1");
}

/** A screen on its foot, 26 wide. */
export function screen(pen: Pen, x: number, y: number, scale = 1) {
  pen.group({ x, y, scale }, () => {
    boxes(
      pen,
      [
        [-3, 0, 6, 6],
        [-8, 0, 16, 2],
        [-14, 6, 28, 19],
      ],
      "ink",
    );
    pen.rect(-11.5, 8.5, 23, 14, "skyTop");
  });
}

/** A cabinet of computers with their lights. */
export function serverRack(
  pen: Pen,
  [x, y, width, height]: Box,
  lamp: Color = "lit",
) {
  pen.rect(x, y, width, height, "ink");
  const units: Box[] = [];
  const lamps: Box[] = [];
  for (let at = y + 5; at < y + height - 8; at += 10) {
    units.push([x + 3, at, width - 6, 6]);
    lamps.push([x + 5, at + 2, 3, 2], [x + 10, at + 2, 3, 2]);
  }
  boxes(pen, units, "ridge2");
  boxes(pen, lamps, lamp);
}

/** A screen on a low board, 48 wide. */
export function television(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.rect(0, 0, 48, 12, "ink", 1);
    pen.path("M3 16H45V43H3zM21 12H27V16H21z", "ink");
    pen.path("M6 19H42V40H6z", "ridge2");
  });
}

/** Cabinets, a stove under its hood and a counter, 112 wide; `fire` is a pan in flames. */
export function kitchen(
  pen: Pen,
  at: Spot,
  fire = false,
  doors: Color = "steel",
) {
  pen.group(at, () => {
    pen.path("M0 0H112V30H0zM0 52H36V78H0zM76 52H112V78H76z", doors);
    strokes(
      pen,
      [
        [18, 3, 18, 27],
        [94, 3, 94, 27],
        [18, 55, 18, 75],
        [94, 55, 94, 75],
      ],
      1.6,
      "ink",
    );
    pen.rect(40, 0, 32, 32, "ink");
    pen.rect(45, 6, 22, 12, "lit", 2);
    pen.rect(-2, 29, 116, 4, "ink");
    pen.path("M40 62H72L65 72V80H47V72z", "ink");
    pen.path("M84 33V42C84 46 90 46 90 42", "pale");
    if (fire) flame(pen, { x: 56, y: 38 });
    pen.path("M48 34H64V39H48zM63 36H74V38H63z", "pale");
  });
}

/** A flame on something that burns, its middle at x. */
export function flame(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.path(
      "M-9 0C-12 9 -5 12 -6 20C0 18 0 12 2 10C4 14 5 16 4 22C10 17 12 8 8 0z",
      "accent",
    );
    pen.path("M-4 0C-5 5 -1 6 -1 10C3 8 5 4 4 0z", "lit");
  });
}

export function fridge(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.rect(0, 0, 28, 66, "pale", 3);
    strokes(pen, [[0, 42, 28, 42]], 2, "steel");
    strokes(
      pen,
      [
        [5, 47, 5, 56],
        [5, 27, 5, 37],
      ],
      2.4,
      "ink",
    );
  });
}

/** A bathtub under its tap; `over` lets it overflow. */
export function tub(pen: Pen, at: Spot, over = false) {
  pen.group(at, () => {
    strokes(
      pen,
      [
        [74, 2, 74, 40],
        [74, 40, 64, 40, 64, 36],
      ],
      3,
      "ink",
    );
    if (over) pen.path("M62 22H66V36H62z", "ridge1");
    pen.path("M4 24C3 10 8 4 18 4H54C63 4 68 10 67 24z", "pale");
    strokes(
      pen,
      [
        [14, 0, 16, 5],
        [58, 0, 56, 5],
      ],
      3,
      "ink",
    );
    pen.rect(0, 22, 71, 5, over ? "ridge1" : "ink", 2);
    if (over)
      pen.path("M-2 0H72V4H-2zM0 2C-1 14 0 20 2 26H6C3 18 3 10 4 2z", "ridge1");
  });
}

export function toilet(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.path("M0 16H9V34H0zM3 0H16L18 8C22 10 24 14 24 18H3z", "pale");
    pen.rect(2, 17, 23, 3, "ink", 1);
  });
}

export function washer(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.rect(0, 0, 30, 34, "pale", 2);
    pen.circle(15, 15, 10, "ink");
    pen.circle(15, 15, 6.5, "ridge1");
    strokes(pen, [[4, 29.5, 12, 29.5]], 2, "ink");
  });
}

/** A plant in a pot. */
export function potPlant(pen: Pen, x: number, y: number, height: number) {
  const leaf = height * 0.3;
  clumps(
    pen,
    [
      x - leaf * 0.8,
      y + height * 0.58,
      leaf * 0.8,
      x + leaf * 0.8,
      y + height * 0.6,
      leaf * 0.8,
      x,
      y + height * 0.74,
      leaf,
    ],
    "leaf",
  );
  const half = round(height * 0.2);
  pen.path(
    `M${round(x - half * 0.7)} ${y}h${round(half * 1.4)}l${round(half * 0.3)} ${round(height * 0.38)}h${round(-half * 2)}z`,
    "accent",
  );
}

/** Cartons on a pallet: `columns` by `rows`, each 18 wide and 15 high. */
export function pallet(
  pen: Pen,
  x: number,
  y: number,
  columns: number,
  rows: number,
  color: Color = "accent",
) {
  boxes(pen, [
    [x - 2, y + 3, columns * 19 + 3, 3],
    [x, y, 4, 3],
    [x + columns * 19 - 5, y, 4, 3],
  ]);
  const cartons: [number, number, number, number][] = [];
  const tapes: [number, number, number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      cartons.push([x + column * 19, y + 6 + row * 16, 18, 15]);
      tapes.push([x + column * 19 + 7, y + 16 + row * 16, 4, 5]);
    }
  boxes(pen, cartons, color);
  boxes(pen, tapes, "ink");
}
