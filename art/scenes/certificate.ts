import { strokes } from "../parts.ts";
import { person } from "../people.ts";
import { fence } from "../plants.ts";
import { round } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const certificate: Scene = {
  subject:
    "a billboard by a highway shows a certificate with its seal, and a person on the catwalk reads it through a magnifier",
  hour: "noon",
  seed: 1811,
  width: 220,
  height: 140,
  place: {
    wide: { size: 0.8, x: 0.62 },
    card: { size: 0.7, x: 0.54 },
    post: { size: 0.76, x: 0.56 },
    square: { size: 0.54, x: 0.54 },
  },
  sun: { x: 0.16, y: 0.3, radius: 0.1 },
  draw(pen, _crop, view) {
    fence(pen, view.left, view.right, {
      height: 14,
      step: 24,
      width: 2,
      rails: 2,
      y: 0,
    });
    strokes(pen, [[46, -6, 46, 44], [110, -6, 110, 44], [174, -6, 174, 44]], 6, "steel"); // prettier-ignore
    strokes(pen, [[46, 4, 110, 40], [174, 4, 110, 40]], 2, "steel"); // prettier-ignore
    pen.rect(6, 46, 208, 92, "ink", 3);
    pen.rect(11, 51, 198, 82, "pale", 1);
    // What it says: two parties above, three lines with their amounts below.
    pen.rect(20, 118, 70, 7, "ridge3");
    strokes(pen, [[20, 109, 84, 109], [20, 102, 72, 102], [118, 109, 198, 109], [118, 102, 176, 102]], 2.4, "steel"); // prettier-ignore
    pen.rect(20, 92, 180, 1.6, "ridge2");
    for (const [index, wide] of [44, 58, 36].entries()) {
      const y = 84 - index * 12;
      pen.rect(20, y - 2.5, 5, 5, "accent");
      strokes(pen, [[32, y, 32 + wide, y], [112, y, 148, y]], 2.4, "steel"); // prettier-ignore
    }
    // The seal.
    pen.polygon([[172, 72], [168, 54], [179, 60], [190, 54], [186, 72]], "accent"); // prettier-ignore
    pen.circle(179, 76, 14, "accent");
    pen.circle(179, 76, 7, "lit");
    // The catwalk and its lamps.
    pen.rect(0, 40, 220, 4, "steel");
    strokes(pen, [[30, 44, 24, 36], [190, 44, 196, 36]], 2, "ink"); // prettier-ignore
    person(
      pen,
      { x: 92, y: 44, height: 38 },
      { skin: "tan", top: "accent", arms: [[4, 22, 12, 27]] },
    );
    pen.curve("M105 72L112 79", 2.4, "ink");
    pen.circle(116.5, 83.5, 8, "ink");
    pen.circle(116.5, 83.5, 6, "lit");
    strokes(pen, [[112.5, 84, 120.5, 84]], 2.6, "steel");
    pen.path(
      `M${round(view.left - 5)} -14H${round(view.right + 5)}V-30H${round(view.left - 5)}z`,
      "steel",
    );
  },
};
