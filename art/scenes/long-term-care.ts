import { sash, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { round } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const longTermCare: Scene = {
  subject:
    "an old woman in a wheelchair and her aide on the porch of a house, which has a ramp with a rail",
  hour: "evening",
  seed: 1853,
  width: 236,
  height: 128,
  place: {
    wide: { size: 0.8, x: 0.62 },
    card: { size: 0.66, x: 0.54 },
    post: { size: 0.74, x: 0.56 },
    square: { size: 0.5, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.4, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -64, width: 70, height: 96, seed: 22 });
    tree(pen, { x: 232, width: 56, height: 90, seed: 25 });
    // The house and its chimney.
    pen.rect(160, 92, 14, 36, "ink");
    pen.rect(40, 18, 160, 62, "pale");
    pen.path("M28 78L62 116H178L212 78z", "accent");
    sash(pen, [54, 36, 26, 32]);
    sash(pen, [160, 36, 26, 32]);
    pen.rect(106, 18, 28, 52, "ink");
    pen.rect(109, 18, 22, 49, "lit");
    // The porch.
    pen.rect(20, 70, 180, 8, "steel");
    strokes(pen, [[26, 18, 26, 72], [92, 18, 92, 72], [148, 18, 148, 72], [194, 18, 194, 72]], 4, "ink"); // prettier-ignore
    pen.rect(14, 10, 192, 8, "steel");
    pen.rect(14, -6, 192, 16, "ink");
    // The ramp.
    pen.path("M14 18L-46 -4V-10H14z", "steel");
    strokes(pen, [[14, 40, -44, 18], [14, 18, 14, 40], [-15, 8, -15, 29], [-44, -4, -44, 18]], 2.4, "thin"); // prettier-ignore
    // In the chair.
    strokes(pen, [[48, 52, 50, 33, 66, 32, 70, 22]], 2.6, "ink");
    person(
      pen,
      { x: 56, y: 35, height: 40 },
      {
        skin: "deep",
        top: "body",
        hair: "steel",
        pose: "sit",
        arms: [[3, 21, 11, 17]],
      },
    );
    strokes(pen, [[55, 35, 67, 34, 70, 23]], 6, "ridge3");
    wheel(pen, 54, 29, 11, "ink", "pale");
    wheel(pen, 70, 22, 4, "ink", "pale");
    person(
      pen,
      { x: 38, y: 18, height: 52 },
      { skin: "fair", top: "accent", long: true, arms: [[4, 22, 8, 22]] },
    );
    shrubs(pen, 150, 206, { y: -6, size: 14, seed: 5 });
    pen.path(`M-46 -8H${round(view.left - 5)}V-16H-46z`, "steel");
  },
};
