import { clumps, sash } from "../parts.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const homeowners: Scene = {
  subject: "a family house with a porch, a limestone chimney and an oak",
  hour: "evening",
  seed: 41,
  width: 232,
  height: 120,
  place: { card: { size: 0.58 }, wide: { size: 0.7 } },
  sun: { x: 0.24, y: 0.46, radius: 0.15 },
  draw(pen, crop, view) {
    tree(pen, { x: 196, width: 70, height: 100, seed: 7 });
    if (crop === "wide") {
      tree(pen, { x: -84, width: 54, height: 62, seed: 12 });
      fence(pen, view.left, -2, { height: 12, step: 13 }, "pale");
    }
    fence(pen, 0, 34, { height: 13, step: 5, width: 1.8 }, "pale");
    // Chimney, main house and its metal roof.
    pen.rect(124, 60, 15, 50, "pale");
    pen.rect(122, 108, 19, 4, "ink");
    pen.rect(40, 0, 120, 46, "ink");
    pen.path("M92 42L92 88L146 88L168 42z", "accent");
    pen.curve(
      "M112 44 108 87M126 44 120 87M140 44 132 87M154 44 144 87",
      0.9,
      "ink",
    );
    // Porch: its roof, posts, door and windows.
    pen.path("M98 34L98 42L168 42L172 34z", "steel");
    sash(pen, [132, 12, 14, 17]);
    sash(pen, [150, 12, 8, 17], [1, 2]);
    pen.rect(108, 4, 14, 26, "accent");
    pen.rect(110, 21, 10, 6, "lit");
    pen.curve(
      "M102 4 102 35M126 4 126 35M148 4 148 35M168 4 168 35",
      2.2,
      "pale",
    );
    pen.rect(98, 0, 74, 4, "steel");
    // Front gable.
    pen.rect(36, 0, 62, 58, "ink");
    pen.path("M28 52L67 100L106 52L98 52L67 90L36 52z", "accent");
    pen.path("M36 52L67 90L98 52z", "ink");
    pen.circle(67, 66, 5.5, "lit");
    sash(pen, [46, 15, 18, 24], [2, 3]);
    sash(pen, [70, 15, 18, 24], [2, 3]);
    pen.rect(43, 10, 48, 4, "accent");
    clumps(
      pen,
      [46, 8, 5, 54, 7, 4, 61, 8, 5, 70, 7, 4.5, 79, 8, 5, 88, 7, 4.5],
      "leaf",
    );
    // The walk to the door.
    pen.polygon(
      [
        [108, 0],
        [122, 0],
        [136, view.bottom],
        [88, view.bottom],
      ],
      "steel",
    );
    grass(pen, 0, 84, { y: -8, count: 5, seed: 3 });
  },
};
