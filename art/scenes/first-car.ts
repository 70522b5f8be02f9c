import { boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";
import { car } from "../vehicles.ts";

export const firstCar: Scene = {
  subject:
    "a father hands the key of a used car to his daughter in the driveway; the house has a basketball hoop over the garage",
  hour: "evening",
  seed: 2063,
  width: 254,
  height: 118,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.62, x: 0.52 },
    post: { size: 0.7, x: 0.53 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.42, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -64, width: 66, height: 92, seed: 41 });
    house(pen);
    drive(pen, view);
    car(pen, { x: 86, y: -6, scale: 0.86 }, "body", "lit");
    // The sign that sold it.
    pen.rect(96, 24, 16, 9, "pale");
    strokes(pen, [[98.5, 28.5, 109.5, 28.5]], 2, "accent");
    person(
      pen,
      { x: 168, y: -7, height: 48 },
      { skin: "brown", top: "leaf", arms: [[-3, 22, -7, 14], [4, 23, 13, 25]] }, // prettier-ignore
    );
    person(
      pen,
      { x: 204, y: -7, height: 43, mirror: true },
      { skin: "brown", top: "accent", legs: "ridge3", long: true, arms: [[-3, 22, -6, 14], [4, 23, 11, 28]] }, // prettier-ignore
    );
    // The key.
    pen.circle(188, 28, 2.4, "lit");
    strokes(pen, [[188, 26, 188, 20, 190, 20]], 1.4, "lit");
  },
};

function house(pen: Pen) {
  pen.rect(30, 92, 12, 24, "steel");
  pen.rect(6, 0, 236, 58, "pale");
  pen.path("M-4 56L30 96H150L178 56z", "accent");
  pen.path("M132 56L186 106L252 56z", "accent");
  pen.path("M146 58L187 97L238 58z", "pale");
  sash(pen, [20, 24, 28, 24], [2, 2]);
  sash(pen, [92, 24, 28, 24], [2, 2]);
  pen.rect(60, 2, 20, 44, "ink");
  pen.rect(62, 2, 16, 42, "leaf");
  pen.circle(75, 22, 1.4, "lit");
  // The garage and its hoop.
  pen.rect(148, 0, 80, 48, "steel");
  strokes(pen, [[148, 12, 228, 12], [148, 24, 228, 24], [148, 36, 228, 36]], 1.2, "ink"); // prettier-ignore
  boxes(pen, [[154, 38, 14, 7], [172, 38, 14, 7], [190, 38, 14, 7], [208, 38, 14, 7]], "lit"); // prettier-ignore
  pen.rect(172, 62, 32, 22, "skyLow", 1);
  pen.curve("M172 62h32v22h-32z", 1.6, "ink");
  strokes(pen, [[182, 66, 182, 74, 194, 74, 194, 66]], 1.2, "accent"); // prettier-ignore
  pen.ellipse(188, 63, 8, 2.2, "accent");
  strokes(pen, [[181, 62, 184, 53], [188, 61, 188, 53], [195, 62, 192, 53], [183, 57, 193, 57]], 0.8, "ink"); // prettier-ignore
  shrubs(pen, 10, 56, { y: 0, size: 7, seed: 2 });
  shrubs(pen, 84, 142, { y: 0, size: 7, seed: 8 });
}

function drive(pen: Pen, view: View) {
  pen.path(
    `M146 2H230L${round(view.right + 5)} -8V${round(view.bottom - 5)}H${round(view.left - 5)}V-10L20 -9z`,
    "steel",
  );
}
