import { band, lamp, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const autoService: Scene = {
  subject: "a garage with a car on the lift in its open bay",
  hour: "sunrise",
  seed: 239,
  width: 240,
  height: 104,
  place: {
    wide: { size: 0.62, x: 0.64 },
    card: { size: 0.6, x: 0.54 },
    square: { size: 0.48, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.34, radius: 0.12 },
  draw(pen, crop, view) {
    // Pole sign with a wrench.
    pen.rect(222, -2, 4, 70, "ink");
    pen.circle(224, 82, 19, "ink");
    pen.circle(224, 82, 16, "accent");
    pen.group({ x: 224, y: 82, turn: -38 }, () =>
      pen.path(
        "M-2 -6V4.5C-5.5 6.5 -6 11 -3 13V8.5H3V13C6 11 5.5 6.5 2 4.5V-6C5 -7.5 5.5 -11.5 2.5 -13.5V-9.5H-2.5V-13.5C-5.5 -11.5 -5 -7.5 -2 -6z",
        "pale",
      ),
    );
    // Roof plant, walls, fascia.
    pen.path("M40 62H58V70H40zM62 62H72V67H62zM150 62H176V71H150z", "steel");
    pen.curve(
      "M44 64V68M48 64V68M52 64V68M155 64V69M160 64V69M165 64V69M170 64V69",
      0.9,
      "ink",
    );
    pen.rect(14, 0, 196, 62, "ink");
    pen.rect(11, 60, 202, 4, "pale");
    pen.rect(14, 50, 196, 6, "accent");
    for (const x of [56, 125, 184]) {
      pen.path(`M${x - 3} 50H${x + 3}L${x + 5} 46H${x - 5}z`, "steel");
      pen.circle(x, 45.5, 1.8, "lit");
    }
    // Open bay: lift, car, tool chest, bench.
    pen.rect(22, 0, 74, 42, "lit");
    pen.curve("M22 38.5H96", 1.6, "pale");
    pen.path(
      "M26 24H42V25.5H26zM28 26h2v5h-2zM32 26h3v3h-3zM37 26h2v6h-2z",
      "steel",
    );
    pen.path(
      "M32 0h4.5v36h-4.5zM82 0h4.5v36h-4.5zM29 0h10v2.5h-10zM79 0h10v2.5h-10z",
      "ink",
    );
    pen.path("M36 16H50V18H36zM68 16H82V18H68z", "accent");
    pen.group({ x: 33, y: 17 }, () => liftedCar(pen));
    pen.rect(52, 0, 13, 12, "accent");
    pen.curve("M52.5 3.5H64.5M52.5 6.5H64.5M52.5 9.5H64.5", 0.8, "ink");
    pen.path("M70 0h6v8h-6zM68 8h10v1.5h-10z", "steel");
    // Second bay: the door half down over the nose of a truck.
    pen.rect(102, 0, 50, 42, "lit");
    pen.path("M110 5H144V17L141 19L138 27H116L113 19L110 17z", "steel");
    pen.path("M118 20H136L134 26H120z", "pale");
    pen.path("M112 9h6v4h-6zM136 9h6v4h-6z", "lit");
    pen.path(
      "M121 8h12v6h-12zM110 3H144V7H110zM111 0h6v4h-6zM137 0h6v4h-6z",
      "ink",
    );
    pen.rect(102, 23, 50, 19, "steel");
    pen.curve("M102 27H152M102 31H152M102 35H152M102 39H152", 0.9, "ink");
    pen.path("M114 32.5h8v4h-8zM132 32.5h8v4h-8z", "lit");
    // Office.
    pen.rect(158, 10, 26, 28, "lit");
    pen.curve("M171 10V38M158 30H184", 1.2, "ink");
    pen.path("M161 10H182V18H161zM164 18h5v4h-5z", "ink");
    pen.rect(189, 0, 14, 36, "steel");
    pen.rect(191, 14, 10, 19, "lit");
    pen.rect(155, 39, 51, 3, "pale");
    // Tires.
    for (const [x, count] of [
      [3, 4],
      [212, 3],
    ] as const)
      for (let tire = 0; tire < count; tire++) {
        pen.rect(x - 3, tire * 6 - 2, 18, 5.6, "ink", 2.8);
        pen.curve(`M${x + 1} ${tire * 6 + 0.8}h10`, 1, "steel");
      }
    band(pen, view, -2, "steel", -4.5);
    if (crop !== "wide") return;
    pen.group({ x: -84, y: -2, scale: 1.2 }, () => towTruck(pen));
    lamp(pen, -104, 40, -2);
    lamp(pen, -12, 40, -2);
  },
};

/** A hatchback, its wheels hanging as on a two-post lift. */
function liftedCar(pen: Pen) {
  pen.path(
    "M0 5C0 10 3 12 9 13L17 20C19 21.5 36 21.5 38 20L46 13C51 12 53 10 53 5C53 3 51 2.5 50 2.5H3C1 2.5 0 3 0 5z",
    "steel",
  );
  pen.path("M13 13L19 18.5H26V13zM28 13V18.5H36L42 13z", "pale");
  pen.rect(0, 8, 3, 2.5, "accent");
  pen.rect(50, 8, 3, 2.5, "pale");
  pen.curve("M27 4V12M4 7.5H49", 0.8, "ink");
  wheel(pen, 11, 2, 5);
  wheel(pen, 42, 2, 5);
}

/** A tow truck with its boom and hook, parked. */
function towTruck(pen: Pen) {
  pen.path("M0 5H34V11H0z", "ink");
  pen.path("M34 5V28H46L53 18L62 16V5z", "accent");
  pen.path("M38 18V25H44.5L49 18z", "lit");
  pen.path("M6 11H34V15H6zM26 11H34V28H31V15H26z", "pale");
  pen.curve("M28 13L6 32M28 22L16 23.5", 2, "steel");
  pen.curve("M6 32V22C8 22 8 18 5 19", 1, "ink");
  pen.rect(38, 28, 6, 2.4, "lit");
  pen.rect(59, 9, 3.5, 3, "lit");
  wheel(pen, 12, 5, 5.5);
  wheel(pen, 51, 5, 5.5);
}
