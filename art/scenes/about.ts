import { round } from "../pen.ts";
import { cypress, fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const about: Scene = {
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
    // Foothills with cedars; the road goes over their crest.
    const right = round(view.right + 5);
    const left = round(view.left - 5);
    const bottom = round(view.bottom - 5);
    pen.path(
      `M${left} 10C${round(left / 2)} 26 30 24 84 10C108 4 126 16 148 16C180 16 196 24 226 22C250 22 260 16 ${right} 12V${bottom}H${left}z`,
      "leaf",
    );
    pen.path(
      `M144.500 16C140 10 158 6 138 -1C112 -10 74 -8 56 ${bottom}H132C122 -14 152 -8 160 2C166 9 150 12 151.500 16z`,
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
      fence(pen, left, 13, { height: 12, step: 15, y: 1, width: 1.7 });
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
};
