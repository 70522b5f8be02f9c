import type { Color, Weather } from "./palette.ts";
import { sash, strokes } from "./parts.ts";
import { Pen } from "./pen.ts";
import { palm } from "./plants.ts";
import { clouds, rain, ridgeLine, styles } from "./scene.ts";
import { car } from "./vehicles.ts";

/** What can have happened, in the order of the pictures on the claims page. */
export const claimDoors = ["car", "roof", "water", "hurt", "letter"] as const;

/** The size of each picture, and its ground from the top. */
const [width, height, base] = [240, 200, 160] as const;

type Door = {
  /** Ridges, weather, and the middle of the sun from the top left, if it is outdoors. */
  land?: {
    seed: number;
    weather: Weather;
    sun: readonly [x: number, y: number];
  };
  /** y goes up from the ground. */
  draw: (pen: Pen) => void;
};

const doors: Record<(typeof claimDoors)[number], Door> = {
  car: { land: { seed: 61, weather: "rain", sun: [60, 58] }, draw: drawCars },
  roof: { land: { seed: 70, weather: "front", sun: [52, 62] }, draw: drawRoof },
  water: { draw: drawWater },
  hurt: { draw: drawFall },
  letter: {
    land: { seed: 74, weather: "front", sun: [196, 52] },
    draw: drawLetter,
  },
};

