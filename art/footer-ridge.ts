import {
  birds,
  bush,
  cottage,
  tower,
  turbine,
  windPump,
} from "./countryside.ts";
import { brandColor } from "./brand-colors.ts";
import { palettes, type Color } from "./palette.ts";
import { Pen, round } from "./pen.ts";
import { fence, tree } from "./plants.ts";
import { deliveryTruck } from "./vehicles.ts";

/** The footer's own color, in which the land ends. */
const footer = brandColor("sunk")[1];

type Land = {
  width: number;
  height: number;
  /** Where the land stands: objects are drawn up from here. From the top, like the ridges. */
  ground: number;
  sun: readonly [x: number, y: number, radius: number];
  /** Heights of the far and the near ridges at equal distances, from left to right. */
  ridges: readonly (readonly [Color, readonly number[]])[];
  /** Draws what stands before the far ridges, and what stands on the ground. y goes up. */
  far?: (pen: Pen) => void;
  near: (pen: Pen) => void;
};

/** The part of the broad land that a window of 1,920 px shows begins here. */
const left = 640;

/**
 * Each format is composed by itself, with air above every peak. The broad one keeps its size: a wider window shows
 * more of it.
 */
export const lands: Record<"phone" | "wide" | "broad", Land> = {
  phone: {
    width: 390,
    height: 236,
    ground: 203,
    sun: [96, 98, 52],
    ridges: [
      ["far", [118, 92, 128, 98, 116]],
      ["ridge1", [112, 144, 134, 122, 136]],
      ["ridge2", [158, 166, 154, 168]],
      ["ridge3", [188, 182, 190, 186]],
    ],
    near: (pen) => {
      birds(pen, 250, 175, 0.8);
      windPump(pen, { x: 322, scale: 1.02 });
      cottage(pen, { x: 222, scale: 0.7 });
      tree(pen, { x: 150, width: 54, height: 62, seed: 4 });
      tree(pen, { x: 38, width: 40, height: 44, seed: 9 });
      fence(pen, 64, 124, { height: 13, step: 12, width: 1.4 }, "pale");
    },
  },
  wide: {
    width: 1280,
    height: 330,
    ground: 282,
    sun: [300, 160, 92],
    ridges: [
      ["far", [168, 132, 182, 156, 118, 152, 134]],
      ["ridge1", [148, 194, 210, 164, 172, 202, 176]],
      ["ridge2", [216, 204, 240, 248, 216, 230]],
      ["ridge3", [258, 252, 262, 250, 258, 254]],
    ],
    far: (pen) => skyline(pen, 950),
    near: (pen) => {
      birds(pen, 560, 252);
      birds(pen, 830, 256, 0.7);
      windPump(pen, { x: 92, scale: 1.5 });
      bush(pen, 152, 0, 1.4);
      cottage(pen, { x: 240, scale: 1.15 });
      tree(pen, { x: 340, width: 72, height: 84, seed: 4 });
      tree(pen, { x: 396, width: 54, height: 62, seed: 9 });
      fence(pen, 424, 578, { height: 14, step: 19 }, "pale");
      deliveryTruck(pen, { x: 648, y: -8, scale: 0.62 });
      tree(pen, { x: 848, width: 44, height: 50, seed: 6 });
      tree(pen, { x: 900, width: 62, height: 72, seed: 12 });
      bush(pen, 1190, 0, 1.6);
      tree(pen, { x: 1228, width: 58, height: 66, seed: 15 });
    },
  },
  broad: {
    width: 3200,
    height: 400,
    ground: 340,
    sun: [left + 432, 224, 104],
    ridges: [
      ["far", [210, 246, 226, 198, 252, 214, 178, 226, 236, 190, 220, 244, 200, 224, 240]], // prettier-ignore
      ["ridge1", [250, 232, 262, 236, 278, 286, 238, 226, 270, 246, 232, 266, 280, 240, 258]], // prettier-ignore
      ["ridge2", [286, 304, 278, 284, 304, 316, 282, 296, 312, 290, 276, 300]],
      ["ridge3", [318, 310, 320, 312, 322, 314, 308, 318, 312, 320, 314]],
    ],
    far: (pen) => {
      turbine(pen, { x: left + 900, y: 28, scale: 1.4, turn: -12 });
      turbine(pen, { x: left + 1010, y: 34, scale: 1.16, turn: -50 });
      turbine(pen, { x: left + 1106, y: 38, scale: 0.94, turn: -84 });
      turbine(pen, { x: 236, y: 34, scale: 1.1, turn: -70 });
      skyline(pen, left + 1410);
    },
    near: (pen) => {
      birds(pen, left + 740, 288);
      birds(pen, left + 1240, 312, 0.7);
      windPump(pen, { x: left + 250, scale: 1.5 });
      bush(pen, left + 312, 0, 1.4);
      cottage(pen, { x: left + 400, scale: 1.15 });
      tree(pen, { x: left + 500, width: 76, height: 88, seed: 4 });
      tree(pen, { x: left + 558, width: 56, height: 64, seed: 9 });
      fence(pen, left + 590, left + 780, { height: 14, step: 19 }, "pale");
      deliveryTruck(pen, { x: left + 860, y: -8, scale: 0.66 });
      fence(pen, left + 1090, left + 1280, { height: 14, step: 19 }, "pale");
      tree(pen, { x: left + 1322, width: 48, height: 54, seed: 6 });
      tree(pen, { x: left + 1372, width: 66, height: 76, seed: 12 });
      tree(pen, { x: left + 1720, width: 74, height: 84, seed: 15 });
      bush(pen, left + 1786, 0, 1.6);
      // Only windows over 1,920 px show these.
      tree(pen, { x: 520, width: 70, height: 80, seed: 21 });
      tree(pen, { x: 2790, width: 62, height: 70, seed: 25 });
    },
  },
};

