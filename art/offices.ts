import { mkdirSync, writeFileSync } from "node:fs";
import { cottage } from "./countryside.ts";
import {
  bookcase,
  desk,
  pendant,
  potPlant,
  screen,
  shelves,
  sofa,
  standingLamp,
} from "./interiors.ts";
import type { Color } from "./palette.ts";
import { boxes, strokes } from "./parts.ts";
import { Pen } from "./pen.ts";
import { person, type Person } from "./people.ts";
import { styles } from "./scene.ts";

const [width, height] = [200, 128];
/** Half of a wall between two rooms, which meet where pictures are side by side. */
const wall = 3;
const floor = 8;

type Office = {
  wall: Color;
  look: Person;
  /** Where the person is; sitting hides the legs behind a desk. */
  at: { x: number; mirror?: boolean };
  behind: (pen: Pen) => void;
  before: (pen: Pen) => void;
};

/**
 * A room of the office for each drawn portrait, with what its person works on. In a row, rooms make a floor of the
 * building.
 */
const offices: Record<string, Office> = {
  "maria-delgado": {
    wall: "lit",
    look: {
      skin: "tan",
      top: "body",
      long: true,
      pose: "sit",
      arms: [[4, 23, 9, 19, 14, 19]],
    },
    at: { x: 96 },
    behind(pen) {
      // The coast in the window.
      pen.rect(20, 52, 56, 50, "skyTop");
      pen.circle(58, 78, 9, "sun");
      pen.path("M20 76C34 84 48 72 76 78V62H20z", "ridge1");
      pen.path("M20 68C38 62 56 70 76 64V52H20z", "water");
      strokes(pen, [[20, 52, 76, 52, 76, 102, 20, 102, 20, 52], [48, 52, 48, 102]], 3, "ink"); // prettier-ignore
      // A map with three places on it.
      pen.rect(136, 62, 46, 38, "pale");
      pen.path("M140 66H178V84C168 82 160 76 152 78S144 74 140 74z", "ridge1");
      for (const [x, y] of [[149, 73], [161, 73], [172, 79]] as const) pen.circle(x, y, 2.6, "accent"); // prettier-ignore
      bookcase(pen, { x: 16, y: floor, scale: 0.62 });
    },
    before(pen) {
      desk(pen, 88, floor, { width: 62, screen: false });
      pen.group({ x: 134, y: floor + 30, scale: 0.3 }, () => cottage(pen, { x: 0 })); // prettier-ignore
      potPlant(pen, 182, floor, 36);
    },
  },
  "james-whitfield": {
    wall: "water",
    look: {
      skin: "fair",
      top: "ridge3",
      legs: "steel",
      hair: "steel",
      arms: [[4, 23, 11, 20, 16, 22]],
    },
    at: { x: 74 },
    behind(pen) {
      // A plan on the wall, and the helmet next to it.
      pen.rect(98, 56, 78, 46, "ridge3");
      strokes(pen, [[106, 64, 106, 94, 168, 94, 168, 64, 106, 64], [130, 64, 130, 80, 168, 80], [106, 80, 120, 80]], 1.6, "pale"); // prettier-ignore
      strokes(pen, [[34, 92, 34, 88]], 2.4, "ink");
      pen.path("M24 78C24 92 44 92 44 78H48V75H20V78z", "accent");
      shelves(pen, [14, floor, 34, 44], { rows: 2, seed: 9, colors: ["pale", "ridge2"] }); // prettier-ignore
    },
    before(pen) {
      // The drawing table.
      strokes(pen, [[104, floor, 118, 38], [150, floor, 136, 38]], 4, "ink"); // prettier-ignore
      pen.polygon([[88, 36], [160, 50], [160, 54], [88, 40]], "accent"); // prettier-ignore
      pen.polygon([[98, 42], [142, 50.600], [142, 52], [98, 43.400]], "pale"); // prettier-ignore
      pendant(pen, 124, 122, 6);
      pen.rect(176, floor, 12, 30, "ink");
      strokes(pen, [[179, 36, 176, 54], [183, 36, 185, 58], [186, 36, 191, 50]], 3, "pale"); // prettier-ignore
    },
  },
  "priya-raman": {
    wall: "ridge1",
    look: {
      skin: "brown",
      top: "accent",
      long: true,
      pose: "sit",
      arms: [[4, 23, 7, 28, 4, 31]],
    },
    at: { x: 74 },
    behind(pen) {
      // Claims in their order, and the clock over them.
      shelves(pen, [134, floor, 50, 88], { rows: 4, seed: 21, colors: ["pale", "lit"] }); // prettier-ignore
      pen.circle(34, 92, 12, "ink");
      pen.circle(34, 92, 9, "pale");
      strokes(pen, [[34, 98, 34, 92, 38, 90]], 1.8, "ink");
      pen.rect(58, 76, 52, 30, "pale");
      strokes(pen, [[64, 99, 104, 99], [64, 91, 96, 91], [64, 83, 100, 83]], 2.4, "ridge2"); // prettier-ignore
    },
    before(pen) {
      desk(pen, 58, floor, { width: 70, screen: false });
      screen(pen, 104, floor + 30, 0.8);
      screen(pen, 126, floor + 30, 0.8);
      potPlant(pen, 28, floor, 44);
    },
  },
  "daniel-okafor": {
    wall: "lit",
    look: {
      skin: "deep",
      top: "leaf",
      hat: "accent",
      arms: [
        [4, 23, 10, 20, 13, 24],
        [-4, 23, -8, 17, -7, 13],
      ],
    },
    at: { x: 108 },
    behind(pen) {
      // The extinguisher under its sign, and a vest on its hook.
      pen.rect(24, 84, 20, 20, "accent");
      pen.path("M34 100L40 90H28z", "lit");
      pen.rect(28, 44, 12, 26, "accent", 3);
      boxes(pen, [[31, 70, 6, 5]], "ink");
      strokes(pen, [[36, 73, 42, 71, 42, 56]], 2, "ink");
      strokes(pen, [[72, 104, 72, 99]], 2.4, "ink");
      pen.path("M60 66V92L68 100L72 88L76 100L84 92V66z", "sun");
      boxes(pen, [[60, 74, 24, 3.5], [66, 66, 3, 27], [75, 66, 3, 27]], "pale"); // prettier-ignore
      pen.rect(134, 58, 48, 44, "steel");
      strokes(pen, [[141, 66, 141, 94], [141, 66, 176, 66], [143, 72, 153, 84, 162, 78, 174, 90]], 2.4, "lit"); // prettier-ignore
    },
    before(pen) {
      desk(pen, 130, floor, { width: 50, screen: false });
      pen.path("M139 39C139 49 155 49 155 39H159V37H135V39z", "accent");
      pen.rect(119, 36, 12, 16, "pale", 1);
      strokes(pen, [[122, 47, 128, 47], [122, 43, 128, 43]], 1.4, "ridge2"); // prettier-ignore
      bookcase(pen, { x: 18, y: floor, scale: 0.5, width: 60 });
    },
  },
  "ellen-castro": {
    wall: "skyLow",
    look: {
      skin: "fair",
      top: "leaf",
      hair: "accent",
      long: true,
      pose: "sit",
      arms: [[4, 23, 9, 19, 14, 19]],
    },
    at: { x: 124, mirror: true },
    behind(pen) {
      // A client's house, framed.
      pen.rect(26, 62, 62, 44, "ink");
      pen.rect(30, 66, 54, 36, "skyTop");
      pen.path("M30 76C44 84 62 74 84 80V66H30z", "leaf");
      pen.group({ x: 41, y: 74, scale: 0.42 }, () => cottage(pen, { x: 38 }));
      sofa(pen, { x: 14, y: floor, scale: 0.9 }, "body");
      pen.rect(146, 54, 40, 50, "ridge1");
      strokes(pen, [[146, 54, 186, 54, 186, 104, 146, 104, 146, 54], [166, 54, 166, 104], [146, 79, 186, 79]], 3, "ink"); // prettier-ignore
    },
    before(pen) {
      desk(pen, 92, floor, { width: 56, screen: false });
      pen.rect(98, floor + 30, 18, 12, "pale", 1);
      standingLamp(pen, { x: 84, y: floor, scale: 0.8 }, 54);
      potPlant(pen, 176, floor, 34);
    },
  },
  "thomas-nguyen": {
    wall: "water",
    look: {
      skin: "tan",
      top: "pale",
      arms: [
        [4, 23, 10, 19, 15, 19],
        [-4, 23, -9, 19, -5, 16],
      ],
    },
    at: { x: 88 },
    behind(pen) {
      // Keys on their board, as at the front desk.
      pen.rect(66, 74, 68, 34, "ink");
      const hooks: number[][] = [];
      for (let x = 74; x < 132; x += 13)
        for (const y of [101, 87]) hooks.push([x, y, x, y - 6]);
      strokes(pen, hooks, 3, "lit");
      pen.rect(16, 60, 34, 42, "skyTop");
      strokes(pen, [[16, 60, 50, 60, 50, 102, 16, 102, 16, 60], [33, 60, 33, 102]], 3, "ink"); // prettier-ignore
      bookcase(pen, { x: 150, y: floor, scale: 1.1 });
    },
    before(pen) {
      desk(pen, 54, floor, { width: 84, screen: false });
      pen.path("M112 38H126C126 46 112 46 112 38z", "lit");
      pen.circle(119, 45, 1.8, "lit");
      screen(pen, 66, floor + 30, 0.8);
      // A guest's luggage.
      pen.rect(20, floor, 22, 26, "accent", 2);
      strokes(pen, [[27, 34, 27, 40, 35, 40, 35, 34]], 2, "ink");
    },
  },
};

export function drawOffices(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, office] of Object.entries(offices))
    writeFileSync(`${folder}/${name}.svg`, draw(office));
}

function draw({ wall: color, look, at, behind, before }: Office): string {
  const pen = new Pen();
  pen.rect(0, 0, width, height, color);
  pen.rect(0, floor, width, 5, "steel");
  behind(pen);
  person(
    pen,
    { ...at, y: look.pose === "sit" ? floor + 24 : floor, height: 62 },
    look,
  );
  before(pen);
  boxes(
    pen,
    [
      [0, 0, width, floor],
      [0, height - 4, width, 4],
      [0, 0, wall, height],
      [width - wall, 0, wall, height],
    ],
    "ink",
  );
  const scale = 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * scale} ${height * scale}" width="${width * scale}" height="${height * scale}"><style>${styles({ hour: "dusk" }, pen.used)}</style><g transform="translate(0 ${height * scale}) scale(${scale} -${scale})">${pen.shapes.join("")}</g></svg>`;
}
