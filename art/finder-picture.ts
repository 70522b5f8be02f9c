import { finderLayers, type FinderLayer } from "./finder-layers.ts";
import { palettes, type Color } from "./palette.ts";
import { clumps, strokes, wheel } from "./parts.ts";
import { person } from "./people.ts";
import { Pen } from "./pen.ts";
import { palm } from "./plants.ts";
import { ridgeLine } from "./scene.ts";

const [width, height] = [1920, 300];
/** Height of the ground line above the lower edge. */
const ground = 46;

/**
 * Draws the coverage finder's picture: the land, and one view (`#car`) for each part that an answer adds. All views
 * have the same size, so the page lays them over each other. A narrow window shows their middle: every part is within
 * 320 units of it.
 */
export function drawFinderPicture(): string {
  const cells = ["land", ...finderLayers] as const;
  const used = new Set<Color>();
  const drawn = cells.map((name, index) => {
    const pen = new Pen();
    const top = index * height;
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMidYMax slice"/>`;
    if (name === "land") return view + land();
    layers[name](pen);
    for (const color of pen.used) used.add(color);
    return `${view}<g transform="translate(${width / 2} ${top + height - ground})scale(1 -1)">${pen.shapes.join("")}</g>`;
  });
  for (const color of ["sun", ...ridges, "ground"] as const) used.add(color);
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${styles([...used])}</style>${drawn.join("")}</svg>`;
}

const ridges = ["far", "ridge1", "ridge2", "ridge3"] as const;

function land() {
  return [
    `<linearGradient id="s" x2="0" y2="1"><stop class="t"/><stop class="l" offset=".75"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    `<circle class="sun" cx="720" cy="150" r="56"/>`,
    ...ridges.map(
      (color, index) =>
        `<path class="${color}" d="${ridgeLine({ seed: 977 + index, width, height, count: 7, base: 0.5 + index * 0.09, swing: 0.07 - index * 0.012 })}"/>`,
    ),
    `<path class="ground" d="M0 ${height - ground}h${width}v${ground}H0z"/>`,
  ].join("");
}

