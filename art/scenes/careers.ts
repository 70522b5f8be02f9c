import { strokes } from "../parts.ts";
import { person, type Person } from "../people.ts";
import { cypress, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const careers: Scene = {
  subject:
    "hikers on a trail that winds from a lit tent to a flag on the summit",
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
      "M156 152L146 128L151 112L142 92L150 70L140 40L156 12L150 -8H-10L52 58L66 56L92 92L104 88z",
      "ridge3",
    );
    pen.path("M52 58L66 56L74 67L66 40L74 20L60 -8H40L54 24z", "ridge2");
    pen.path("M104 88L130 120L126 104L116 84L122 58L104 30L98 64z", "ridge2");
    pen.path("M156 152L143 136L150 130L154 136L160 126L168 133z", "pale");
    // One trail from the camp to the flag, thinner as it climbs.
    pen.curve("M34 -7C70 0 132 -2 138 14S70 28 70 42", 4, "lit");
    pen.curve("M70 42C70 56 132 52 134 66S98 80 104 90", 3, "lit");
    pen.curve("M104 90C112 98 142 94 142 106S138 120 142 128", 2.2, "lit");
    pen.curve("M142 128C145 136 151 142 156 151", 1.6, "ridge2");
    // The flag.
    pen.curve("M156 150V176", 2, "pale");
    pen.path(
      "M157 176C166 180 172 172 184 175L180 168L184 160C172 158 166 166 157 161z",
      "accent",
    );
    // Hikers on the trail, with packs and poles.
    const hiker = (
      x: number,
      y: number,
      height: number,
      look: Person & { mirror?: boolean },
    ) => {
      const { mirror = false, ...look_ } = look;
      person(pen, { x, y, height, mirror }, look_);
      const [scale, side] = [height / 36, mirror ? -1 : 1];
      pen.rect(
        x - (side > 0 ? 9 : -3) * scale,
        y + 15 * scale,
        6 * scale,
        11 * scale,
        "steel",
        scale,
      );
      strokes(
        pen,
        [[x + 10 * side * scale, y + 18 * scale, x + 13 * side * scale, y]],
        scale * 1.4,
        "ink",
      );
    };
    hiker(84, -1, 26, {
      skin: "brown",
      top: "accent",
      pose: "walk",
      arms: [[3, 23, 10, 18]],
    });
    hiker(107, 29, 22, {
      skin: "fair",
      top: "pale",
      pose: "walk",
      long: true,
      mirror: true,
      arms: [[3, 23, 10, 18]],
    });
    hiker(101, 54, 18, {
      skin: "deep",
      top: "accent",
      pose: "walk",
      arms: [[3, 23, 10, 18]],
    });
    hiker(125, 97, 14, {
      skin: "tan",
      top: "pale",
      pose: "walk",
      arms: [[3, 23, 10, 18]],
    });
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
