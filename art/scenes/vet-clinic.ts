import { band, boxes, clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { fence, shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const vetClinic: Scene = {
  subject:
    "a veterinarian with her arm in a sling before her clinic; an assistant leads in a man with a dog, a horse looks over the fence",
  hour: "sunrise",
  seed: 2087,
  width: 270,
  height: 108,
  place: {
    wide: { size: 0.7, x: 0.6 },
    card: { size: 0.57, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.38, radius: 0.13 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -54, width: 60, height: 84, seed: 81 });
    clinic(pen);
    horse(pen);
    fence(pen, view.left - 5, 66, { height: 28, step: 24, width: 2.6, rails: 3, y: -2 }, "pale"); // prettier-ignore
    band(pen, view, -2, "ridge1");
    band(pen, view, -9, "steel");
    shrubs(pen, 78, 118, { y: 0, size: 6, seed: 3 });
    shrubs(pen, 230, 262, { y: 0, size: 6, seed: 5 });
    people(pen);
  },
};

function clinic(pen: Pen) {
  pen.rect(70, 0, 194, 62, "pale");
  pen.path("M62 60H272L262 78H72z", "accent");
  pen.path("M130 60L166 96L202 60z", "ink");
  pen.path("M140 60L166 86L192 60z", "pale");
  // A paw in the gable.
  pen.ellipse(166, 68, 6, 5, "accent");
  clumps(pen, [157.5, 73, 2.6, 162.5, 77.5, 2.8, 169.5, 77.5, 2.8, 174.5, 73, 2.6], "accent"); // prettier-ignore
  sash(pen, [80, 20, 40, 28], [3, 1]);
  sash(pen, [212, 20, 40, 28], [3, 1]);
  // A cat sits in the window.
  pen.path("M226 20C224 30 227 34 229 36L229 41L232 38L236 38L239 41V36C242 32 241 26 240 20zM240 22C246 22 247 28 246 32L244 31C245 27 243 24 240 25z", "ink"); // prettier-ignore
  pen.rect(148, 0, 38, 50, "ink");
  pen.rect(151, 0, 15, 47, "lit");
  pen.rect(168, 0, 15, 47, "lit");
  strokes(pen, [[164, 20, 164, 27], [170, 20, 170, 27]], 1.4, "ink"); // prettier-ignore
  boxes(pen, [
    [134, 0, 4, 60],
    [194, 0, 4, 60],
  ]);
  pen.rect(128, 56, 76, 5, "steel");
  // The room with the X-ray: a picture on its light.
  boxes(pen, [[84, 30, 12, 15]]);
  strokes(
    pen,
    [
      [87, 41, 93, 34],
      [88, 36, 92, 40],
    ],
    1.4,
    "pale",
  );
}

/** It stands behind the fence, its head over the rail. */
function horse(pen: Pen) {
  pen.group({ x: 14, y: 0 }, () => {
    strokes(pen, [[-14, 20, -15, 0], [-8, 20, -6, 0], [12, 20, 11, 0], [17, 20, 19, 0]], 4, "thin"); // prettier-ignore
    pen.path("M-20 34C-22 22 -16 17 -6 18C4 20 12 17 20 18C25 22 26 30 24 36L38 52L44 50C47 48 52 46 53 43C53 40 50 39 47 41L42 42C44 44 42 50 39 58L40 63L35 59C27 58 20 48 14 42C4 40 -14 44 -20 34z", "thin"); // prettier-ignore
    pen.path("M34 60C24 60 18 48 12 43L17 43C22 46 28 54 35 57z", "accent");
    pen.path("M-20 36C-27 34 -27 20 -25 12C-21 18 -22 26 -18 31z", "accent");
    pen.circle(42, 52.5, 1, "pale");
  });
}

function people(pen: Pen) {
  person(
    pen,
    { x: 128, y: -7, height: 48 },
    { skin: "tan", top: "pale", legs: "body", long: true, arms: [[4, 22, 10, 25]] }, // prettier-ignore
  );
  // The sling: her forearm lies across.
  pen.path("M122 20L136 27L138 19L128 14z", "accent");
  strokes(pen, [[126, 29, 133, 20]], 1.6, "accent");
  person(
    pen,
    { x: 196, y: -7, height: 45, mirror: true },
    { skin: "deep", top: "leaf", legs: "leaf", arms: [[4, 22, 12, 21], [-4, 22, -9, 26]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 222, y: -7, height: 47, mirror: true },
    { skin: "fair", top: "body", hat: "lit", pose: "walk", arms: [[-3, 22, -8, 15]] }, // prettier-ignore
  );
  dog(pen);
}

function dog(pen: Pen) {
  strokes(pen, [[233, 12, 246, 8]], 0.9, "ink");
  pen.group({ x: 250, y: -8, mirror: true }, () => {
    strokes(pen, [[-9, 8, -10, 0], [-5, 8, -4, 0], [6, 8, 5, 0], [9, 8, 10, 0]], 2.2, "lit"); // prettier-ignore
    pen.path("M-11 15C-13 7 -8 6 8 7C12 8 12 12 11 14L15 18L21 17L20 21L15 24L11 23L9 17z", "lit"); // prettier-ignore
    pen.path("M12 23C9 22 9 17 11 16L14 21z", "ink");
    strokes(pen, [[-11, 14, -16, 20]], 2, "lit");
    strokes(pen, [[9, 16, 13, 13]], 1.6, "accent");
  });
}
