import { clumps, sash } from "../parts.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const rentalProperty: Scene = {
  subject: "a row of three townhouses behind a sign that shows a key",
  hour: "evening",
  seed: 67,
  width: 216,
  height: 128,
  place: {
    wide: { size: 0.72, x: 0.66 },
    card: { size: 0.6, x: 0.56 },
    square: { size: 0.48 },
  },
  sun: { x: 0.42, y: 0.3, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -70, width: 50, height: 72, seed: 5 });

      fence(pen, view.left, -14, { height: 9, step: 5, width: 1 });
    }
    // First: a stepped gable.
    pen.path(
      "M60 0V78H67V87H74V96H81V104H95V96H102V87H109V78H112V0z",
      "accent",
    );
    // Second: a slate mansard over pale walls.
    pen.rect(112, 0, 52, 82, "pale");
    pen.path("M110 80L117 110L159 110L166 80z", "ink");
    pen.rect(148, 106, 9, 20, "ink");
    pen.rect(109, 78, 58, 4, "steel");
    // Third: a steep gable with a bay.
    pen.rect(164, 0, 50, 70, "ink");
    pen.path("M160 68L189 116L218 68z", "steel");
    pen.path("M168 68L189 103L210 68z", "ink");
    for (const y of [48, 66]) {
      sash(pen, [69, y, 10, 13]);
      sash(pen, [92, y, 10, 13]);
      if (y === 48) {
        sash(pen, [118, y, 11, 18], [2, 3]);
        sash(pen, [147, y, 11, 18], [2, 3], "ink", "steel");
        sash(pen, [170, y, 14, 14], [3, 2]);
        sash(pen, [194, y, 14, 14], [3, 2]);
      }
    }
    pen.circle(88, 90, 3.6, "lit");
    for (const x of [124, 142]) {
      pen.polygon(
        [
          [x - 2, 84],
          [x + 5, 104],
          [x + 12, 84],
        ],
        "pale",
      );
      pen.rect(x + 1, 85, 8, 10, "lit");
    }
    sash(pen, [183, 76, 12, 14]);
    // Ground floors: doors up their steps, and windows.
    for (const [door, window, color] of [
      [66, 87, "ink"],
      [118, 138, "accent"],
      [194, 170, "accent"],
    ] as const) {
      pen.rect(door, 8, 13, 26, color);
      pen.rect(door + 2, 27, 9, 5, "lit");
      sash(pen, [window, 14, 17, 18], [3, 2]);
      pen.path(`M${door - 5} 0h23v3h-3v3h-2v2h-13v-2h-2v-3h-3z`, "steel");
      clumps(
        pen,
        [window + 1, 3, 5, window + 9, 4, 6, window + 16, 3, 4.5],
        "leaf",
      );
    }
    // The sign: post, arm and a board with a key.
    pen.rect(2, -8, 6, 74, "pale");
    pen.rect(0, 64, 10, 4, "pale");
    pen.rect(5, 55, 46, 4, "pale");
    pen.curve("M16 55 16 49M44 55 44 49", 1.2, "ink");
    pen.rect(11, 19, 38, 31, "ink", 2);
    pen.rect(13, 21, 34, 27, "pale", 1);
    pen.circle(22, 34.5, 6, "accent");
    pen.circle(22, 34.5, 2.4, "pale");
    pen.path("M27 33h17v3h-2v4h-3v-4h-3v3h-3v-3h-6z", "accent");
  },
};
