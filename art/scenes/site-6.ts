import { band, sash, strokes } from "../parts.ts";
import { round } from "../pen.ts";
import { cypress, fence } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const siteScenes6 = {
  blog: {
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
      // A small landscape stands up from the right page.
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
      // Lines of the pages, ploughed like fields.
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
  },
  "not-found": {
    subject:
      "a lone road ends at a cattle gate beside a windmill under a big sky",
    hour: "dusk",
    seed: 173,
    width: 200,
    height: 160,
    place: {
      wide: { size: 0.84, x: 0.64 },
      card: { size: 0.78, x: 0.58 },
      square: { size: 0.6, x: 0.58 },
    },
    sun: { x: 0.3, y: 0.52, radius: 0.22 },
    draw(pen, crop, view) {
      pen.path(
        `M${round(view.left - 5)} 12C20 16 120 8 ${round(view.right + 5)} 14V-8H${round(view.left - 5)}z`,
        "leaf",
      );
      // The road, broken off by the gate.
      pen.path(
        `M40 12H82L118 ${round(view.bottom - 5)}H${crop === "wide" ? -40 : -20}z`,
        "steel",
      );
      strokes(
        pen,
        [
          [60, 9, 59, 4],
          [56, -2, 54, -9],
          [50, -16, 46, -26],
        ],
        2,
        "lit",
      );
      fence(pen, view.left, 34, {
        height: 20,
        step: 19,
        width: 2,
        rails: 3,
        y: 9,
      });
      fence(pen, 88, view.right, {
        height: 20,
        step: 19,
        width: 2,
        rails: 3,
        y: 9,
      });
      // The gate.
      pen.curve(
        "M37 12H85M37 18H85M37 24H85M37 30H85M37 36H85M37 12V36M85 12V36M61 12V36M37 36L61 12L85 36",
        2,
        "pale",
      );
      pen.rect(30, 6, 6, 36, "ink");
      pen.rect(86, 6, 6, 36, "ink");
      pen.path("M54 18h14v11h-14z", "accent");
      // A cow looks on.
      pen.group({ x: 112, y: 10 }, () => {
        pen.path(
          "M0 0V14L-2 22C-3 27 0 29 4 29H24C27 29 28 30 30 33L34 34L40 30C42 28 41 25 38 25L34 25L31 19L29 14V0H26L25 11H8L4 12V0z",
          "ink",
        );
        pen.curve(
          "M31 33C27 35 27 39 29 41M35 34C38 35 41 38 40 41",
          1.4,
          "pale",
        );
        pen.curve("M-2 25L-5 10", 1.2, "ink");
        pen.path("M10 29C10 22 18 20 20 29z", "pale");
      });
      // Windmill: tower, tank, wheel with vanes, tail.
      pen.curve("M148 8L165 116M184 8L167 116", 2.8, "ink");
      pen.curve(
        "M150 24H182M153 48H179M157 72H175M160.500 94H171.500M150 24L179 48M182 24L153 48L175 72M179 48L157 72L171.500 94M175 72L160.500 94L167 112",
        1.3,
        "ink",
      );
      pen.rect(158, 94, 16, 3, "ink");
      pen.path("M170 124L198 132V114L192 118z", "accent");
      let vanes = "";
      for (let vane = 0; vane < 16; vane++) {
        const angle = (vane * Math.PI) / 8;
        const point = (radius: number, turn: number) =>
          `${round(162 + radius * Math.cos(angle + turn))} ${round(124 + radius * Math.sin(angle + turn))}`;
        vanes += `M${point(10, -0.08)}L${point(31, -0.14)}L${point(31, 0.12)}L${point(10, 0.1)}z`;
      }
      pen.path(vanes, "pale");
      pen.curve("M140 124a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z", 1, "ink");
      pen.circle(162, 124, 5, "ink");
      pen.path("M138 4h36v13h-36z", "steel");
      pen.ellipse(156, 17, 18, 2.6, "ridge1");
    },
  },
} satisfies Record<string, Scene>;
