import { band, sash } from "../parts.ts";
import { cypress } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const blog: Scene = {
  subject: "a reading lamp over an open book whose pages are hills",
  hour: "dusk",
  seed: 167,
  width: 240,
  height: 156,
  place: {
    wide: { size: 0.84, x: 0.62 },
    card: { size: 0.76, x: 0.55 },
    square: { size: 0.58, x: 0.54 },
  },
  sun: { x: 0.14, y: 0.24, radius: 0.07 },
  draw(pen, crop, view) {
    // Light of the lamp.
    pen.path("M134 118L170 122L232 40L20 34z", "skyLow");
    // A small landscape rises from the right page.
    pen.path("M120 38L146 66L158 56L182 82L214 42z", "ridge3");
    pen.path("M182 82L214 42H190L184 60z", "ink");
    pen.path("M146 66L158 56L164 62L150 40H144z", "ink");
    cypress(pen, 52, 46, 30);
    cypress(pen, 63, 48, 22);
    pen.rect(74, 46, 24, 15, "ink");
    pen.path("M70 60L86 74L102 60z", "accent");
    sash(pen, [78, 50, 6, 7], [2, 2]);
    pen.rect(88, 46, 5, 10, "lit");
    // Cover, leaves, open pages.
    pen.path(
      "M114 -9L10 6C6 7 4 9 4 12V34L114 14L224 34V12C224 9 222 7 218 6z",
      "accent",
    );
    pen.path(
      "M114 0C90 16 46 22 10 14V40C46 50 92 44 114 20C136 44 182 50 218 40V14C182 22 138 16 114 0z",
      "ridge1",
    );
    pen.path(
      "M114 8C90 24 46 30 10 22V44C46 56 92 52 114 24C136 52 182 56 218 44V22C182 30 138 24 114 8z",
      "pale",
    );
    pen.curve("M10 18C46 26 90 20 114 4C138 20 182 26 218 18", 1, "ridge3");
    pen.curve("M114 24V2", 1.6, "ridge2");
    // Lines of the pages, plowed like fields.
    pen.curve(
      "M22 41C48 47 78 44 98 31M20 34.500C50 42 82 37 104 20M22 28C50 34 78 31 98 19M206 41C180 47 150 44 130 31M208 34.500C178 42 146 37 124 20M206 28C180 34 160 32 144 25",
      1.6,
      "ridge2",
    );
    pen.path("M150 20L150 -2L156 3L162 -3V20z", "sun");
    // The lamp: foot, arms with a joint, shade.
    pen.path("M206 -9h34c0 6 -4 9 -9 9h-16c-5 0 -9 -3 -9 -9z", "ink");
    pen.curve("M223 0L236 78L166 138", 4, "ink");
    pen.circle(236, 78, 5, "accent");
    pen.circle(166, 138, 4, "ink");
    pen.path(
      "M126 116L136 140C140 148 152 152 160 148C168 144 172 138 178 122z",
      "accent",
    );
    pen.path("M136 117C138 106 160 108 164 120z", "lit");
    pen.path("M124 114L180 120L179 124L125 118z", "ink");
    if (crop === "wide") {
      // Books stacked beside, and a cup.
      pen.rect(-92, -9, 70, 11, "steel", 2);
      pen.rect(-88, 2, 60, 9, "pale", 2);
      pen.rect(-94, 11, 64, 10, "accent", 2);
      pen.curve("M-80 -9V2M-40 11V21", 2, "ink");
      pen.path("M-76 21h22l-3 16h-16z", "pale");
      pen.curve(
        "M-56 34c9 1 9 -9 1 -9M-70 42c-3 4 3 6 0 10M-62 42c-3 4 3 6 0 10",
        1.8,
        "pale",
      );
    }
    band(pen, view, -8, "ground");
  },
};
