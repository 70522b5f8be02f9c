import { windPump } from "../countryside.ts";
import { boxes, clumps, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const ranch: Scene = {
  subject:
    "a ranch in the morning: a tractor with a round bale, cattle behind the fence, a barn and a wind pump",
  hour: "sunrise",
  seed: 2153,
  width: 290,
  height: 122,
  place: {
    wide: { size: 0.76, x: 0.58 },
    card: { size: 0.6, x: 0.5 },
    post: { size: 0.7, x: 0.51 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.3, y: 0.44, radius: 0.14 },
  draw(pen, crop, view) {
    windPump(pen, { x: 26, y: 4, scale: 0.9 });
    if (crop === "wide") tree(pen, { x: -50, y: 4, width: 66, height: 84, seed: 141 }); // prettier-ignore
    barn(pen);
    pasture(pen, view);
    for (const [x, mirror, coat] of [
      [50, false, "accent"],
      [116, true, "ink"],
      [-18, false, "ink"],
    ] as const)
      // prettier-ignore
      cow(pen, x, mirror, coat);
    fence(pen, view.left - 5, 142, { height: 22, step: 20, width: 2, rails: 3, y: -6 }); // prettier-ignore
    tractor(pen);
    grass(pen, view.left, 130, { y: -8, height: 6, count: 9, seed: 3 }, "leaf");
  },
};

function barn(pen: Pen) {
  pen.path("M168 4V56L182 80L210 96L238 80L252 56V4z", "accent");
  pen.path("M162 54L178 84L210 102L242 84L258 54L251 54L236 79L210 93L184 79L169 54z", "ink"); // prettier-ignore
  pen.rect(190, 4, 40, 42, "ink");
  strokes(pen, [[190, 4, 230, 46], [230, 4, 190, 46], [210, 4, 210, 46], [190, 5, 230, 5, 230, 45, 190, 45, 190, 5]], 2, "pale"); // prettier-ignore
  pen.rect(202, 62, 16, 15, "ink");
  boxes(pen, [[204, 62, 12, 12]], "lit");
  // A grain bin beside it.
  pen.rect(256, 4, 30, 56, "pale");
  pen.path("M253 58L271 74L289 58z", "steel");
  strokes(pen, [[256, 18, 286, 18], [256, 32, 286, 32], [256, 46, 286, 46]], 1, "ridge1"); // prettier-ignore
}

function pasture(pen: Pen, view: View) {
  pen.path(
    `M${round(view.left - 5)} 8C40 2 90 10 160 5S260 6 ${round(view.right + 5)} 4V${round(view.bottom - 5)}H${round(view.left - 5)}z`,
    "leaf",
  );
  pen.path(`M148 4H258C230 0 180 -8 166 ${round(view.bottom - 5)}H104C112 -10 140 -2 148 4z`, "far"); // prettier-ignore
}

function cow(pen: Pen, x: number, mirror: boolean, coat: "accent" | "ink") {
  pen.group({ x, y: -1, mirror, scale: 0.95 }, () => {
    strokes(pen, [[-13, 12, -14, 0], [-8, 12, -8, 0], [9, 12, 9, 0], [14, 12, 14, 0]], 2.8, coat); // prettier-ignore
    pen.path("M-18 24C-18 12 -12 11 0 11S17 10 18 16L24 22L31 23C33 27 30 30 25 30L20 32C14 28 0 27 -12 27C-16 27 -18 26 -18 24z", coat); // prettier-ignore
    pen.path("M27 29L33 24C33 21 28 21 26 23z", "pale");
    pen.path("M-6 27C-8 20 2 16 4 27z", "pale");
    strokes(pen, [[21, 31, 18, 37, 13, 38], [25, 30, 29, 36, 34, 36]], 1.5, "thin"); // prettier-ignore
    strokes(pen, [[-18, 24, -21, 12]], 1.3, coat);
  });
}

/** It carries a bale on its forks. */
function tractor(pen: Pen) {
  pen.group({ x: 196, y: -12 }, () => {
    strokes(pen, [[30, 26, 52, 12, 66, 10]], 3, "ink");
    pen.circle(66, 22, 18, "lit");
    pen.curve("M66 34a12 12 0 1 1 12 -12a9 9 0 1 1 -9 -9a5 5 0 1 1 -3 9", 1.4, "accent"); // prettier-ignore
    pen.path("M-24 16H36V34C36 37 34 38 31 38H4V30H-24z", "body");
    boxes(pen, [[30, 18, 6, 16]]);
    strokes(pen, [[24, 38, 24, 52]], 2.4, "thin");
    person(
      pen,
      { x: -10, y: 34, height: 36 },
      { skin: "tan", top: "pale", hat: "lit", pose: "sit", arms: [[4, 22, 12, 19]] }, // prettier-ignore
    );
    strokes(pen, [[-24, 30, -22, 66, 12, 66, 8, 36]], 2.4, "thin");
    pen.rect(-28, 64, 44, 5, "body");
    strokes(pen, [[2, 40, -1, 46]], 2, "ink");
    wheel(pen, -14, 17, 19, "accent");
    wheel(pen, 30, 9, 10.5, "accent");
    clumps(pen, [-14, 17, 3], "pale");
  });
}