const layers: Record<FinderLayer, (pen: Pen) => void> = {
  town: (pen) =>
    pen.path(
      "M-320 0V52h34V0M-276 0V84h30V0M246 0V70h28V0M282 0V110h32V0",
      "ridge3",
    ),
  yard(pen) {
    pen.path("M-294 0h8v40h-8zM264 0h6v34h-6z", "ink");
    clumps(
      pen,
      [
        -302, 48, 17, -276, 48, 19, -290, 66, 19, 256, 40, 14, 278, 40, 15, 266,
        56, 16,
      ],
      "leaf",
    );
  },
  "outline-building": (pen) => outline(pen, "M-72 0V120H72V0"),
  "outline-things": (pen) =>
    outline(pen, "M-130 0V34h36V0M-184 0V24h44V0M112 0V70h52V0"),
  "outline-vehicles": (pen) =>
    outline(pen, "M124 -28V-12L138 -2H170L182 -12H194V-28z"),
  "outline-people": (pen) =>
    outline(
      pen,
      "M-112 -30V-4a9 9 0 0 0 18 0V-30zM-84 -30V-4a9 9 0 0 0 18 0V-30z",
    ),
  "outline-papers": (pen) => outline(pen, "M222 28V84H312V28z"),
  palm: (pen) => palm(pen, { x: -258, height: 96, lean: -10, seed: 3 }),
  crane(pen) {
    strokes(
      pen,
      [
        [158, 0, 158, 190],
        [120, 176, 240, 176],
        [158, 190, 222, 176],
      ],
      4,
      "ink",
    );
    strokes(pen, [[222, 176, 222, 130]], 1.4, "ink");
    pen.rect(212, 118, 20, 12, "accent");
    pen.rect(120, 164, 16, 12, "accent");
  },
  frame(pen) {
    strokes(
      pen,
      [
        [108, 0, 108, 56, 138, 84, 168, 56, 168, 0],
        [108, 56, 168, 56],
        [128, 0, 128, 56],
        [148, 0, 148, 56],
        [108, 28, 168, 28],
      ],
      3,
      "lit",
    );
  },
  annex(pen) {
    pen.rect(64, 0, 44, 104, "steel");
    pen.windows(
      { x: 68, y: 14, width: 36, height: 84, columns: 3, rows: 5 },
      { seed: 4 },
    );
  },
  condo(pen) {
    pen.rect(92, 0, 56, 146, "ink");
    pen.windows(
      { x: 96, y: 12, width: 48, height: 128, columns: 3, rows: 6 },
      { seed: 6, share: 0.7 },
    );
    pen.path("M88 32h64v3H88zm0 44h64v3H88zm0 44h64v3H88z", "pale");
  },
  apartments(pen) {
    pen.rect(-150, 0, 56, 92, "steel");
    pen.rect(-153, 92, 62, 5, "ink");
    pen.windows(
      { x: -146, y: 34, width: 48, height: 54, columns: 3, rows: 2 },
      { seed: 2, share: 1 },
    );
    pen.rect(-128, 0, 14, 26, "accent");
  },
  rental: (pen) =>
    pen.group({ x: -205, y: 0, scale: 0.56 }, () => cottage(pen, "steel")),
  tower(pen) {
    pen.rect(-62, 0, 124, 172, "ink");
    pen.rect(-66, 172, 132, 5, "pale");
    pen.windows(
      { x: -58, y: 36, width: 116, height: 132, columns: 6, rows: 6 },
      { seed: 5, share: 0.75 },
    );
    pen.rect(-50, 4, 36, 22, "lit");
    pen.rect(14, 4, 36, 22, "lit");
    pen.rect(-9, 0, 18, 26, "accent");
    pen.rect(-66, 28, 132, 4, "steel");
  },
  hotel(pen) {
    strokes(
      pen,
      [
        [-30, 176, -30, 184],
        [30, 176, 30, 184],
      ],
      2.5,
      "ink",
    );
    pen.rect(-44, 184, 88, 24, "accent");
    pen.curve(
      "M-36 189V203M-36 196H-28M-28 189V203M-20 190H-12V202H-20zM-4 203H6M1 203V189M22 203H14V189H22M14 196H20M29 203V189H37",
      2.4,
      "lit",
    );
  },
  cross(pen) {
    pen.rect(-24, 182, 48, 40, "pale");
    pen.path("M-5 186H5V197H16V207H5V218H-5V207H-16V197H-5z", "accent");
  },
  bank(pen) {
    pen.path("M-86 92L0 134L86 92z", "ink");
    pen.rect(-78, 0, 156, 92, "steel");
    pen.rect(-86, 84, 172, 10, "pale");
    pen.rect(-14, 6, 28, 50, "accent");
    pen.path(
      "M-72 6h14v78h-14zM-44 6h14v78h-14zM30 6h14v78H30zM58 6h14v78H58z",
      "pale",
    );
    pen.rect(-92, 0, 184, 6, "pale");
    pen.circle(0, 108, 9, "lit");
  },
  shop(pen) {
    pen.rect(-80, 0, 160, 104, "ink");
    pen.rect(-84, 104, 168, 6, "pale");
    pen.path(
      "M-68 10h48v40h-48zM20 10h48v40H20zM-62 76h20v18h-20zM-10 76h20v18h-20zM42 76h20v18H42z",
      "lit",
    );
    pen.rect(-12, 0, 24, 46, "accent");
    pen.path("M-78 68H78L86 52H-86z", "accent");
    pen.path(
      "M-58 68h20l-2-16h-22zM-18 68H2V52h-22zM22 68h20l4-16H24z",
      "pale",
    );
  },
  cup(pen) {
    strokes(pen, [[0, 110, 0, 118]], 3, "ink");
    pen.circle(0, 140, 24, "accent");
    pen.path("M-12 150H10V140C10 128 -12 128 -12 140z", "pale");
    pen.curve("M10 147C18 148 18 138 9 138M-5 155V159M3 155V159", 2.4, "pale");
  },
  hall(pen) {
    pen.path("M-92 0V70L-54 94V70L-8 94V70L38 94V70L92 94V0z", "ink");
    pen.path("M-84 40h38v18h-38zM-36 40H-6v18h-30zM46 40h38v18H46z", "lit");
    pen.rect(2, 0, 36, 50, "accent");
    pen.path("M2 10H38v3H2zm0 12H38v3H2zm0 12H38v3H2z", "ink");
  },
  chimneys(pen) {
    pen.path("M-88 70L-84 160H-70L-66 86zM-58 90L-55 138H-43L-40 80z", "steel");
    pen.path("M-85 142h16v8h-16z", "accent");
    clumps(pen, [-70, 176, 12, -54, 188, 16, -34, 196, 10], "pale");
  },
  gates(pen) {
    pen.path("M-84 0h26v34h-26zM-50 0h26v34h-26zM50 0h26v34H50z", "pale");
    pen.curve(
      "M-84 10h26m-26 12h26M-50 10h26m-26 12h26M50 10h26m-26 12h26",
      1.4,
      "steel",
    );
  },
  wrench(pen) {
    strokes(pen, [[68, 90, 68, 112]], 4, "ink");
    pen.circle(68, 134, 25, "accent");
    pen.curve("M57 123L72 138M70 146A9 9 0 0 1 80 136", 6, "pale");
  },
  well(pen) {
    strokes(
      pen,
      [
        [-66, 0, -40, 92, -14, 0],
        [-58, 30, -22, 30],
      ],
      5,
      "ink",
    );
    strokes(pen, [[-86, 74, 8, 112]], 8, "accent");
    pen.path("M4 118C18 118 24 100 16 84L8 86C12 98 10 106 2 108z", "ink");
    strokes(pen, [[14, 84, 14, 0]], 1.6, "ink");
    pen.rect(-96, 52, 16, 26, "steel");
    pen.rect(-98, 0, 116, 6, "steel");
  },
  tanks(pen) {
    pen.path(
      "M34 0V62C34 72 84 72 84 62V0zM-16 0V40C-16 48 26 48 26 40V0z",
      "pale",
    );
    pen.path("M34 24h50v8H34zM-16 16h42v6h-42z", "ridge2");
    pen.path("M59 38C50 46 52 56 66 60C70 48 68 40 59 38z", "leaf");
  },
  school(pen) {
    pen.rect(-78, 0, 156, 58, "ink");
    pen.path("M-86 56L0 108L86 56z", "accent");
    pen.rect(-14, 84, 28, 34, "ink");
    pen.path("M-20 116L0 140L20 116z", "accent");
    pen.circle(0, 102, 7, "lit");
    pen.path("M-64 16h30v28h-30zM34 16h30v28H34z", "lit");
    pen.rect(-13, 0, 26, 40, "pale");
  },
  office(pen) {
    pen.rect(-72, 0, 144, 118, "ink");
    pen.rect(-76, 118, 152, 5, "pale");
    pen.windows(
      { x: -68, y: 40, width: 136, height: 74, columns: 6, rows: 3 },
      { seed: 9, share: 0.8 },
    );
    pen.path("M-60 4h40v24h-40zM20 4h40v24H20z", "lit");
    pen.rect(-10, 0, 20, 30, "accent");
  },
  house: (pen) => cottage(pen, "ink"),
  flag(pen) {
    strokes(pen, [[98, 0, 98, 118]], 2.6, "pale");
    pen.path("M98 118L130 108L98 96z", "accent");
  },
  lease(pen) {
    strokes(pen, [[98, 0, 98, 62, 130, 62]], 3, "pale");
    pen.rect(104, 32, 26, 24, "accent");
    pen.curve("M111 44a3 3 0 1 0 6 0a3 3 0 1 0-6 0M117 44H126V40", 2, "pale");
  },
  generator(pen) {
    pen.rect(-132, 0, 40, 32, "steel");
    pen.circle(-112, 17, 10, "pale");
    pen.curve("M-118 11L-106 23M-118 23L-106 11", 2.4, "ink");
    pen.path("M-130 32h6v12h-6z", "ink");
  },
  crates(pen) {
    pen.path(
      "M-184 0h22v20h-22zM-160 0h22v20h-22zM-172 21h22v20h-22z",
      "accent",
    );
    pen.path("M-176 8h6v12h-6zM-152 8h6v12h-6zM-164 29h6v12h-6z", "pale");
  },
  toolbox(pen) {
    strokes(
      pen,
      [
        [-226, 0, -212, 62],
        [-216, 0, -202, 62],
      ],
      2.4,
      "pale",
    );
    pen.rect(-214, 0, 26, 15, "accent", 2);
    pen.curve("M-206 15V20H-196V15", 2.4, "ink");
  },
  safe(pen) {
    pen.rect(-200, -30, 30, 30, "steel", 2);
    pen.rect(-196, -26, 22, 22, "pale");
    pen.circle(-185, -15, 5.5, "accent");
  },
  board(pen) {
    strokes(
      pen,
      [
        [230, 0, 230, 90],
        [304, 0, 304, 90],
      ],
      5,
      "ink",
    );
    pen.rect(218, 26, 98, 64, "steel");
    pen.rect(214, 90, 106, 6, "accent");
  },
  "paper-a": (pen) => paper(pen, 224, 56),
  "paper-b": (pen) => paper(pen, 254, 60),
  "paper-c": (pen) => paper(pen, 286, 56),
  "paper-d": (pen) => paper(pen, 236, 28),
  "paper-e": (pen) => paper(pen, 270, 30),
  water(pen) {
    pen.path(
      "M-960 -4C-600 -10 -400 0 -300 -6S-226 -10 -214 -16C-240 -26 -230 -36 -260 -46H-960z",
      "ridge1",
    );
    pen.curve("M-310 -16h30M-286 -27h26M-350 -28h30M-420 -18h40", 2.4, "pale");
  },
  pool(pen) {
    pen.ellipse(-164, -24, 44, 13, "pale");
    pen.ellipse(-164, -25, 38, 9, "ridge1");
    pen.curve("M-186 -25h18M-166 -28h14", 1.6, "pale");
    pen.path("M-118 -26h16l5 8l5-1l-2 5l-7 3l-3-6h-13v-9z", "pale");
  },
  truck(pen) {
    pen.rect(208, -24, 84, 42, "pale");
    pen.rect(208, -8, 84, 8, "accent");
    pen.path("M295 -26V12H312L322 -6V-26z", "accent");
    pen.path("M302 -6V6H309L315 -6z", "lit");
    pen.rect(206, -28, 116, 5, "ink");
    for (const x of [222, 240, 308]) wheel(pen, x, -28, 8);
  },
  van(pen) {
    pen.path("M34 -28V8H82L98 -8L108 -12V-28z", "pale");
    pen.path("M78 -8V4L90 -8z", "ink");
    pen.rect(34, -16, 74, 5, "accent");
    for (const x of [50, 92]) wheel(pen, x, -28, 8);
  },
  car: (pen) => pen.group({ x: 158, y: -28 }, () => sedan(pen, "accent")),
  classic(pen) {
    pen.path(
      "M34 -28C34 -14 40 -12 50 -12L58 2H80L84 -12C102 -12 108 -16 108 -28z",
      "leaf",
    );
    pen.path("M56 -11L61 -2H77L80 -11z", "lit");
    pen.rect(30, -29, 82, 4, "pale", 2);
    for (const x of [50, 92]) wheel(pen, x, -28, 9);
  },
  motorcycle(pen) {
    for (const x of [214, 250]) wheel(pen, x, -26, 10, "steel", "pale");
    pen.path("M212 -20L222 -8H232L238 -14H246L242 -24H220z", "accent");
    pen.curve("M250 -26L240 0H232", 2.6, "pale");
    strokes(pen, [[208, -9, 224, -9]], 4, "pale");
  },
  staff(pen) {
    person(
      pen,
      { x: -76, y: -32, height: 42 },
      { skin: "brown", top: "accent", legs: "pale", long: true },
    );
    person(
      pen,
      { x: -54, y: -32, height: 44 },
      { skin: "fair", top: "lit", legs: "steel" },
    );
  },
  crew: (pen) =>
    person(
      pen,
      { x: -102, y: -32, height: 44 },
      { skin: "deep", top: "pale", legs: "steel", hat: "accent" },
    ),
  directors(pen) {
    person(
      pen,
      { x: -128, y: -32, height: 44 },
      { skin: "tan", top: "steel", legs: "ink" },
    );
    pen.path("M-129 -1h3v-12h-3z", "accent");
  },
  cashier(pen) {
    person(
      pen,
      { x: -152, y: -32, height: 42 },
      { skin: "fair", top: "leaf", legs: "pale", long: true },
    );
    pen.rect(-146, -17, 13, 10, "accent", 1);
  },
  family(pen) {
    person(
      pen,
      { x: -60, y: -32, height: 42 },
      { skin: "brown", top: "accent", legs: "pale", long: true },
    );
    person(
      pen,
      { x: -42, y: -32, height: 27 },
      { skin: "brown", top: "lit", legs: "steel" },
    );
  },
  teenager: (pen) =>
    person(
      pen,
      { x: -16, y: -32, height: 40 },
      { skin: "fair", top: "pale", legs: "ridge1" },
    ),
  helper: (pen) =>
    person(
      pen,
      { x: -84, y: -32, height: 42 },
      { skin: "deep", top: "leaf", legs: "pale" },
    ),
};

