import { strokes } from "../parts.ts";
import { cypress, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const careers: Scene = {
  subject:
    "climbers on a trail that winds to a flag on the summit, a lit tent below",
  hour: "dusk",
  seed: 157,
  width: 240,
  height: 176,
  place: {
    wide: { size: 0.84, x: 0.64 },
    card: { size: 0.8, x: 0.55 },
    square: { size: 0.62, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.34, radius: 0.1 },
  draw(pen, crop) {
    if (crop === "wide")
      for (const [x, size] of [
        [-150, 34],
        [-132, 48],
        [-116, 30],
        [-36, 30],
        [270, 40],
      ] as const)
        cypress(pen, x, -2, size);
    // The mountain and its shaded sides.
    pen.path(
      "M-10 -8L52 58L66 56L92 92L104 88L156 152L174 118L182 120L202 70L212 68L240 -8z",
      "ink",
    );
    pen.path(
      "M156 152L134 125L144 112L138 92L150 70L140 40L156 12L150 -8H-10L52 58L66 56L92 92L104 88z",
      "ridge3",
    );
    pen.path("M52 58L66 56L74 67L66 40L74 20L60 -8H40L54 24z", "ridge2");
    pen.path("M104 88L134 125L128 104L116 84L122 58L104 30L98 64z", "ridge2");
    pen.path("M156 152L143 136L150 130L154 136L160 126L168 133z", "pale");
    // The trail.
    pen.curve(
      "M36 -6C60 4 120 2 126 14S70 26 78 38S130 48 126 60S104 70 112 80S136 90 136 100",
      2.6,
      "lit",
    );
    strokes(
      pen,
      [
        [136, 100, 142, 108],
        [145, 114, 150, 121],
        [152, 127, 155, 134],
        [156, 140, 156, 146],
      ],
      1.8,
      "lit",
    );
    // The flag.
    pen.curve("M156 150V176", 2, "pale");
    pen.path(
      "M157 176C166 180 172 172 184 175L180 168L184 160C172 158 166 166 157 161z",
      "accent",
    );
    // Two climbers, roped, on the shoulder.
    const climber = (x: number, y: number, coat: "accent" | "pale") =>
      pen.group({ x, y, scale: 1.15 }, () => {
        pen.curve("M-3 0L0 8L5 3M0 8L2 15", 2.6, "ink");
        pen.path("M-2 7L4 7L6 16L0 17z", coat);
        pen.path("M-6 8L-1 7L0 16L-5 16z", "steel");
        pen.circle(4.5, 20, 3, "ink");
        pen.curve("M4 14L10 12M11 16L10 1", 1.4, "ink");
      });
    pen.curve("M54 68Q70 62 80 86", 0.9, "pale");
    climber(50, 58, "accent");
    climber(76, 70, "pale");
    // The camp.
    pen.group({ x: 4, y: -8 }, () => {
      pen.path("M-6 0L16 28L38 0z", "accent");
      pen.path("M8 0L16 28L24 0z", "lit");
      pen.path("M16 28L38 0H50L28 26z", "steel");
      pen.curve("M16 28L14 31M16 28L18 31", 1.4, "ink");
    });
    grass(pen, 52, 210, { y: -8, count: 7, seed: 14 }, "leaf");
  },
};
