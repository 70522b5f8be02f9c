import { band, boxes, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { grass, palm } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { car } from "../vehicles.ts";

export const motel: Scene = {
  subject:
    "a motel on the coast after a tropical storm: one of two buildings has lost part of its roof, the other is whole; an adjuster and the owner look up",
  hour: "noon",
  weather: "front",
  seed: 2131,
  width: 286,
  height: 118,
  place: {
    wide: { size: 0.72, x: 0.58 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.7, x: 0.51 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.12, y: 0.34, radius: 0.11 },
  draw(pen, crop, view) {
    if (crop === "wide") palm(pen, { x: -52, height: 88, lean: -18, seed: 6 });
    palm(pen, { x: 190, height: 80, lean: 14, seed: 9 });
    sign(pen);
    wing(pen, 52, 116, true);
    wing(pen, 208, 74, false);
    torn(pen);
    band(pen, view, 0, "steel");
    strokes(pen, [[view.left - 5, 0, view.right + 5, 0]], 2, "pale");
    car(pen, { x: 244, y: -9, scale: 0.44 }, "body", "lit");
    // What the wind carried off.
    pen.group({ x: 96, y: -12, turn: 8 }, () => pen.rect(-16, -2, 32, 4, "accent")); // prettier-ignore
    pen.group({ x: 176, y: -6, turn: -20 }, () => pen.rect(-9, -1.500, 18, 3, "accent")); // prettier-ignore
    person(
      pen,
      { x: 34, y: -8, height: 36 },
      { skin: "fair", top: "pale", legs: "body", hat: "lit", arms: [[4, 22, 9, 18], [-3, 22, 6, 19]] }, // prettier-ignore
    );
    pen.rect(41, 9, 7, 9, "accent");
    person(
      pen,
      { x: 62, y: -8, height: 35 },
      { skin: "brown", top: "leaf", long: true, arms: [[4, 23, 13, 30]] },
    );
    grass(pen, 190, 206, { y: -2, height: 7, count: 3, seed: 3 }, "leaf");
  },
};

function sign(pen: Pen) {
  strokes(pen, [[8, 0, 8, 100], [22, 0, 22, 100]], 3, "thin"); // prettier-ignore
  pen.rect(-4, 60, 38, 40, "accent", 4);
  pen.rect(-1, 63, 32, 34, "ink", 3);
  // A pelican on it, and the lower board.
  pen.path("M6 70C4 80 10 86 18 84L20 90C22 95 28 94 27 90L30 82L26 87L24 84C26 76 18 68 6 70z", "pale"); // prettier-ignore
  pen.rect(1, 46, 28, 9, "pale", 2);
  strokes(pen, [[5, 50.5, 25, 50.5]], 2, "steel");
}

/** Two floors of rooms with a gallery. */
function wing(pen: Pen, x: number, width: number, tall: boolean) {
  const floors = tall ? 2 : 1;
  pen.rect(x, 0, width, floors * 40, "pale");
  for (let floor = 0; floor < floors; floor++)
    for (let room = 0; room < Math.floor(width / 37); room++) {
      const [left, y] = [x + 4 + room * 37.5, floor * 40];
      pen.rect(left, y, 13, 29, room % 2 ? "leaf" : "accent");
      sash(pen, [left + 16, y + 10, 15, 16], [2, 1], "ink", floor && room === 1 ? "steel" : "lit"); // prettier-ignore
    }
  const top = floors * 40;
  if (!tall) {
    pen.path(`M${x - 7} ${top - 2}L${x + 8} ${top + 22}H${x + width - 8}L${x + width + 7} ${top - 2}z`, "body"); // prettier-ignore
    return;
  }
  pen.rect(x - 6, 38, width + 12, 4, "steel");
  const posts = Array.from({ length: 14 }, (_, i) => [x - 4 + (i * (width + 8)) / 13, 42, x - 4 + (i * (width + 8)) / 13, 52]); // prettier-ignore
  strokes(pen, [...posts, [x - 6, 52, x + width + 6, 52]], 1.2, "thin");
  strokes(pen, [[x - 4, 0, x - 4, 80], [x + width + 4, 0, x + width + 4, 80], [x + width / 2, 0, x + width / 2, 80]], 2, "thin"); // prettier-ignore
}

/** The roof of the taller building: half is gone down to its rafters. */
function torn(pen: Pen) {
  pen.path("M42 78L60 104H106L112 96L118 98L124 88L130 90L134 78z", "body");
  pen.path("M134 78L130 90L124 88L118 98L112 96L106 104H160L178 78z", "ridge2"); // prettier-ignore
  strokes(pen, [[124, 79, 128, 103], [138, 79, 140, 103], [152, 79, 150, 103], [166, 79, 160, 102], [106, 103.500, 160, 103.500], [128, 92, 168, 92]], 2, "lit"); // prettier-ignore
  boxes(pen, [[40, 76, 140, 4]]);
  strokes(pen, [[50, 85, 128, 85], [55, 92, 116, 92], [59, 98, 108, 98]], 1, "ridge1"); // prettier-ignore
}
