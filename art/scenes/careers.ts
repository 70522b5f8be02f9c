import { boxes, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const careers: Scene = {
  subject:
    "colleagues raise the timber frame of a barn together, with a flag on its ridge",
  hour: "dusk",
  seed: 157,
  width: 250,
  height: 150,
  place: {
    wide: { size: 0.82, x: 0.64 },
    card: { size: 0.72, x: 0.54 },
    square: { size: 0.56, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.36, radius: 0.11 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      fence(pen, view.left - 5, -40, { height: 16, step: 20, rails: 3, width: 1.8, y: -4 }); // prettier-ignore
      tree(pen, { x: -92, y: -4, width: 62, height: 78, seed: 181 });
    }
    pen.path(`M${round(view.left - 5)} -2C-40 6 40 2 120 2S260 6 ${round(view.right + 5)} 0V${round(view.bottom - 5)}H${round(view.left - 5)}z`, "leaf"); // prettier-ignore
    frame(pen);
    raisedWall(pen);
    crew(pen);
    grass(pen, -10, 250, { y: -10, height: 6, count: 9, seed: 14 });
  },
};

/** Posts, beams and rafters; the left half of the roof has its boards. */
function frame(pen: Pen) {
  pen.rect(70, -4, 150, 6, "steel");
  // The wall behind, and the roof that is done.
  pen.path("M78 2V72L112 98V2z", "ridge3");
  pen.path("M62 66L145 130L151 122L70 60z", "accent");
  strokes(
    pen,
    [
      [78, 2, 78, 74],
      [112, 2, 112, 98],
      [178, 2, 178, 98],
      [212, 2, 212, 74],
      [74, 72, 216, 72],
      [112, 98, 178, 98],
      [145, 72, 145, 124],
    ],
    5,
    "lit",
  );
  strokes(pen, [[64, 64, 145, 126, 226, 64]], 4.5, "lit");
  strokes(pen, [[112, 84, 124, 72], [178, 84, 166, 72], [78, 58, 92, 72], [212, 58, 198, 72], [112, 58, 126, 72], [178, 58, 164, 72]], 3, "lit"); // prettier-ignore
  // Boards on the left wall, a stack of them on the ground.
  boxes(pen, [[80, 8, 30, 7], [80, 19, 30, 7], [80, 30, 30, 7]], "accent"); // prettier-ignore
  boxes(pen, [[222, -6, 44, 4], [226, -1, 38, 4], [224, 4, 40, 4]], "lit"); // prettier-ignore
  // The flag of the topping-out.
  strokes(pen, [[145, 124, 145, 150]], 2, "thin");
  pen.path("M146 150C154 153 160 147 170 149L166 143L170 137C160 135 154 141 146 138z", "accent"); // prettier-ignore
}

/** The next bent goes up: a frame that leans, and the poles that push it. */
function raisedWall(pen: Pen) {
  strokes(pen, [[36, -2, 20, 62], [8, 60, 52, 70], [62, 0, 40, 66]], 4, "lit"); // prettier-ignore
  strokes(pen, [[28, 30, 50, 35], [26, 48, 34, 64]], 3, "lit"); // prettier-ignore
}

function crew(pen: Pen) {
  // Two push.
  person(pen, { x: 2, y: -6, height: 40 }, { skin: "brown", top: "body", pose: "walk", hat: "accent", arms: [[3, 23, 16, 27], [-2, 22, 15, 21]] }); // prettier-ignore
  strokes(pen, [[18, 24, 32, 40]], 2, "thin");
  // On the ladder.
  strokes(
    pen,
    [
      [128, -4, 140, 92],
      [140, -4, 152, 92],
    ],
    2,
    "pale",
  );
  strokes(pen, Array.from({ length: 9 }, (_, rung) => [129.3 + rung * 1.2, 6 + rung * 10, 141.3 + rung * 1.2, 6 + rung * 10]), 1.5, "pale"); // prettier-ignore
  person(pen, { x: 138, y: 26, height: 38 }, { skin: "fair", top: "accent", long: true, pose: "walk", arms: [[3, 23, 10, 30], [-2, 22, 9, 20]] }); // prettier-ignore
  // One hands up a board, one receives it.
  person(pen, { x: 192, y: -2, height: 40, mirror: true }, { skin: "tan", top: "pale", hat: "accent", arms: [[4, 23, 7, 34], [-3, 23, -3, 35]] }); // prettier-ignore
  strokes(pen, [[170, 34, 208, 42]], 3, "accent");
  person(pen, { x: 166, y: 74, height: 34 }, { skin: "deep", top: "body", hat: "lit", arms: [[4, 22, 9, 14], [-3, 22, 6, 13]] }); // prettier-ignore
}