function skyline(pen: Pen, x: number) {
  const towers = [
    [0, 30, 120, 3],
    [34, 38, 176, 8],
    [78, 34, 140, 5],
    [118, 44, 214, 11],
    [168, 34, 150, 2],
    [208, 30, 98, 6],
  ] as const;
  for (const [at, width, height, seed] of towers)
    tower(pen, [x + at, 16, width, height], {
      columns: 3,
      rows: Math.round(height / 20),
      seed,
    });
}

/** Land without a sky, which ends in the color of the footer. One SVG for both themes. */
export function drawFooterRidge(name: keyof typeof lands): string {
  const { width, height, ground, sun, ridges, far, near } = lands[name];
  const end = height - 22;
  const [behind, before] = [new Pen(), new Pen()];
  far?.(behind);
  near(before);
  const used = new Set<Color>([
    "sun",
    "ground",
    ...ridges.map(([color]) => color),
    ...behind.used,
    ...before.used,
  ]);
  const rules = (night: 0 | 1) =>
    [...used]
      .map((color) => {
        const value = palettes.sunrise[color][night];
        return `.${color}{fill:${value}}.${color}.line{fill:none;stroke:${value}}`;
      })
      .join("");
  const line = (color: Color, heights: readonly number[]) =>
    `<path class="${color}" d="${waves(heights, width)}V${height}H0z"/>`;
  const standing = (pen: Pen) =>
    `<g transform="translate(0 ${ground}) scale(1 -1)">${pen.shapes.join("")}</g>`;
  const near1 = ridges.findIndex(([color]) => color === "ridge3");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>.line{stroke-linecap:round;stroke-linejoin:round}${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>`,
    `<circle class="sun" cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}"/>`,
    ...ridges.slice(0, near1).map(([color, heights]) => line(color, heights)),
    standing(behind),
    ...ridges.slice(near1).map(([color, heights]) => line(color, heights)),
    line("ground", [ground - 2, ground - 5, ground - 1, ground - 4]),
    standing(before),
    `<path fill="${footer}" d="${waves([end, end + 5, end - 3, end + 4, end], width)}V${height}H0z"/>`,
    "</svg>",
  ].join("");
}

/** A smooth curve through these heights at equal distances. */
function waves(heights: readonly number[], width: number): string {
  const distance = width / (heights.length - 1);
  return heights
    .map((y, index) => {
      if (index === 0) return `M0 ${y}`;
      const middle = round((index - 0.5) * distance);
      return `C${middle} ${heights[index - 1]} ${middle} ${y} ${round(index * distance)} ${y}`;
    })
    .join("");
}