/** What a later answer may add. */
function outline(pen: Pen, d: string) {
  pen.shapes.push(`<path class="o" d="${d}"/>`);
}

/** A house with a gable and a chimney; its door is in the middle. */
function cottage(pen: Pen, walls: Color) {
  pen.rect(40, 70, 16, 48, "pale");
  pen.rect(-72, 0, 144, 62, walls);
  pen.path("M-86 60L0 124L86 60z", "accent");
  pen.path("M-58 62L0 104L58 62z", walls);
  pen.path("M-56 16h34v30h-34zM22 16h34v30H22zM-9 68H9V86H-9z", "lit");
  pen.curve("M-39 16V46M-56 31H-22M39 16V46M22 31H56", 1.8, walls);
  pen.rect(-12, 0, 24, 42, "accent");
}

function sedan(pen: Pen, color: Color) {
  pen.path("M-36 0V12L-22 16L-12 28H12L22 16L36 12V0z", color);
  pen.path("M-16 16L-9 24H-1V16zM3 16V24H10L16 16z", "lit");
  for (const x of [-20, 20]) wheel(pen, x, 0, 8);
}

function paper(pen: Pen, x: number, y: number) {
  pen.rect(x, y, 24, 28, "pale");
  strokes(
    pen,
    [
      [x + 5, y + 21, x + 19, y + 21],
      [x + 5, y + 15, x + 19, y + 15],
    ],
    2,
    "ridge2",
  );
  pen.circle(x + 17, y + 7, 3.5, "accent");
}

function styles(colors: readonly Color[]) {
  const { sunrise } = palettes;
  const rules = (hour: 0 | 1) =>
    `.t{stop-color:${sunrise.skyTop[hour]}}.l{stop-color:${sunrise.skyLow[hour]}}` +
    colors
      .map((color) => {
        const value = sunrise[color][hour];
        return `.${color}{fill:${value}}.${color}.line{stroke:${value}}`;
      })
      .join("");
  return `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}.line.line{fill:none;stroke-linecap:round;stroke-linejoin:round}.o{fill:none;stroke:#fff;stroke-width:2.5;stroke-dasharray:6 6;stroke-linecap:round}`;
}
