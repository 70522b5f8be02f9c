import { tower } from "../countryside.ts";
import { boxes, ripples, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { fence, shrubs, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const houstonStreet: Scene = {
  subject:
    "three houses on a Houston street: an old bungalow near the bayou, one raised on piers, one with a new roof; downtown behind",
  hour: "evening",
  seed: 2081,
  width: 296,
  height: 128,
  place: {
    wide: { size: 0.76, x: 0.58 },
    card: { size: 0.6, x: 0.5 },
    post: { size: 0.72, x: 0.51 },
    square: { size: 0.48, x: 0.5 },
  },
  sun: { x: 0.16, y: 0.36, radius: 0.13 },
  draw(pen, crop, view) {
    skyline(pen);
    if (crop === "wide") tree(pen, { x: 322, width: 60, height: 88, seed: 63 });
    tree(pen, { x: 102, y: 2, width: 46, height: 78, seed: 61 });
    tree(pen, { x: 206, y: 2, width: 40, height: 70, seed: 62 });
    bungalow(pen);
    raised(pen);
    brick(pen);
    street(pen, view);
  },
};

function skyline(pen: Pen) {
  pen.group({ x: 0, y: 20 }, () => {
    for (const [x, width, height, seed] of [[96, 16, 84, 3], [114, 20, 108, 4], [136, 14, 72, 5], [152, 18, 94, 6], [200, 15, 66, 7]] as const) // prettier-ignore
      tower(pen, [x, 0, width, height], { columns: 3, rows: Math.round(height / 9), seed }); // prettier-ignore
  });
}

/** Low, with a patched roof. */
function bungalow(pen: Pen) {
  pen.rect(12, 0, 76, 34, "far");
  pen.path("M4 32L50 62L96 32z", "steel");
  pen.path("M22 34L50 52L78 34z", "pale");
  pen.path("M65 52L77 44.500L73 40L62 47z", "accent");
  strokes(pen, [[19, 37, 29, 37], [32, 47, 40, 47]], 1.2, "ink"); // prettier-ignore
  sash(pen, [18, 10, 18, 16]);
  sash(pen, [66, 10, 16, 16]);
  pen.rect(44, 0, 14, 26, "accent");
  pen.rect(8, 0, 84, 3, "ink");
  strokes(pen, [[14, 3, 14, 32], [40, 3, 40, 32], [62, 3, 62, 32], [86, 3, 86, 32]], 2.4, "ink"); // prettier-ignore
}

/** A story above the water. */
function raised(pen: Pen) {
  strokes(pen, [[122, 0, 122, 34], [142, 0, 142, 34], [162, 0, 162, 34], [184, 0, 184, 34]], 4, "thin"); // prettier-ignore
  pen.rect(114, 32, 78, 5, "ink");
  pen.rect(118, 37, 70, 38, "pale");
  pen.path("M108 73L153 106L198 73z", "accent");
  pen.path("M124 75L153 96L182 75z", "pale");
  pen.circle(153, 82, 5, "lit");
  sash(pen, [124, 48, 16, 18]);
  sash(pen, [166, 48, 16, 18]);
  pen.rect(146, 37, 14, 30, "leaf");
  pen.path("M146 34L128 0H134L152 34z", "steel");
  strokes(pen, [[114, 48, 144, 48], [162, 48, 192, 48], [114, 37, 114, 48], [192, 37, 192, 48]], 1.6, "thin"); // prettier-ignore
  boxes(pen, [[168, 0, 9, 12], [178, 0, 9, 12]], "body"); // prettier-ignore
}

function brick(pen: Pen) {
  pen.rect(268, 78, 12, 30, "steel");
  pen.rect(222, 0, 74, 66, "steel");
  pen.path("M214 64L236 94H284L304 64z", "body");
  for (const y of [71, 78, 85])
    strokes(pen, [[220 + (y - 64) * 0.7, y, 298 - (y - 64) * 0.62, y]], 1.2, "ridge1"); // prettier-ignore
  for (const [x, y] of [
    [230, 38],
    [252, 38],
    [274, 38],
    [230, 10],
    [274, 10],
  ] as const)
    // prettier-ignore
    sash(pen, [x, y, 14, 18]);
  pen.rect(250, 0, 18, 30, "ink");
  pen.rect(252, 0, 14, 27, "accent");
  pen.path("M246 30h26l-13 9z", "pale");
  shrubs(pen, 224, 248, { y: 0, size: 5, seed: 4 });
  shrubs(pen, 270, 296, { y: 0, size: 5, seed: 7 });
}

/** The walk, a mail carrier on it, and the bayou beside the bungalow. */
function street(pen: Pen, view: View) {
  pen.path(
    `M${round(view.left - 5)} 2H-22C-14 0 -8 -8 -2 ${round(view.bottom - 5)}H${round(view.left - 5)}z`,
    "water",
  );
  ripples(pen, view.left, -20, { top: -2, bottom: view.bottom, count: 6, seed: 3, length: 14 }, "pale"); // prettier-ignore
  pen.path(`M-10 -4H${round(view.right + 5)}V-9H-7z`, "pale");
  fence(pen, 8, 40, { height: 10, step: 4, width: 1, rails: 1, y: -3 }, "pale"); // prettier-ignore
  fence(pen, 60, 96, { height: 10, step: 4, width: 1, rails: 1, y: -3 }, "pale"); // prettier-ignore
  person(
    pen,
    { x: 206, y: -8, height: 26 },
    { skin: "tan", top: "body", pose: "walk", arms: [[4, 22, 9, 18]] },
  );
}
