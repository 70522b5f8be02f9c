import { boxes, clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import { grass, palm, shrubs } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const guestHouse: Scene = {
  subject:
    "two guests with suitcases at the key box of a beach cottage for rent; string lights, a grill and a hot tub on the deck",
  hour: "evening",
  seed: 2161,
  width: 266,
  height: 118,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.59, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.46, radius: 0.14 },
  draw(pen, crop, view) {
    if (crop === "wide") palm(pen, { x: -54, height: 92, lean: 12, seed: 8 });
    palm(pen, { x: 252, height: 96, lean: -10, seed: 3 });
    cottage(pen);
    deck(pen);
    pen.path(`M${round(view.left - 5)} -1C40 3 180 -4 ${round(view.right + 5)} 0V${round(view.bottom - 5)}H${round(view.left - 5)}z`, "pale"); // prettier-ignore
    grass(pen, view.left, 10, { y: -4, height: 7, count: 5, seed: 5 }, "leaf");
    shrubs(pen, 214, 250, { y: -1, size: 7, seed: 6 });
    guests(pen);
  },
};

function cottage(pen: Pen) {
  pen.rect(72, 92, 12, 26, "ink");
  pen.rect(56, 0, 146, 60, "body");
  strokes(pen, [[56, 12, 202, 12], [56, 24, 202, 24], [56, 36, 202, 36], [56, 48, 202, 48]], 0.6, "ink"); // prettier-ignore
  pen.path("M44 58L74 96H184L214 58z", "steel");
  pen.path("M108 58L136 92L164 58z", "steel");
  pen.path("M114 58L136 84L158 58z", "pale");
  pen.circle(136, 68, 5, "lit");
  sash(pen, [66, 22, 30, 26], [3, 2], "pale");
  sash(pen, [168, 22, 26, 26], [2, 2], "pale");
  pen.rect(123, 0, 26, 50, "pale");
  pen.rect(126, 0, 20, 47, "accent");
  pen.rect(130, 28, 12, 13, "lit");
  // The key box with its buttons.
  pen.rect(152, 20, 8, 12, "ink", 1);
  boxes(pen, [[154, 27, 4, 3]], "lit");
  clumps(pen, [154.4, 24, 0.7, 156.4, 24, 0.7, 154.4, 22, 0.7, 156.4, 22, 0.7], "pale"); // prettier-ignore
  // The sign of the house.
  strokes(
    pen,
    [
      [226, 0, 226, 40],
      [224, 38, 248, 38],
    ],
    2.4,
    "thin",
  );
  pen.rect(229, 20, 18, 14, "accent", 1);
  pen.path("M233 26L238 31L243 26V22H233z", "pale");
}

/** To the left: a tub, a grill and lights. */
function deck(pen: Pen) {
  pen.rect(-4, 0, 60, 7, "steel");
  strokes(
    pen,
    [
      [-2, 7, -2, 66],
      [54, 7, 54, 60],
    ],
    2,
    "thin",
  );
  pen.curve("M-2 64Q26 48 56 62", 1, "thin");
  clumps(pen, [6, 59.500, 2, 15, 56.500, 2, 25, 55, 2, 35, 55.500, 2, 45, 58, 2], "lit"); // prettier-ignore
  pen.rect(0, 7, 36, 17, "accent", 3);
  strokes(
    pen,
    [
      [8, 9, 8, 22],
      [18, 9, 18, 22],
      [28, 9, 28, 22],
    ],
    0.9,
    "ink",
  );
  pen.rect(-1, 22, 38, 4, "pale", 2);
  pen.curve("M10 29q3 4 0 8M18 29q3 4 0 8M26 29q3 4 0 8", 1.2, "pale");
  strokes(
    pen,
    [
      [44, 7, 46, 20],
      [54, 7, 51, 20],
    ],
    1.6,
    "thin",
  );
  pen.path("M41 20h15c0 -4 -3 -6 -7.500 -6s-7.500 2 -7.500 6z", "ink");
  pen.path("M41 21.500h15c0 6 -3 7 -7.500 7s-7.500 -1 -7.500 -7z", "ink");
}

function guests(pen: Pen) {
  person(
    pen,
    { x: 176, y: -5, height: 45, mirror: true },
    { skin: "brown", top: "lit", legs: "ridge3", long: true, arms: [[4, 23, 12, 25], [-4, 22, -8, 14]] }, // prettier-ignore
  );
  suitcase(pen, 192, "accent");
  person(
    pen,
    { x: 92, y: -6, height: 48 },
    { skin: "fair", top: "leaf", hat: "pale", pose: "walk", arms: [[-4, 22, -10, 15], [4, 22, 8, 15]] }, // prettier-ignore
  );
  suitcase(pen, 74, "ridge3");
}

function suitcase(pen: Pen, x: number, color: "accent" | "ridge3") {
  pen.curve(`M${x - 4} 14V22H${x + 4}V14`, 1.4, "thin");
  pen.rect(x - 8, -5, 16, 21, color, 2);
  strokes(
    pen,
    [
      [x - 3, -2, x - 3, 13],
      [x + 3, -2, x + 3, 13],
    ],
    0.9,
    "pale",
  );
  pen.circle(x - 5, -6, 1.6, "ink");
  pen.circle(x + 5, -6, 1.6, "ink");
}
