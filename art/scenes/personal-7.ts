import { clumps, sash } from "../parts.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const personalScenes7 = {
  homeowners: {
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
  },
  life: {
    subject: "a great live oak with a swing beside a small lit house",
    hour: "evening",
    seed: 97,
    width: 220,
    height: 150,
    place: {
      wide: { size: 0.8, x: 0.66 },
      card: { size: 0.68, x: 0.58 },
      square: { size: 0.56, x: 0.55 },
    },
    sun: { x: 0.13, y: 0.62, radius: 0.2 },
    draw(pen, crop, view) {
      // The house on its rise.
      pen.path("M-30 -4C0 10 30 12 60 0z", "ground");
      pen.rect(2, 3, 46, 28, "ink");
      pen.rect(37, 34, 7, 22, "ink");
      pen.path("M-6 28L8 48H42L56 28z", "accent");
      sash(pen, [7, 11, 10, 12]);
      sash(pen, [35, 11, 9, 12]);
      pen.rect(22, 4, 9, 19, "lit");
      // Trunk with spreading roots, and long level limbs.
      pen.path(
        "M106 -4C118 2 124 14 122 36C120 52 108 60 90 66L94 72C112 70 124 64 130 56C134 66 132 80 126 92L134 94C140 82 143 70 142 58C152 68 166 72 184 72L186 66C168 64 154 56 150 40C147 22 150 6 164 -4z",
        "ink",
      );
      pen.curve(
        "M124 44C108 58 84 62 62 62M148 44C164 56 180 60 200 58M136 50C134 70 118 84 106 96M140 56C146 76 158 88 166 96",
        5,
        "ink",
      );
      // Swing.
      pen.curve("M78 62 76 17M92 64 94 17", 1, "pale");
      pen.rect(73, 14, 24, 3.4, "accent", 1);
      // Crown, with shade under it.
      clumps(
        pen,
        [
          60, 74, 17, 86, 78, 18, 112, 82, 20, 142, 84, 22, 172, 80, 20, 200,
          72, 17,
        ],
        "ink",
      );
      clumps(
        pen,
        [
          52, 82, 18, 74, 94, 22, 98, 108, 25, 128, 120, 29, 158, 112, 27, 184,
          98, 23, 206, 82, 15, 110, 94, 20, 144, 96, 22, 172, 90, 18, 80, 82,
          13,
        ],
        "leaf",
      );
      // Chairs in the shade: two large, one small.
      for (const [x, scale] of [
        [170, 1.1],
        [191, 1.1],
        [210, 0.66],
      ] as const)
        pen.group({ x, y: -3, scale }, () => {
          pen.path(
            "M0 7L7 26L10 25L4 7zM-8 9L5 5.500V8L-7 11.500zM-9 15H7V17H-9zM-7 0H-5V16H-7zM4 0H6V8H4z",
            "pale",
          );
        });
      if (crop === "wide") {
        fence(pen, view.left, -12, { height: 11, step: 15, width: 1.5 });
        grass(pen, view.left, 0, { y: -9, count: 9, seed: 8 });
      }
      grass(pen, 0, 106, { y: -5, count: 7, seed: 4 });
      grass(pen, 166, 216, { y: -7, count: 4, seed: 9 });
    },
  },
} satisfies Record<string, Scene>;