/** The pictures are the views of one file, `#car` to `#letter`, because they always show together. */
export function drawClaimDoors(): string {
  const used = new Set<Color>([
    "sun",
    "cloud",
    "far",
    "ridge1",
    "ridge2",
    "ground",
  ]);
  const views = claimDoors.map((id, index) => {
    const { land, draw } = doors[id];
    const pen = new Pen();
    draw(pen);
    for (const color of pen.used) used.add(color);
    const box = `${index * width} 0 ${width} ${height}`;
    return [
      `<view id="${id}" viewBox="${box}"/>`,
      // A nested <svg> cuts off what its neighbors must not show.
      `<svg x="${index * width}" width="${width}" height="${height}">`,
      land ? drawLand(land) : "",
      `<g transform="translate(0 ${base}) scale(1 -1)">${pen.shapes.join("")}</g></svg>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg">`,
    `<style>${styles({ hour: "sunrise", weather: "front" }, used)}</style>`,
    `<linearGradient id="s" x2="0" y2="1"><stop class="t"/><stop class="l" offset=".75"/></linearGradient>`,
    ...views,
    `</svg>`,
  ].join("");
}

function drawLand({ seed, weather, sun: [x, y] }: NonNullable<Door["land"]>) {
  const ridges = (["far", "ridge1", "ridge2"] as const).map(
    (color, index) =>
      `<path class="${color}" d="${ridgeLine({ seed: seed + index, width, height, count: 3, base: 0.54 + index * 0.1, swing: 0.07 - index * 0.015 })}"/>`,
  );
  return [
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    weather === "rain"
      ? ""
      : `<circle class="sun" cx="${x}" cy="${y}" r="27"/>`,
    clouds({ seed, weather, sun: x / width }, width, height),
    ...ridges,
    `<path class="ground" d="M0 ${base}h${width}v${height}H0z"/>`,
    weather === "rain" ? rain(seed, width, height) : "",
  ].join("");
}

/** A wall and a floor from edge to edge. */
function room(pen: Pen, wall: Color, floor: Color) {
  pen.rect(0, 0, width, base, wall);
  pen.rect(0, base - height, width, height - base, floor);
}

function drawCars(pen: Pen) {
  pen.rect(0, -32, width, 30, "steel");
  strokes(
    pen,
    [14, 70, 150, 204].map((x) => [x, -17, x + 24, -17]),
    3,
    "pale",
  );
  car(pen, { x: 70, y: -14, scale: 0.72 }, "body", "lit");
  car(pen, { x: 172, y: -14, scale: 0.72, mirror: true }, "accent", "lit");
  const burst = Array.from({ length: 14 }, (_, point) => {
    const angle = (point * Math.PI) / 7;
    const reach = point % 2 ? 9 : 21;
    return [
      121 + Math.sin(angle) * reach,
      14 + Math.cos(angle) * reach,
    ] as const;
  });
  pen.polygon(burst, "lit");
}

function drawRoof(pen: Pen) {
  strokes(
    pen,
    [
      [4, 78, 30, 84, 60, 80],
      [10, 56, 34, 61, 58, 58],
      [160, 126, 186, 132, 214, 128],
    ],
    3,
    "pale",
  );
  pen.rect(70, 0, 100, 48, "pale");
  pen.polygon(
    [
      [58, 48],
      [120, 96],
      [182, 48],
    ],
    "body",
  );
  // The open roof, with its rafters.
  pen.polygon(
    [
      [124, 93],
      [164, 62],
      [150, 52],
      [122, 72],
    ],
    "lit",
  );
  strokes(
    pen,
    [
      [132, 64, 137, 83],
      [144, 55, 150, 73],
    ],
    2.5,
    "ink",
  );
  sash(pen, [80, 16, 22, 20]);
  sash(pen, [138, 16, 22, 20]);
  pen.rect(112, 0, 17, 32, "accent");
  pen.group({ x: 196, y: 98, turn: 24 }, () =>
    pen.rect(-20, -4, 40, 8, "accent", 2),
  );
  pen.group({ x: 176, y: 80, turn: -20 }, () =>
    pen.rect(-8, -3, 16, 6, "accent", 2),
  );
  palm(pen, { x: 200, y: -6, height: 74, lean: 20, seed: 4 });
}

function drawWater(pen: Pen) {
  room(pen, "pale", "ridge2");
  sash(pen, [158, 62, 52, 58], [2, 2], "ink", "skyTop");
  pen.rect(152, 56, 64, 6, "ink");
  // A broken pipe.
  pen.rect(0, 134, 92, 10, "steel");
  pen.rect(104, 134, 136, 10, "steel");
  pen.rect(87, 130, 6, 18, "ink");
  pen.rect(103, 130, 6, 18, "ink");
  pen.curve(
    "M95 136C93 100 86 50 80 4M98 134C97 96 97 50 97 4M101 136C104 96 110 50 118 4",
    4.5,
    "water",
  );
  // An armchair, and a lamp on its table.
  pen.rect(20, -10, 58, 58, "accent", 7);
  pen.rect(12, -10, 13, 36, "accent", 6);
  pen.rect(73, -10, 13, 36, "accent", 6);
  pen.rect(25, 8, 48, 14, "lit", 4);
  pen.rect(168, -10, 36, 34, "ink");
  pen.rect(185, 24, 2.5, 12, "ink");
  pen.polygon(
    [
      [173, 36],
      [199, 36],
      [193, 53],
      [179, 53],
    ],
    "accent",
  );
  pen.path("M0 4q20 7 40 0t40 0 40 0 40 0 40 0 40 0V-40H0z", "water");
  pen.path("M0-14q20 6 40 0t40 0 40 0 40 0 40 0 40 0V-40H0z", "ridge2");
  pen.path("M116 1H150L144-10H122z", "accent");
}

function drawFall(pen: Pen) {
  room(pen, "lit", "steel");
  sash(pen, [22, 56, 66, 76], [2, 2], "ink", "skyTop");
  pen.rect(146, 0, 56, 114, "ridge3");
  pen.circle(157, 56, 4, "lit");
  pen.ellipse(140, -20, 82, 9, "body");
  // A wet-floor sign.
  pen.polygon(
    [
      [24, -14],
      [38, 40],
      [52, 40],
      [66, -14],
    ],
    "accent",
  );
  strokes(pen, [[45, 28, 45, 8]], 4, "ink");
  pen.circle(45, 0, 2.5, "ink");
  // Someone sits on the floor and leans on an arm.
  strokes(pen, [[168, -14, 136, -2, 112, -15]], 12, "ink");
  strokes(pen, [[112, -15, 106, -6]], 9, "ink");
  strokes(pen, [[171, -8, 180, 20]], 22, "pale");
  strokes(pen, [[188, 20, 204, -14]], 8, "pale");
  pen.shapes.push(
    '<g fill="#a8714d"><circle cx="205" cy="-16" r="4.5"/><circle cx="184" cy="44" r="11.5"/></g>',
  );
  pen.path("M172 45C170 60 194 64 196 48C190 54 180 55 177 42z", "ink");
}

function drawLetter(pen: Pen) {
  // A courthouse.
  pen.rect(42, -10, 148, 10, "pale");
  pen.rect(52, 0, 128, 8, "pale");
  pen.rect(60, 8, 112, 60, "ink");
  pen.path(
    [62, 85, 108, 131, 154].map((x) => `M${x} 8h16v60h-16z`).join(""),
    "pale",
  );
  pen.polygon(
    [
      [48, 68],
      [116, 108],
      [184, 68],
    ],
    "pale",
  );
  pen.polygon(
    [
      [74, 74],
      [116, 99],
      [158, 74],
    ],
    "ridge3",
  );
  pen.group({ x: 128, y: 8, turn: 6 }, () => {
    pen.rect(-62, -38, 124, 78, "steel", 4);
    pen.rect(-59, -35, 118, 72, "lit", 3);
    strokes(pen, [[-57, 35, 0, -6, 57, 35]], 3, "steel");
    pen.circle(0, -5, 13, "accent");
    pen.circle(0, -5, 5.5, "lit");
  });
}
