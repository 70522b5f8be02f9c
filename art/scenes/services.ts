import { band, clumps, ripples } from "../parts.ts";
import { round } from "../pen.ts";
import { cypress } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const services: Scene = {
  subject: "a train crosses a stone viaduct over a river",
  hour: "dusk",
  seed: 197,
  width: 300,
  height: 124,
  place: {
    wide: { size: 0.76, x: 0.56 },
    card: { size: 0.64, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.3, y: 0.2, radius: 0.09 },
  ground: false,
  draw(pen, _crop, view) {
    const left = round(view.left - 5);
    const right = round(view.right + 5);
    band(pen, view, 2, "ridge2");
    ripples(
      pen,
      view.left,
      view.right,
      { top: -3, bottom: view.bottom, count: 11, seed: 35, length: 22 },
      "ridge1",
    );
    // Arches: the wall, with openings that show the view behind it.
    let wall = `M${left} 84H${right}V70`;
    const from = Math.ceil((view.right + 40) / 44) * 44;
    for (let x = from; x > view.left - 44; x -= 44)
      wall += `H${x}V-6H${x - 9}V48A17.500 17.500 0 0 1 ${x - 44} 48V-6`;
    pen.path(`${wall}H${left}z`, "steel");
    let [rings, stones, wakes] = ["", "", ""];
    for (let x = from; x > view.left - 44; x -= 44) {
      rings += `M${x - 9} 48A17.500 17.500 0 0 1 ${x - 44} 48h-2.500A20 20 0 0 0 ${x - 6.5} 48z`;
      // Imposts, and feet that go down into the water.
      stones += `M${x - 11} 44h13v5h-13zM${x - 12} -12h15v12h-15z`;
      wakes += `M${x - 16} -10h23`;
    }
    pen.path(rings, "pale");
    pen.path(stones, "ink");
    pen.curve(wakes, 2.4, "ridge1");
    pen.rect(left, 80, right - left, 6, "ink");
    pen.rect(left, 86, right - left, 1.6, "pale");
    // Banks.
    pen.path(
      `M${left} ${round(view.bottom - 5)}V40C${round(Math.min(left + 30, -10))} 44 20 30 44 10C60 -2 80 -8 110 ${round(view.bottom - 5)}z`,
      "ground",
    );
    pen.path(
      `M${right} ${round(view.bottom - 5)}V30C286 30 270 12 252 2C236 -8 220 -10 200 ${round(view.bottom - 5)}z`,
      "ground",
    );
    for (const [x, y, size] of [
      [8, 30, 32],
      [22, 22, 24],
      [280, 16, 28],
      [292, 22, 20],
    ] as const)
      cypress(pen, x, y, size);
    // The train: engine at the left, two coaches, a freight car.
    pen.path(
      "M14 92H78V116H40C34 116 34 110 30 108H22C16 108 14 104 14 98z",
      "accent",
    );
    pen.path("M42 104H52V112H42z", "lit");
    pen.path("M14 92H78V97H14z", "ink");
    pen.curve("M18 101H78", 1.6, "pale");
    pen.rect(58, 116, 10, 3, "ink");
    pen.circle(17, 104, 2.4, "lit");
    for (const x of [82, 148]) {
      pen.path(`M${x} 92h62v20c0 3 -2 5 -5 5h-52c-3 0 -5 -2 -5 -5z`, "ink");
      pen.windows(
        { x: x + 3, y: 100, width: 56, height: 12, columns: 6, rows: 1 },
        { seed: x, share: 0.92, fill: 0.64 },
      );
      pen.curve(`M${x + 1} 98h60`, 1.4, "accent");
    }
    pen.rect(214, 93, 62, 22, "pale");
    pen.rect(212, 91, 66, 3, "ink");
    pen.rect(276, 97, 2.5, 3.5, "accent");
    pen.curve(
      "M222 96V112M230 96V112M238 96V112M246 96V112M254 96V112M262 96V112M270 96V112",
      1.2,
      "ridge1",
    );
    let wheels: number[] = [];
    for (const x of [
      22, 32, 60, 70, 90, 100, 126, 136, 156, 166, 192, 202, 222, 232, 258, 268,
    ])
      wheels = [...wheels, x, 90, 3.4];
    clumps(pen, wheels, "ink");
    pen.curve("M76 93H84M142 93H150M208 93H216", 1.6, "ink");
  },
};
