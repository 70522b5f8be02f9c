import { cloud, cottage, tower } from "./countryside.ts";
import { palettes, type Color, type Hour } from "./palette.ts";
import { strokes } from "./parts.ts";
import { Pen, sequence } from "./pen.ts";
import { palm } from "./plants.ts";
import { car } from "./vehicles.ts";
import { ridgeLine } from "./scene.ts";

const [width, height] = [96, 72];
/** From one picture to the next in the file, so none reaches into another. */
const step = 200;

type TaskPicture = {
  hour: Hour;
  seed: number;
  sun?: readonly [x: number, y: number, radius: number];
  /** Draws the subject; y goes up from the ground. */
  draw: (pen: Pen) => void;
};

/** The small pictures of the tasks in content/en/navigation.yaml, and of the tiles of customer service. */
export const taskPictures: Record<string, TaskPicture> = {
  quote: {
    hour: "sunrise",
    seed: 3,
    sun: [24, 34, 13],
    draw: (pen) => {
      tower(pen, [30, 0, 18, 34], { columns: 2, rows: 4, seed: 2 });
      tower(pen, [52, 0, 18, 45], { columns: 2, rows: 5, seed: 5 });
      tower(pen, [74, 0, 15, 26], { columns: 2, rows: 3, seed: 8 });
    },
  },
  claim: {
    hour: "dusk",
    seed: 8,
    draw: (pen) => {
      cottage(pen, { x: 50, scale: 0.62 });
      // The hole in its roof.
      pen.polygon([[60, 35], [70, 27], [62, 25], [59, 29]], "ridge1"); // prettier-ignore
      strokes(pen, [[67, 54, 60, 42, 67, 42, 62, 31]], 2.6, "lit");
      cloud(pen, { x: 54.6, y: 46.6, width: 46 });
    },
  },
  certificate: {
    hour: "evening",
    seed: 14,
    sun: [78, 38, 10],
    draw: (pen) => {
      pen.polygon([[24, -6], [24, 47], [57, 47], [67, 37], [67, -6]], "pale"); // prettier-ignore
      pen.polygon([[57, 47], [57, 37], [67, 37]], "ridge1"); // prettier-ignore
      strokes(pen, [[31, 30, 56, 30], [31, 23, 59, 23], [31, 16, 47, 16]], 2.4, "steel"); // prettier-ignore
      pen.polygon([[53, 4], [51, -8], [58, -4], [65, -8], [63, 4]], "accent"); // prettier-ignore
      pen.circle(58, 6, 8, "accent");
      pen.circle(58, 6, 3.4, "lit");
    },
  },
  payment: {
    hour: "noon",
    seed: 19,
    sun: [22, 36, 11],
    draw: (pen) =>
      pen.group({ x: 51, y: 19, turn: 8 }, () => {
        pen.rect(-29, -18, 58, 36, "body", 5);
        pen.rect(-29, 3, 58, 7, "ink");
        pen.rect(-22, -10, 16, 6, "lit", 1.5);
        pen.circle(15, -8, 5, "lit");
        pen.circle(20, -8, 5, "accent");
      }),
  },
  storm: {
    hour: "dusk",
    seed: 26,
    draw: (pen) => {
      palm(pen, { x: 22, height: 36, lean: 8, seed: 4 });
      cloud(pen, { x: 78, y: 34.2, width: 40 }, "ridge2");
      cloud(pen, { x: 63.2, y: 40.6, width: 54 });
      const next = sequence(12);
      const rain = Array.from({ length: 14 }, () => {
        const [x, y] = [50 + next() * 40, 12 + next() * 22];
        return [x, y, x - 3, y - 9];
      });
      strokes(pen, rain, 1.6, "pale");
    },
  },
  // An insurance card for the glove box.
  card: {
    hour: "evening",
    seed: 33,
    sun: [20, 38, 10],
    draw: (pen) =>
      pen.group({ x: 48, y: 18, turn: -5 }, () => {
        pen.rect(-34, -20, 68, 42, "pale", 5);
        pen.rect(-34, 10, 68, 7, "accent");
        strokes(pen, [[6, 2, 27, 2], [6, -5, 27, -5], [6, -12, 18, -12]], 2.4, "steel"); // prettier-ignore
        car(pen, { x: -14, y: -14, scale: 0.24 }, "body");
      }),
  },
  // A page with a line changed.
  change: {
    hour: "sunrise",
    seed: 41,
    sun: [74, 40, 11],
    draw: (pen) => {
      pen.rect(22, -6, 42, 52, "pale", 3);
      strokes(pen, [[30, 37, 48, 37], [30, 29, 56, 29], [30, 5, 50, 5]], 2.4, "steel"); // prettier-ignore
      strokes(pen, [[30, 21, 54, 21]], 2.4, "ridge1");
      strokes(pen, [[30, 13, 44, 13]], 2.4, "accent");
      pen.group({ x: 47, y: 13, turn: 40 }, () => {
        pen.polygon([[0, 0], [8, 4], [8, -4]], "lit"); // prettier-ignore
        pen.rect(8, -4, 26, 8, "accent");
        pen.rect(34, -4, 6, 8, "ink", 2);
      });
    },
  },
};

