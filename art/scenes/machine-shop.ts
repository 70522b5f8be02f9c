import { band, boxes, clumps, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const machineShop: Scene = {
  subject:
    "an insurance inspector walks through a machine shop with its owner; a machinist at the lathe, a calendar on the wall",
  hour: "sunrise",
  seed: 2099,
  width: 264,
  height: 118,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.4, radius: 0.13 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -58, width: 58, height: 82, seed: 95 });
      fence(pen, view.left - 5, 4, { height: 16, step: 15, width: 2 }, "thin");
    }
    hall(pen);
    wall(pen);
    lathe(pen);
    people(pen);
    band(pen, view, -2, "steel");
    strokes(pen, [[view.left - 5, -2, view.right + 5, -2]], 1.6, "pale");
  },
};

/** A steel hall, its front open; sprinklers under the roof. */
function hall(pen: Pen) {
  pen.path("M-2 78L132 112L266 78V86L132 120L-2 86z", "accent");
  pen.path("M8 0V80L132 111L256 80V0z", "ink");
  pen.path("M16 4V76L132 104L248 76V4z", "lit");
  pen.rect(16, 0, 232, 5, "far");
  strokes(pen, [[16, 78, 248, 78], [48, 84, 48, 78], [90, 94, 90, 78], [132, 104, 132, 78], [174, 94, 174, 78], [216, 84, 216, 78]], 1.6, "ink"); // prettier-ignore
  strokes(pen, [[20, 72, 244, 72]], 2, "accent");
  for (const x of [44, 104, 164, 224])
    pen.path(`M${x - 3} 66h6l-2 6h-2z`, "accent");
}

/** A calendar of twelve months, and a board of tools. */
function wall(pen: Pen) {
  pen.rect(126, 34, 34, 32, "pale");
  boxes(pen, [[126, 60, 34, 6]], "accent");
  for (let month = 0; month < 12; month++)
    pen.rect(129 + (month % 4) * 7.4, 51 - Math.floor(month / 4) * 7, 5.4, 5.4, month === 6 ? "accent" : "ridge1"); // prettier-ignore
  pen.rect(24, 40, 36, 24, "steel");
  strokes(pen, [[29, 44, 29, 60], [35, 46, 35, 60], [41, 44, 41, 60]], 1.6, "pale"); // prettier-ignore
  clumps(pen, [51, 54, 6], "pale");
  clumps(pen, [51, 54, 2.6], "steel");
  // An extinguisher and a door with a sign.
  pen.rect(172, 30, 7, 16, "accent", 2);
  strokes(pen, [[175, 46, 175, 49, 180, 47]], 1.2, "ink");
  pen.rect(212, 4, 24, 46, "ink");
  pen.rect(214, 4, 20, 44, "leaf");
  boxes(pen, [[214, 53, 20, 7]], "leaf");
}

/** A lathe: headstock, chuck, the work that turns, tailstock; chips below. */
function lathe(pen: Pen) {
  boxes(pen, [[26, 4, 18, 18], [86, 4, 18, 18]], "steel"); // prettier-ignore
  pen.rect(22, 20, 88, 7, "ink");
  pen.rect(24, 27, 24, 24, "body", 2);
  boxes(pen, [[28, 42, 10, 4]], "pale");
  pen.rect(48, 31, 6, 16, "ink");
  pen.rect(54, 35, 30, 8, "pale");
  pen.rect(66, 27, 12, 6, "steel");
  strokes(pen, [[72, 33, 72, 36]], 2, "accent");
  pen.path("M84 39L90 43V27H106V44H92z", "body");
  pen.circle(106, 37, 4, "ink");
  strokes(pen, [[60, 18, 63, 15], [66, 17, 70, 14], [73, 18, 76, 15]], 1.4, "steel"); // prettier-ignore
  // Bars of steel on a rack.
  clumps(pen, [116, 8, 4, 125, 8, 4, 120.5, 15.5, 4], "steel");
}

function people(pen: Pen) {
  person(
    pen,
    { x: 80, y: -1, height: 48, mirror: true },
    { skin: "brown", top: "ridge3", hat: "ink", arms: [[4, 22, 8, 24], [-3, 22, 4, 20]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 150, y: -1, height: 49 },
    { skin: "fair", top: "pale", legs: "steel", hat: "lit", arms: [[4, 22, 11, 20], [-3, 22, 7, 18]] }, // prettier-ignore
  );
  pen.group({ x: 165, y: 27, turn: -10 }, () => {
    pen.rect(-5, -6, 10, 13, "accent");
    pen.rect(-3.5, -4.5, 7, 9, "pale");
  });
  person(
    pen,
    { x: 194, y: -1, height: 46, mirror: true },
    { skin: "deep", top: "accent", long: true, arms: [[4, 23, 12, 29], [-4, 22, -8, 15]] }, // prettier-ignore
  );
}
