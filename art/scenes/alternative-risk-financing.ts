import { clumps } from "../parts.ts";
import { cypress } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const alternativeRiskFinancing: Scene = {
  subject: "a dam between two bluffs holds a lake, and lets out what is needed",
  hour: "noon",
  seed: 109,
  width: 240,
  height: 126,
  place: {
    wide: { size: 0.7, x: 0.6 },
    card: { size: 0.64, x: 0.54 },
    square: { size: 0.52, x: 0.54 },
  },
  sun: { x: 0.27, y: 0.24, radius: 0.1 },
  ground: "leaf",
  draw(pen, crop, view) {
    const right = view.right + 5;
    const left = view.left - 5;
    // The lake behind, with a sail; far shores rise on both sides.
    pen.path(
      "M-30 84H270C262 116 222 112 190 104H56C32 112 -20 120 -30 84z",
      "ridge3",
    );
    pen.rect(20, 70, 200, 35, "ridge1");
    pen.curve(
      "M64 101H92M150 99H178M108 96H136M84 92H98M166 93H190",
      1.2,
      "pale",
    );
    pen.path("M120 99h16l-3 -4h-10z", "ink");
    pen.path("M127 100V120L114 102zM129.500 101V117L139 102z", "pale");
    // The dam: crest road, face with buttresses, spillway with gates.
    pen.path("M26 92C90 82 150 82 214 92L196 -8H44z", "pale");
    pen.path("M22 96C90 85 150 85 218 96V88C150 77 90 77 22 88z", "steel");
    pen.curve(
      "M52 82L62 -4M72 79L77 -4M168 79L163 -4M188 82L178 -4",
      2.4,
      "ridge1",
    );
    pen.path("M88 78H152V84H88z", "ink");
    for (const x of [91, 107, 123, 139]) pen.rect(x, 68, 10, 13, "accent");
    pen.path("M91 68C93 40 90 16 86 -8H154C150 16 147 40 149 68z", "ridge2");
    pen.curve(
      "M96 66C97 40 95 16 93 -4M104 66C104 44 104 14 102 -4M120 66V-4M112 66V20M128 66V10M136 66C136 44 136 14 138 -4M144 66C143 40 145 16 147 -4",
      1.8,
      "pale",
    );
    pen.path(
      "M86 78V94H92V78zM104 78V92H108V78zM118 78V92H122V78zM132 78V92H136V78zM148 78V94H154V78z",
      "steel",
    );
    pen.curve("M22 100C90 89 150 89 218 100", 1, "ink");
    // Bluffs on both sides.
    pen.path(
      `M${left} -10V20C-70 24 -50 104 0 106C12 106 22 102 30 98L37 84L34 66L46 54L43 34L54 22L52 -10z`,
      "ground",
    );
    pen.path(
      `M${right} -10V24C300 30 286 102 240 106C228 107 218 103 210 98L203 84L207 66L194 52L198 32L186 20L188 -10z`,
      "ground",
    );
    pen.curve("M34 66H12M43 34H16M207 66H228M198 32H224", 1.6, "ridge3");
    for (const [x, y, size] of [
      [6, 100, 22],
      [20, 101, 15],
      [226, 100, 22],
      [214, 98, 13],
    ] as const)
      cypress(pen, x, y, size);
    if (crop === "wide")
      for (const [x, y, size] of [
        [-22, 96, 20],
        [-38, 86, 16],
        [-8, 102, 15],
        [262, 95, 20],
        [276, 84, 15],
      ] as const)
        cypress(pen, x, y, size);
    // Power house and the stream that leaves.
    pen.path(
      `M82 -6C104 -2 136 -2 158 -6L${crop === "wide" ? 230 : 190} ${view.bottom}H${crop === "wide" ? 20 : 50}z`,
      "ridge2",
    );
    clumps(
      pen,
      [90, -4, 5, 100, -5, 6, 112, -4, 5, 124, -5, 6, 136, -4, 6, 148, -5, 5],
      "pale",
    );
    pen.rect(160, -8, 34, 22, "ink");
    pen.rect(157, 12, 40, 4, "accent");
    pen.windows(
      { x: 162, y: -4, width: 30, height: 14, columns: 4, rows: 1 },
      { seed: 3, share: 1, fill: 0.6 },
    );
  },
};
