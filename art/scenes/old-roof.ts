import { strokes, sash } from "../parts.ts";
import { person } from "../people.ts";
import { tree, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const oldRoof: Scene = {
  subject:
    "a house whose roof is half old and half new, a roofer on it, a ladder and a stack of shingles",
  hour: "noon",
  seed: 1877,
  width: 220,
  height: 154,
  place: {
    wide: { size: 0.78, x: 0.62 },
    card: { size: 0.66, x: 0.54 },
    post: { size: 0.74, x: 0.56 },
    square: { size: 0.5, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.34, radius: 0.11 },
  draw(pen, crop) {
    if (crop === "wide") tree(pen, { x: -60, width: 60, height: 80, seed: 33 });
    tree(pen, { x: 234, width: 50, height: 84, seed: 38 });
    pen.rect(150, 92, 15, 32, "ink");
    pen.rect(22, 0, 176, 58, "pale");
    sash(pen, [36, 18, 30, 26]);
    sash(pen, [152, 18, 30, 26]);
    pen.rect(98, 0, 26, 46, "accent");
    pen.rect(103, 26, 16, 14, "lit");
    // Old to the left, new to the right.
    pen.path("M8 56L48 112H110V56z", "steel");
    pen.path("M110 56V112H172L212 56z", "body");
    for (let row = 1; row < 6; row++) {
      const y = 56 + row * 9.4;
      strokes(pen, [[110, y, 212 - row * 6.7, y]], 1.4, "ridge1");
    }
    // What the years took: slipped rows, holes, a patch.
    strokes(pen, [[24, 70, 52, 68], [60, 71, 96, 69], [34, 82, 74, 84], [84, 80, 106, 82], [46, 96, 64, 94], [72, 98, 104, 96]], 1.4, "ink"); // prettier-ignore
    pen.path("M56 74L74 76L72 86L58 84z", "ink");
    pen.path("M88 90L102 88L104 98L90 100z", "ink");
    pen.path("M38 60L54 60L56 68L40 68z", "lit");
    pen.rect(4, 52, 212, 5, "ink");
    // A ladder, a roofer, and new shingles.
    strokes(pen, [[128, -6, 140, 72], [140, -6, 152, 72]], 2.4, "accent"); // prettier-ignore
    for (let rung = 0; rung < 6; rung++) {
      const [x, y] = [129.5 + rung * 1.85, 4 + rung * 12];
      strokes(pen, [[x, y, x + 12, y]], 1.8, "accent");
    }
    pen.path("M162 84L178 84L182 78L166 78z", "lit");
    person(
      pen,
      { x: 124, y: 112, height: 40 },
      { skin: "tan", top: "accent", hat: "lit", arms: [[4, 22, 12, 14]] },
    );
    for (const y of [0, 5, 10]) pen.rect(200 + y / 2, y - 6, 34 - y, 4, "body");
    grass(pen, -16, 14, { y: -6, count: 4, seed: 3 }, "leaf");
  },
};
