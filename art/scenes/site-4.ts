import { band, clumps, ripples } from "../parts.ts";
import { round } from "../pen.ts";
import { cypress, fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const siteScenes4 = {
  services: {
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
      // Arches: the wall, with openings that show what lies behind.
      let wall = `M${left} 84H${right}V70`;
      const from = Math.ceil((view.right + 40) / 44) * 44;
      for (let x = from; x > view.left - 44; x -= 44)
        wall += `H${x}V-6H${x - 9}V48A17.500 17.500 0 0 1 ${x - 44} 48V-6`;
      pen.path(`${wall}H${left}z`, "steel");
      for (let x = from; x > view.left - 44; x -= 44) {
        pen.path(`M${x - 12} -8h15v6h-15zM${x - 11} 46h13v4h-13z`, "ink");
        pen.curve(`M${x - 9} 50A17.500 17.500 0 0 1 ${x - 44} 50`, 1.8, "pale");
      }
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
      pen.rect(214, 92, 62, 23, "pale");
      pen.curve(
        "M222 94V113M230 94V113M238 94V113M246 94V113M254 94V113M262 94V113M270 94V113",
        1.2,
        "ridge1",
      );
      let wheels: number[] = [];
      for (const x of [
        22, 32, 60, 70, 90, 100, 126, 136, 156, 166, 192, 202, 222, 232, 258,
        268,
      ])
        wheels = [...wheels, x, 90, 3.4];
      clumps(pen, wheels, "ink");
      pen.curve("M76 93H84M142 93H150M208 93H216", 1.6, "ink");
    },
  },
  about: {
    subject:
      "the two peaks of the brokerage's mark with the sun over the lower one; a road and a signpost",
    hour: "dusk",
    seed: 151,
    width: 262,
    height: 156,
    place: {
      wide: { size: 0.84, x: 0.6 },
      card: { size: 0.72, x: 0.52 },
      square: { size: 0.56, x: 0.52 },
    },
    // Drawn with the peaks, as in the mark.
    sun: { x: -1, y: 0.5, radius: 0.1 },
    draw(pen, crop, view) {
      pen.circle(198, 134, 27, "sun");
      pen.path("M40 -8L112 118L148 60L178 98L262 -8z", "ridge3");
      pen.path(
        "M112 118L148 60L138 30L146 8L130 -8H112L118 20L106 44L118 74z",
        "ground",
      );
      pen.path("M178 98L262 -8H196L188 24L194 44L180 62z", "ground");
      pen.path("M112 118L96 90L104 84L108 94L114 78L120 88L124 98z", "pale");
      pen.path("M178 98L166 83L173 78L177 84L182 74L188 85z", "pale");
      // Foothills with cedars, and the road between them.
      const right = round(view.right + 5);
      const left = round(view.left - 5);
      pen.path(
        `M${left} 10C${round(left / 2)} 26 30 24 84 8C130 -6 180 20 226 22C250 22 260 16 ${right} 12V-14H${left}z`,
        "leaf",
      );
      pen.curve("M146 22C128 20 122 15 136 11", 2, "pale");
      pen.path(
        `M135 12C146 6 132 4 120 0C96 -8 84 -12 60 ${round(view.bottom - 5)}H128C116 -14 124 -8 138 -2C156 6 148 10 137 12z`,
        "pale",
      );
      for (const [x, y, size] of [
        [176, 12, 16],
        [186, 14, 22],
        [214, 20, 26],
        [226, 20, 18],
        [242, 17, 22],
        [70, 10, 14],
      ] as const)
        cypress(pen, x, y, size, "ink");
      if (crop === "wide") {
        fence(pen, left, 4, { height: 12, step: 15, y: 1, width: 1.7 });
        for (const [x, size] of [
          [-52, 26],
          [-62, 18],
          [-102, 22],
        ] as const)
          cypress(pen, x, 16, size, "ink");
      }
      // The signpost.
      pen.rect(25, -8, 5, 76, "ink");
      pen.path("M24 66h7l-3.500 5z", "ink");
      pen.path("M10 48H46L55 54.500L46 61H10z", "accent");
      pen.path("M44 29H12L4 35L12 41H44z", "pale");
      pen.circle(27.5, 54.5, 1.4, "ink");
      pen.circle(27.5, 35, 1.4, "ink");
      grass(pen, 14, 44, { y: -8, count: 4, seed: 11 });
    },
  },
} satisfies Record<string, Scene>;
