import { clumps, lamp, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { palm, shrubs } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const hospitality: Scene = {
  subject: "a hotel with balconies, a lit entrance canopy, palms and a pool",
  hour: "sunrise",
  seed: 431,
  width: 254,
  height: 160,
  place: {
    wide: { size: 0.8, x: 0.66 },
    card: { size: 0.74, x: 0.6 },
    square: { size: 0.58, x: 0.56 },
  },
  sun: { x: 0.25, y: 0.5, radius: 0.21 },
  draw(pen, crop, view) {
    palm(pen, { x: 22, height: 96, lean: -8, seed: 3 });
    // Stair tower with its fin, and the floors of rooms.
    pen.rect(42, 0, 16, 150, "steel");
    pen.path("M34 58H42V146H38C35 146 34 144 34 142z", "accent");
    for (let y = 66; y < 140; y += 15) pen.circle(38, y, 2.2, "lit");
    pen.rect(58, 0, 92, 138, "ink");
    pen.rect(56, 138, 96, 4, "pale");
    rooms(pen);
    // Roof terrace: pergola and parasol, flags at the corner.
    pen.curve(
      "M104 142V155M118 142V155M132 142V155M146 142V155M100 155H150M100 158H150",
      1.5,
      "ink",
    );
    clumps(pen, [66, 144, 4, 73, 145, 5, 81, 144, 4], "leaf");
    pen.circle(111, 151, 1.6, "lit");
    pen.circle(125, 151, 1.6, "lit");
    pen.circle(139, 151, 1.6, "lit");
    // Lobby wing with tall windows.
    pen.rect(150, 0, 70, 36, "ink");
    pen.rect(148, 36, 75, 3.5, "pale");
    pen.windows(
      { x: 152, y: 1, width: 66, height: 34, columns: 6, rows: 1 },
      { seed: 1, share: 1, fill: 0.8 },
    );
    pen.rect(62, 2, 84, 17, "lit");
    pen.curve("M76 2V19M90 2V19M118 2V19M132 2V19", 1.2, "ink");
    pen.rect(58, 19, 92, 4, "accent");
    // Porte-cochère over the drive, with a car arriving.
    pen.path("M140 27H236L228 35H146z", "accent");
    pen.rect(144, 25, 86, 3, "pale");
    pen.path("M148 0h5v25h-5zM219 0h5v25h-5z", "pale");
    strokes(pen, [[166, 25, 166, 22]], 1, "lit");
    for (const x of [166, 186, 206]) pen.circle(x, 22.5, 2, "lit");
    pen.path(
      "M162 3C161 9 164 11 170 12L177 18.5C179 20 195 20 197 18.5L203 12C210 11 212 9 211 3z",
      "ink",
    );
    pen.path(
      "M174 12.5L179 17.5H186V12.5zM188 12.5V17.5H195L199.5 12.5z",
      "pale",
    );
    pen.rect(208.5, 7, 3, 2.5, "lit");
    pen.rect(161.5, 7, 2.5, 2.5, "accent");
    for (const x of [173, 201]) {
      pen.circle(x, 3, 4.6, "ink");
      pen.circle(x, 3, 2.2, "pale");
    }
    palm(pen, { x: 8, height: 66, lean: 6, seed: 8 });
    palm(pen, { x: 238, height: 60, lean: -3, seed: 11 });
    shrubs(pen, 0, 60, { y: 0, size: 5, seed: 5 });
    shrubs(pen, 62, 140, { y: -1, size: 3.6, seed: 6 });
    // The drive, and the pool with its loungers.
    pen.rect(138, -5.5, view.right - 132, 2.5, "steel");
    pen.ellipse(68, -8.6, 62, 6, "pale");
    pen.ellipse(68, -9, 58, 4.6, "ridge1");
    pen.curve("M34 -9H56M66 -11.4H92M80 -6.8H98", 1, "pale");
    pen.curve(
      "M112 -10V-3C112 -1 115 -1 115 -3M118 -9V-3C118 -1 121 -1 121 -3",
      1,
      "ink",
    );
    pen.curve("M16 -4V15", 1.4, "pale");
    pen.path(
      "M0 12C4 21 28 21 32 12C28 14 24 14 21 12.5C18 14 14 14 11 12.5C8 14 4 14 0 12z",
      "accent",
    );
    pen.path("M20 -3.5H36L44 3L42 4L35 -1H20z", "pale");
    if (crop !== "wide") return;
    for (const [x, height, lean] of [
      [-38, 58, -6],
      [-92, 78, 8],
      [-112, 50, -4],
      [-148, 58, 5],
    ] as const)
      palm(pen, { x, height, lean, seed: height });
    for (const x of [-62, -132]) lamp(pen, x, 22, -3);
  },
};

/** Seven floors: door, drawn curtain or dark room, and a balcony each. */
function rooms(pen: Pen) {
  let slabs = "";
  let rails = "";
  for (let floor = 0; floor < 7; floor++)
    for (let room = 0; room < 5; room++) {
      const [x, y] = [61 + room * 18, 28 + floor * 15.6];
      const dark = (floor * 3 + room * 5) % 4 === 1;
      pen.rect(x + 1.5, y, 12, 10.5, dark ? "steel" : "lit");
      if (!dark && (floor + room) % 3 === 0)
        pen.rect(x + 1.5, y, 5, 10.5, "accent");
      slabs += `M${x - 1} ${y - 2}h17v2h-17z`;
      rails += `M${x - 0.5} ${y + 4}h16m-12.5-4v4m4.5-4v4m4.5-4v4`;
    }
  pen.path(slabs, "pale");
  pen.curve(rails, 0.8, "pale");
}
