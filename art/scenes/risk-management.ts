import { band, ripples, sash } from "../parts.ts";
import { round } from "../pen.ts";
import { fence } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const riskManagement: Scene = {
  subject: "a banded lighthouse on a rock throws its beams over the water",
  hour: "noon",
  seed: 137,
  width: 170,
  height: 206,
  place: {
    wide: { size: 0.9, x: 0.7 },
    card: { size: 0.86, x: 0.64 },
    square: { size: 0.68, x: 0.62 },
  },
  sun: { x: 0.26, y: 0.55, radius: 0.16 },
  ground: false,
  draw(pen, crop, view) {
    // Beams, then the sea.
    pen.path(
      `M112 166L${round(view.left - 9)} 206V150zM112 166L${round(view.right + 9)} 190V152z`,
      "skyLow",
    );
    band(pen, view, 16, "ridge3");
    ripples(
      pen,
      view.left,
      view.right,
      {
        top: 13,
        bottom: view.bottom,
        count: crop === "wide" ? 22 : 14,
        seed: 15,
        length: 16,
      },
      "ridge1",
    );
    if (crop === "wide")
      // A shrimp boat out at sea.
      pen.group({ x: -96, y: 10 }, () => {
        pen.curve(
          "M20 6V40M20 38L-8 24M20 38L48 22M-8 24L-2 8M48 22L40 8",
          1.2,
          "ink",
        );
        pen.path("M-10 10L-4 -2H46L54 14L30 8H4z", "accent");
        pen.rect(8, 8, 18, 13, "pale");
        pen.rect(6, 20, 22, 3, "ink");
        pen.rect(11, 12, 12, 5, "steel");
      });
    // The rock and the keeper's house.
    pen.path(
      "M26 4L38 18L46 20L58 32L84 34L92 38H142L152 28L164 22L172 4C150 -6 60 -6 26 4z",
      "ink",
    );
    pen.path("M58 32L66 18L60 8M142 38L134 20L140 8", "steel");
    pen.path("M46 20L58 32L66 20L60 8zM152 28L164 22L160 10L146 16z", "steel");
    pen.rect(58, 32, 40, 22, "pale");
    pen.rect(66, 62, 7, 16, "ink");
    pen.path("M52 52L62 70H98V52z", "accent");
    sash(pen, [64, 38, 10, 10]);
    pen.rect(82, 33, 8, 16, "ink");
    // Tower with its bands.
    pen.path("M92 36L101 146H123L132 36z", "pale");
    pen.path(
      "M94.600 68L96.700 94H127.300L129.400 68zM98.900 120L100.500 140H123.500L125.100 120z",
      "accent",
    );
    pen.path("M106 36h12v13a6 6 0 0 1 -12 0z", "ink");
    pen.path("M109 76h6v9h-6zM109.500 104h5v8h-5z", "ink");
    // Gallery, lantern and cap.
    pen.path("M100 146H124L130 152H94z", "ink");
    fence(pen, 94, 130, { height: 9, step: 6, width: 1.1, y: 152, rails: 1 });
    pen.rect(103, 152, 18, 23, "lit");
    pen.curve(
      "M107.500 152V175M112 152V175M116.500 152V175M103 164H121",
      1,
      "ink",
    );
    pen.path(
      "M100 174H124C122 184 118 188 112 188C106 188 102 184 100 174z",
      "ink",
    );
    pen.curve("M112 188V196", 1.6, "ink");
    // Surf.
    pen.curve(
      "M10 4q7 -5 14 0q7 -5 14 0q7 -5 14 0q7 -5 14 0M134 3q7 -5 14 0q7 -5 14 0q7 -5 14 0",
      2.2,
      "pale",
    );
    pen.curve("M60 -4q7 -4 14 0q7 -4 14 0q7 -4 14 0", 1.6, "ridge1");
  },
};