/** All of them in one file, as its views (`#claim`), because each file would cost a request. */
export function drawTaskPictures(): string {
  const hours = [
    ...new Set(Object.values(taskPictures).map(({ hour }) => hour)),
  ];
  const colors = Object.keys(palettes.sunrise) as Color[];
  const used = new Set<string>();
  const pictures = Object.entries(taskPictures).map(
    ([id, { hour, seed, sun, draw }], index) => {
      const pen = new Pen();
      draw(pen);
      for (const color of pen.used) used.add(color);
      const ridges = (["far", "ridge1", "ridge2", "ground"] as const).map(
        (color, depth) =>
          `<path class="${color}" d="${ridgeLine({ seed: seed + depth, width, height, count: 4, base: [0.52, 0.64, 0.75, 0.84][depth]!, swing: [0.07, 0.06, 0.04, 0.01][depth]! })}"/>`,
      );
      return [
        `<view id="${id}" viewBox="0 ${index * step} ${width} ${height}"/>`,
        `<g class="${hour}" transform="translate(0 ${index * step})">`,
        `<linearGradient id="s${index}" x2="0" y2="1"><stop class="skyTop"/><stop class="skyLow" offset=".8"/></linearGradient>`,
        `<path fill="url(#s${index})" d="M0 0h${width}v${height}H0z"/>`,
        sun
          ? `<circle class="sun" cx="${sun[0]}" cy="${60 - sun[1]}" r="${sun[2]}"/>`
          : "",
        ...ridges,
        `<g transform="translate(0 60) scale(1 -1)">`,
        ...pen.shapes,
        "</g></g>",
      ].join("");
    },
  );
  for (const color of [
    "skyTop",
    "skyLow",
    "sun",
    "far",
    "ridge1",
    "ridge2",
    "ground",
  ])
    // prettier-ignore
    used.add(color);
  const rules = (night: 0 | 1) =>
    colors
      .filter((color) => used.has(color))
      .flatMap((color) => {
        const values = hours.map((hour) => palettes[hour][color][night]);
        // Colors that every hour shares.
        return new Set(values).size === 1
          ? rule(`.${color}`, values[0]!)
          : hours.map((hour, index) =>
              color.startsWith("sky")
                ? `.${hour} .${color}{stop-color:${values[index]}}`
                : rule(`.${hour} .${color}`, values[index]!),
            );
      })
      .join("");
  return [
    // No outlines: only lines have a width of their own.
    '<svg xmlns="http://www.w3.org/2000/svg" stroke-width="0">',
    `<style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`,
    ".line.line.line{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>",
    ...pictures,
    "</svg>",
  ].join("");
}

const rule = (selector: string, value: string) =>
  `${selector}{fill:${value};stroke:${value}}`;
