import { bookcase, pendant, potPlant } from "../interiors.ts";
import { band, boxes, lamp, sash, star, strokes } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const notaryDesk: Scene = {
  subject:
    "a notary stamps a paper that a couple has signed; her seal, the record book and a framed commission with a star",
  hour: "dusk",
  seed: 2203,
  width: 258,
  height: 116,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.59, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.45, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.34, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -64, width: 60, height: 84, seed: 151 });
      lamp(pen, -20, 58);
    }
    office(pen);
    desk(pen);
    band(pen, view, 0, "pale", -4);
    band(pen, view, -4, "steel");
    shrubs(pen, 254, 282, { y: 0, size: 6, seed: 4 });
  },
};

function office(pen: Pen) {
  pen.rect(4, 0, 250, 92, "body");
  pen.path("M-4 90H262V97H254V106H4V97H-4z", "ink");
  boxes(pen, [[14, 97, 72, 6]], "lit");
  pen.rect(12, 4, 196, 80, "ink");
  pen.rect(16, 6, 188, 74, "lit");
  pen.rect(16, 2, 188, 5, "far");
  // The door at the right.
  pen.rect(214, 0, 30, 58, "ink");
  pen.rect(217, 0, 24, 55, "accent");
  pen.rect(221, 26, 16, 24, "lit");
  sash(pen, [214, 64, 30, 14], [2, 1]);
  bookcase(pen, { x: 22, y: 6, scale: 0.92, width: 34 });
  potPlant(pen, 192, 6, 34);
  pendant(pen, 94, 80, 8);
  pendant(pen, 142, 80, 8);
  // Her commission.
  boxes(pen, [[104, 44, 30, 24]]);
  boxes(pen, [[106, 46, 26, 20]], "pale");
  star(pen, [119, 57], [6, 2.4], "accent");
  boxes(pen, [[162, 46, 16, 20]]);
  boxes(pen, [[164, 48, 12, 16]], "ridge2");
}

function desk(pen: Pen) {
  person(
    pen,
    { x: 84, y: 4, height: 52 },
    { skin: "deep", top: "leaf", long: true, arms: [[4, 22, 12, 24, 15, 20], [-4, 22, 3, 17]] }, // prettier-ignore
  );
  // The couple on the other side.
  person(
    pen,
    { x: 160, y: 2, height: 52, mirror: true },
    { skin: "fair", top: "pale", legs: "ridge3", hair: "ridge3", arms: [[4, 22, 14, 19]] }, // prettier-ignore
  );
  person(
    pen,
    { x: 180, y: 2, height: 49, mirror: true },
    { skin: "tan", top: "accent", legs: "steel", long: true, arms: [[4, 22, 9, 17], [-4, 22, -7, 14]] }, // prettier-ignore
  );
  pen.rect(62, 0, 86, 26, "steel");
  boxes(pen, [[68, 5, 34, 15], [108, 5, 34, 15]], "ridge2"); // prettier-ignore
  pen.rect(58, 25, 94, 5, "ink");
  // Stamp, paper, pen, record book.
  pen.path("M98 30h30l-4 3H102z", "pale");
  pen.rect(101, 32, 11, 4, "accent");
  pen.rect(104.5, 36, 4, 5, "ink");
  pen.circle(106.5, 42, 3, "ink");
  strokes(pen, [[132, 31, 140, 35]], 1.6, "accent");
  boxes(pen, [[66, 30, 18, 4]], "accent");
  boxes(pen, [[68, 34, 15, 3]], "body");
}
