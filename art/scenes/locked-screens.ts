import { pendant, potPlant, screen } from "../interiors.ts";
import { awning, band, boxes, lamp, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const lockedScreens: Scene = {
  subject:
    "a small office after hours: screens show a lock, the owner telephones, a colleague pulls the network cable",
  hour: "dusk",
  weather: "front",
  seed: 2213,
  width: 258,
  height: 112,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.59, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.42, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -66, width: 58, height: 80, seed: 171 });
      lamp(pen, -20, 60);
    }
    office(pen);
    desks(pen);
    band(pen, view, 0, "pale", -4);
    band(pen, view, -4, "steel");
    shrubs(pen, 252, 280, { y: 0, size: 6, seed: 4 });
  },
};

function office(pen: Pen) {
  pen.rect(4, 0, 250, 92, "ink");
  boxes(pen, [[-2, 90, 262, 6]], "pale");
  boxes(pen, [[188, 96, 34, 9]], "steel");
  pen.rect(10, 5, 192, 80, "lit");
  pen.rect(10, 0, 192, 6, "far");
  pen.rect(208, 0, 40, 62, "steel");
  pen.rect(212, 0, 32, 56, "ink");
  pen.rect(214, 2, 28, 52, "ridge1");
  strokes(pen, [[238, 22, 238, 32]], 1.6, "pale");
  awning(pen, [206, 78, 46, 12], { stripes: 7, flare: 3 });
  pendant(pen, 58, 85, 8);
  pendant(pen, 126, 85, 8);
  // A clock at a quarter to nine, and a plan of the week.
  pen.circle(92, 68, 9, "ink");
  pen.circle(92, 68, 7, "pale");
  strokes(
    pen,
    [
      [92, 68, 87.5, 68],
      [92, 68, 88.5, 65.5],
    ],
    1.2,
    "ink",
  );
  boxes(pen, [[22, 52, 26, 18]]);
  boxes(pen, [[24, 54, 22, 14]], "pale");
  strokes(pen, [[27, 64, 43, 64], [27, 60, 38, 60], [27, 57, 41, 57]], 1, "ridge2"); // prettier-ignore
  potPlant(pen, 18, 6, 32);
}

function lock(pen: Pen, x: number, y: number) {
  screen(pen, x, y, 1.1);
  pen.rect(x - 12.6, y + 9.4, 25.2, 15.4, "accent");
  pen.rect(x - 4, y + 12, 8, 6.5, "ink", 1);
  pen.curve(`M${x - 2.5} ${y + 18}v2c0 3.500 5 3.500 5 0v-2`, 1.3, "ink");
}

function desks(pen: Pen) {
  person(
    pen,
    { x: 84, y: 4, height: 50, mirror: true },
    { skin: "brown", top: "body", long: true, arms: [[-4, 22, -8, 15], [4, 23, 9, 19, 4.500, 29]] }, // prettier-ignore
  );
  for (const x of [34, 102]) {
    boxes(pen, [[x, 28, 46, 4], [x + 2, 2, 4, 26], [x + 40, 2, 4, 26]]); // prettier-ignore
    pen.rect(x + 20, 8, 20, 20, "steel");
    lock(pen, x + 20, 32);
  }
  // He kneels at the network cabinet.
  pen.rect(164, 4, 32, 52, "ink", 2);
  for (const y of [12, 22, 32, 42]) {
    pen.rect(167, y, 26, 7, "steel");
    boxes(pen, [[169, y + 2.500, 2.500, 2.500], [173, y + 2.500, 2.500, 2.500]], y === 22 ? "accent" : "lit"); // prettier-ignore
  }
  person(
    pen,
    { x: 146, y: 0, height: 46 },
    {
      skin: "fair",
      top: "leaf",
      arms: [
        [-4, 22, -7, 14],
        [4, 22, 12, 20],
      ],
    },
  );
  pen.curve("M162 26C158 34 152 18 150 10S160 2 164 8", 1.6, "accent");
}
