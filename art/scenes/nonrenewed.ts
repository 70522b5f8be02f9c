import { sash, star, strokes } from "../parts.ts";
import { round, type Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const nonrenewed: Scene = {
  subject:
    "a letter in the open mailbox of a stone gatepost; behind the pipe gate a drive to a long ranch house",
  hour: "noon",
  seed: 613,
  width: 254,
  height: 118,
  place: {
    wide: { size: 0.76, x: 0.58 },
    card: { size: 0.68, x: 0.5 },
    post: { size: 0.72, x: 0.52 },
    square: { size: 0.54, x: 0.5 },
  },
  sun: { x: 0.72, y: 0.24, radius: 0.09 },
  draw(pen, crop, view) {
    rise(pen, view);
    pen.group({ x: 0, y: 10 }, () => house(pen));
    tree(pen, { x: 232, y: 34, width: 44, height: 62, seed: 11 });
    if (crop === "wide")
      tree(pen, { x: -40, y: 8, width: 50, height: 62, seed: 12 });
    fences(pen, view);
    gate(pen);
    post(pen);
  },
};

function rise(pen: Pen, view: View) {
  pen.path(
    `M${round(view.left - 5)} 12C20 12 80 36 160 39S230 36 ${round(view.right + 5)} 24V-10C230 -6 180 -14 120 -11S10 -6 ${round(view.left - 5)} -11z`,
    "leaf",
  );
  pen.path(
    `M158 38C162 31 138 28 120 20C100 11 92 4 76 ${round(view.bottom - 5)}H178C170 -2 150 8 150 16C152 24 180 28 172 38z`,
    "pale",
  );
}

/** A long, low house with a porch. */
function house(pen: Pen) {
  pen.rect(196, 50, 11, 26, "steel");
  pen.rect(194, 75, 15, 3, "ink");
  pen.rect(112, 28, 112, 24, "pale");
  pen.path("M104 50H232L216 66H120z", "ink");
  pen.path("M140 50H192L166 70z", "ink");
  pen.path("M148 50H184L166 64z", "pale");
  pen.circle(166, 55, 3, "lit");
  sash(pen, [118, 34, 16, 11], [2, 2], "ink", "steel");
  sash(pen, [200, 34, 16, 11], [2, 2]);
  pen.rect(145, 28, 42, 21, "steel");
  sash(pen, [149, 33, 9, 11], [1, 2]);
  sash(pen, [174, 33, 9, 11], [1, 2]);
  pen.rect(161, 28, 10, 18, "accent");
  pen.curve("M143 28V48M189 28V48", 2.2, "pale");
  pen.rect(138, 26, 56, 3, "steel");
}

function fences(pen: Pen, view: View) {
  for (const [from, to] of [
    [view.left - 6, 14],
    [186, view.right + 6],
  ] as const)
    fence(pen, from, to, { height: 28, step: 24, width: 2.4, rails: 3, y: -6 });
}

/** A pipe gate, closed. */
function gate(pen: Pen) {
  strokes(
    pen,
    [
      ...[1, 7, 13, 19].map((y) => [74, y - 4, 178, y - 4]),
      [126, -4, 126, 22],
      [74, 22, 126, -4],
      [178, 22, 126, -4],
    ],
    1.8,
    "ink",
  );
  pen.curve("M72 -6V23H180V-6z", 2.8, "ink");
  pen.rect(181, -10, 7, 39, "ink");
  pen.rect(179, 28, 11, 3, "pale");
  pen.circle(126, 8.5, 8, "accent");
  star(pen, [126, 8.5], [5.6, 2.2], "pale");
}

/** The stone post, its mailbox open, a letter halfway out. */
function post(pen: Pen) {
  pen.rect(12, -9, 56, 8, "ink");
  pen.rect(16, -6, 48, 86, "steel");
  pen.path(
    "M19 0h18v9h-18zM40 2h21v8h-21zM18 12h12v9h-12zM33 13h16v8h-16zM52 13h10v9h-10zM19 24h20v7h-20zM42 24h19v8h-19zM18 68h10v9h-10zM52 66h10v11h-10zM18 34h9v10h-9zM54 35h8v12h-8zM18 47h8v17h-8zM55 50h7v13h-7z",
    "ridge2",
  );
  pen.rect(11, 78, 58, 7, "pale");
  pen.path("M20 85H60L40 96z", "ink");
  // The box; its door is open toward us.
  pen.path("M24 28V54C24 76 56 76 56 54V28z", "ink");
  pen.path("M24 30H56L61 21C61 18 19 18 19 21z", "accent");
  // The letter.
  pen.group({ x: 26, y: 30, turn: 9 }, () => {
    pen.rect(-2, 0, 38, 26, "pale");
    pen.rect(27, 17, 6, 6, "accent");
    pen.curve("M2 20H12M2 16.500H9M9 10H25M9 5.500H20", 1.5, "steel");
  });
  // The flag is up.
  pen.curve("M66 44V68", 2, "ink");
  pen.path("M66 60H80V69H66z", "accent");
}
