import { clumps } from "../parts.ts";
import { cypress, fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const serviceScenes6 = {
  "alternative-risk-financing": {
    subject:
      "a dam between two bluffs holds a lake, and lets out what is needed",
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
  },
  "loss-control": {
    subject: "a fire lookout tower above the trees, and a hydrant in front",
    hour: "noon",
    seed: 113,
    width: 190,
    height: 170,
    place: {
      wide: { size: 0.84, x: 0.66 },
      card: { size: 0.8, x: 0.62 },
      square: { size: 0.62, x: 0.6 },
    },
    sun: { x: 0.33, y: 0.58, radius: 0.15 },
    draw(pen, crop, view) {
      // Pines on a slope.
      pen.path(
        `M${view.left - 5} 8C-20 12 40 10 120 22C160 26 190 14 ${view.right + 5} 10V-9H${view.left - 5}z`,
        "ridge3",
      );
      const pines = [
        [92, 18, 44],
        [108, 20, 34],
        [172, 18, 50],
        [186, 14, 34],
        [76, 14, 28],
      ];
      if (crop === "wide")
        pines.push(
          [-150, -2, 44],
          [-128, -2, 60],
          [-104, 0, 40],
          [-60, 2, 34],
          [-76, 1, 50],
          [214, 12, 44],
          [228, 10, 32],
        );
      for (const [x = 0, y = 0, height = 0] of pines) {
        const h = height / 4;
        pen.path(
          `M${x} ${y + height}l${h * 0.6} -${h * 1.4}h-${h * 0.25}l${h * 0.5} -${h * 1.2}h-${h * 0.3}l${h * 0.6} -${h * 1.4 - 3}h-${h * 2.3}l${h * 0.6} ${h * 1.4 - 3}h-${h * 0.3}l${h * 0.5} ${h * 1.2}h-${h * 0.25}z`,
          "leaf",
        );
        pen.rect(x - 1.2, y - 3, 2.4, 4, "ink");
      }
      // The tower: legs, braces, stair, cabin with a walk round it.
      pen.curve("M114 14L127 118M166 14L153 118", 4, "ink");
      pen.curve("M117 38H163M120 64H160M123.500 92H156.500", 2.4, "ink");
      pen.curve(
        "M115 16L163 38M165 16L117 38M117 38L160 64M163 38L120 64M120 64L156.500 92M160 64L123.500 92M123.500 92L153 117M156.500 92L127 117",
        1.4,
        "ink",
      );
      pen.curve("M130 16L150 38L131 64L149 92L138 117", 2, "accent");
      pen.rect(112, 116, 56, 5, "ink");
      fence(
        pen,
        113,
        167,
        { height: 9, step: 6, width: 1.1, y: 121, rails: 1 },
        "ink",
      );
      pen.rect(120, 121, 40, 27, "accent");
      pen.rect(122, 131, 36, 13, "lit");
      pen.curve("M131 131V144M140 131V144M149 131V144", 1.4, "ink");
      pen.path("M108 147L140 164L172 147z", "ink");
      pen.curve("M140 162V176", 1.4, "ink");
      pen.path("M140 176L152 172.500L140 169z", "accent");
      // The hydrant.
      pen.group({ x: 36, y: -8 }, () => {
        pen.ellipse(0, 1, 32, 4, "ink");
        pen.path("M-22 0h44v7h-5v4h-34v-4h-5z", "steel");
        pen.path("M-15 10h30v44h-30z", "accent");
        pen.path("M-20 50h40v7h-40z", "pale");
        pen.path("M-16 57C-16 70 -8 77 0 77C8 77 16 70 16 57z", "accent");
        pen.path("M-4 76h8v7h-8z", "pale");
        pen.path("M-27 27h12v16h-12zM15 27h12v16h-12z", "accent");
        pen.path("M-31 25h6v20h-6zM25 25h6v20h-6z", "pale");
        pen.circle(0, 33, 11, "pale");
        pen.circle(0, 33, 7, "steel");
        pen.path("M0 38l4.300 -2.500v-5l-4.300 -2.500l-4.300 2.500v5z", "ink");
        pen.curve("M-9 14V50", 2, "lit");
      });
      grass(pen, -4, 100, { y: -9, count: 6, seed: 31 });
    },
  },
} satisfies Record<string, Scene>;
