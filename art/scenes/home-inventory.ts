import { bookcase, potPlant, shelves, sofa, television } from "../interiors.ts";
import { boxes, sash, strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const homeInventory: Scene = {
  subject:
    "a woman films her living room with a phone; next door the open garage with tools, a bicycle and a freezer",
  hour: "evening",
  seed: 2029,
  width: 256,
  height: 120,
  place: {
    wide: { size: 0.74, x: 0.6 },
    card: { size: 0.6, x: 0.52 },
    post: { size: 0.7, x: 0.53 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.15, y: 0.34, radius: 0.13 },
  draw(pen, crop) {
    if (crop === "wide") tree(pen, { x: -56, width: 62, height: 86, seed: 34 });
    // One roof over both rooms.
    pen.rect(40, 96, 14, 26, "steel");
    pen.path("M-4 78L28 112H226L262 78z", "ink");
    pen.path("M-4 78H262V84H2z", "accent");
    pen.rect(6, -4, 246, 84, "ink");
    room(pen);
    garage(pen);
    shrubs(pen, -14, 8, { y: -4, size: 8, seed: 3 });
  },
};

function room(pen: Pen) {
  pen.rect(12, 4, 146, 70, "lit");
  pen.rect(12, 0, 146, 5, "far");
  sash(pen, [18, 30, 22, 32], [2, 2], "ink", "ridge1");
  pen.path("M14 64H44V26C40 40 36 54 34 64H24C22 54 18 40 14 26z", "accent");
  television(pen, { x: 120, y: 5, scale: 0.74 });
  bookcase(pen, { x: 44, y: 5, scale: 0.86, width: 28 });
  // A guitar and two pictures on the wall.
  pen.group({ x: -28, y: 4 }, () => {
    pen.path("M143 46C139 42 142 38 141 34C138 26 150 22 152 31C153 36 150 38 152 43C153 48 146 50 143 46z", "accent"); // prettier-ignore
    pen.circle(146.4, 34, 2.6, "ink");
    strokes(pen, [[150, 66, 146.5, 30]], 1.8, "ink");
  });
  boxes(pen, [[78, 46, 15, 18], [96, 50, 12, 14], [128, 48, 20, 16]]); // prettier-ignore
  boxes(pen, [[80, 48, 11, 14], [130, 50, 16, 12]], "ridge2"); // prettier-ignore
  boxes(pen, [[98, 52, 8, 10]], "pale");
  sofa(pen, { x: 72, y: 2, scale: 0.66 }, "ridge3");
  potPlant(pen, 20, 4, 22);
  person(
    pen,
    { x: 62, y: -2, height: 47 },
    { skin: "deep", top: "body", long: true, arms: [[-4, 22, 0, 18, 9, 25], [4, 23, 10, 26]] }, // prettier-ignore
  );
  pen.rect(74, 29, 3, 8, "ink", 0.6);
  pen.circle(76.8, 34.5, 0.9, "pale");
}

function garage(pen: Pen) {
  pen.rect(164, 4, 82, 70, "steel");
  pen.rect(164, 0, 82, 5, "ridge2");
  // The door, rolled up.
  boxes(pen, [[164, 69, 82, 5]], "pale");
  strokes(pen, [[164, 71.5, 246, 71.5]], 0.8, "ink");
  // Saw, wrench and hammer on a board.
  pen.rect(170, 40, 40, 24, "far");
  pen.path("M174 58L190 54V50L174 52z", "pale");
  pen.rect(188, 49, 6, 7, "accent");
  strokes(pen, [[199, 44, 199, 57], [195, 58, 203, 58], [206, 45, 206, 60]], 2, "ink"); // prettier-ignore
  strokes(pen, [[176, 44, 186, 47]], 2.4, "ink");
  // A workbench with drawers, and the drill on it.
  boxes(pen, [[168, 24, 44, 4], [171, 4, 3, 20], [206, 4, 3, 20]]); // prettier-ignore
  boxes(pen, [[178, 6, 24, 18]], "accent");
  strokes(pen, [[180, 12, 200, 12], [180, 18, 200, 18]], 0.9, "ink"); // prettier-ignore
  pen.path("M176 28V35H186V38H172V34H173V28z", "leaf");
  shelves(pen, [218, 40, 24, 26], { rows: 2, seed: 6 });
  pen.rect(218, 4, 26, 26, "pale", 2);
  strokes(pen, [[218, 24, 244, 24], [222, 26, 228, 26]], 1, "ink"); // prettier-ignore
  // The bicycle leans outside the door.
  pen.group({ x: 214, y: -6, scale: 1 }, () => {
    for (const x of [-14, 14]) wheel(pen, x, 9, 9, "steel", "pale");
    strokes(pen, [[-14, 9, -7, 21, 9, 22, 0, 9, -14, 9], [-9, 25, 0, 9], [14, 9, 8, 26, 12, 27], [-12, 26, -6, 26]], 1.9, "accent"); // prettier-ignore
  });
}
