import { sash, star } from "../parts.ts";
import { round } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const portals: Scene = {
  subject:
    "a ranch arch with open gates; the road leads through to lit windows",
  hour: "dusk",
  seed: 163,
  width: 232,
  height: 132,
  place: {
    wide: { size: 0.78, x: 0.62 },
    card: { size: 0.68, x: 0.55 },
    square: { size: 0.52, x: 0.54 },
  },
  sun: { x: 0.3, y: 0.22, radius: 0.09 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -62, width: 58, height: 70, seed: 17 });
      fence(pen, view.left, 14, {
        height: 26,
        step: 21,
        width: 2.4,
        rails: 3,
        y: -4,
      });
      fence(pen, 218, view.right, {
        height: 26,
        step: 21,
        width: 2.4,
        rails: 3,
        y: -4,
      });
    }
    // The rise, the house at the road's end, the road.
    pen.path(
      `M${round(view.left - 5)} 4C40 6 70 26 116 28S190 8 ${round(view.right + 5)} 4V-8H${round(view.left - 5)}z`,
      "leaf",
    );
    pen.rect(100, 26, 34, 14, "ink");
    pen.path("M96 39L106 50H128L138 39z", "ink");
    sash(pen, [105, 29, 7, 7], [2, 1]);
    sash(pen, [122, 29, 7, 7], [2, 1]);
    pen.rect(114.5, 27, 5, 10, "accent");
    pen.path(
      `M115 27C112 18 120 14 112 6C104 0 84 -4 56 ${round(view.bottom - 5)}H176C150 -6 138 0 130 6C124 14 122 18 119 27z`,
      "pale",
    );
    // Open leaves, swung toward us.
    for (const mirror of [false, true])
      pen.group({ x: mirror ? 200 : 32, y: 0, mirror }, () => {
        pen.curve(
          "M6 2L40 -9M6 12L40 7M6 22L40 22M6 32L40 37M6 2V34M40 -9V37M23 -3.500V34.500M6 34L40 -8",
          2.6,
          "ink",
        );
      });
    // Stone pillars, the beam and its star.
    for (const x of [14, 194]) {
      pen.path(`M${x - 3} -8h30v8h-4v88h-22v-88h-4z`, "steel");
      pen.path(
        `M${x + 2} 4h9v8h-9zM${x + 13} 14h9v9h-9zM${x + 3} 28h8v7h-8zM${x + 12} 40h9v9h-9zM${x + 2} 52h8v10h-8zM${x + 13} 66h8v8h-8zM${x + 3} 76h9v8h-9z`,
        "ridge1",
      );
      pen.rect(x - 3, 88, 30, 6, "pale");
      pen.path(`M${x + 7} 94h10v10h-10z`, "ink");
    }
    pen.rect(2, 104, 228, 10, "ink", 3);
    pen.path("M96 114L116 124L136 114z", "ink");
    pen.curve("M38 104L52 92H26M194 104L180 92H206", 3, "ink");
    pen.curve("M92 104V98M140 104V98", 1.6, "pale");
    pen.path("M80 98h72v-24h-72z", "accent");
    star(pen, [116, 85], [10, 3.8], "pale");
    for (const x of [26, 206]) {
      pen.path(`M${x - 5} 62h10l2 12h-14z`, "lit");
      pen.path(`M${x - 8} 74h16l-8 6z`, "ink");
    }
  },
};
