import { strokes } from "../parts.ts";
import { round } from "../pen.ts";
import { fence } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const notFound: Scene = {
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
    pen.curve("M148 8L165 116M184 8L167 116", 2.8, "thin");
    pen.curve(
      "M150 24H182M153 48H179M157 72H175M160.500 94H171.500M150 24L179 48M182 24L153 48L175 72M179 48L157 72L171.500 94M175 72L160.500 94L167 112",
      1.3,
      "thin",
    );
    pen.rect(158, 94, 16, 3, "thin");
    pen.path("M170 124L198 132V114L192 118z", "accent");
    let vanes = "";
    for (let vane = 0; vane < 16; vane++) {
      const angle = (vane * Math.PI) / 8;
      const point = (radius: number, turn: number) =>
        `${round(162 + radius * Math.cos(angle + turn))} ${round(124 + radius * Math.sin(angle + turn))}`;
      vanes += `M${point(10, -0.08)}L${point(31, -0.14)}L${point(31, 0.12)}L${point(10, 0.1)}z`;
    }
    pen.path(vanes, "pale");
    pen.curve("M140 124a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z", 1, "thin");
    pen.circle(162, 124, 5, "thin");
    pen.path("M138 4h36v13h-36z", "steel");
    pen.ellipse(156, 17, 18, 2.6, "ridge1");
  },
};
