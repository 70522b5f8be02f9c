import { band, clumps, sash } from "../parts.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const personal: Scene = {
  subject: "a small street of different homes, and a camper",
  hour: "dusk",
  seed: 193,
  width: 306,
  height: 124,
  place: {
    wide: { size: 0.7, x: 0.54 },
    card: { size: 0.6, x: 0.5 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.72, y: 0.32, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -32, width: 44, height: 54, seed: 50 });
    tree(pen, { x: 186, width: 38, height: 64, seed: 55 });
    // A-frame cabin.
    pen.path("M0 0L34 84L68 0z", "accent");
    pen.path("M9 0L34 64L59 0z", "ink");
    pen.path("M20 30H48L34 58z", "lit");
    pen.curve("M34 58V30", 1.2, "ink");
    sash(pen, [20, 6, 11, 16], [2, 2]);
    pen.rect(38, 0, 10, 22, "accent");
    // Tall house with a turret.
    pen.rect(82, 0, 46, 74, "pale");
    pen.path("M78 72L105 104L132 72z", "ink");
    pen.path("M118 0H140V86H118z", "steel");
    pen.path("M114 84L129 122L144 84z", "accent");
    for (const y of [44, 66]) pen.path(`M123 ${y}h12v10h-12z`, "lit");
    sash(pen, [88, 46, 9, 16], [1, 2]);
    sash(pen, [103, 46, 9, 16], [1, 2]);
    pen.circle(105, 82, 5, "lit");
    pen.path("M76 30L82 37H116V30z", "ink");
    pen.curve("M79 0V31M97 0V31M114 0V31", 1.8, "ink");
    pen.rect(84, 2, 10, 22, "accent");
    sash(pen, [101, 10, 11, 14], [2, 2]);
    pen.rect(122, 10, 14, 18, "lit");
    pen.curve("M129 10V28", 1, "ink");
    // Modern house under a butterfly roof.
    pen.rect(204, 0, 62, 36, "ink");
    pen.path("M196 52L232 38L272 56L273 50L232 31L195 46z", "pale");
    pen.path("M204 36V46L232 36L266 49V36z", "steel");
    sash(pen, [209, 8, 26, 22], [3, 1]);
    pen.rect(240, 0, 10, 27, "accent");
    pen.rect(254, 16, 8, 11, "lit");
    // Camper, parked for the night.
    pen.path(
      "M158 -2H146C142 -2 140 2 140 8V14C140 24 146 28 154 28H176C186 28 190 22 190 14V4C190 0 188 -2 184 -2z",
      "pale",
    );
    pen.curve("M141 12H189", 1.4, "accent");
    pen.path(
      "M146 15h12v8h-9c-2 0 -3 -2 -3 -4zM174 15h11c0 5 -2 8 -6 8h-5z",
      "lit",
    );
    pen.rect(161, 0, 9, 23, "steel");
    pen.circle(150, -2, 5, "ink");
    pen.circle(181, -2, 5, "ink");
    // Apartments at the corner.
    pen.rect(276, 0, 30, 72, "accent");
    pen.rect(273, 70, 36, 5, "ink");
    pen.windows(
      { x: 278, y: 16, width: 26, height: 52, columns: 3, rows: 3 },
      { seed: 6, share: 1, fill: 0.55 },
    );
    pen.curve("M277 31H305M277 49H305", 1, "ink");
    pen.rect(285, 0, 11, 14, "ink");
    clumps(pen, [70, 4, 6, 77, 3, 5, 146, -4, 4, 200, 4, 6, 270, 4, 6], "leaf");
    fence(pen, 52, 78, { height: 9, step: 5, width: 1.2 }, "pale");
    band(pen, view, -6, "steel", -10);
  },
};
