import { strokes, wheel } from "../parts.ts";
import { person } from "../people.ts";
import { sequence, type Pen } from "../pen.ts";
import { grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";
import type { Color } from "../palette.ts";

export const glossary: Scene = {
  subject:
    "a library on wheels with its side open and its shelves lit, one person reads and another reaches for a book",
  hour: "evening",
  seed: 1829,
  width: 230,
  height: 112,
  place: {
    wide: { size: 0.74, x: 0.62 },
    card: { size: 0.62, x: 0.54 },
    post: { size: 0.7, x: 0.56 },
    square: { size: 0.46, x: 0.54 },
  },
  sun: { x: 0.2, y: 0.42, radius: 0.14 },
  draw(pen, crop) {
    if (crop === "wide") tree(pen, { x: -70, width: 62, height: 84, seed: 12 });
    tree(pen, { x: 250, width: 50, height: 70, seed: 15 });
    // The bus: its nose is to the right.
    pen.path(
      "M8 14H226V44C226 50 222 54 216 56L200 60L190 92C188 96 185 98 180 98H14C10 98 8 96 8 92z",
      "ridge3",
    );
    pen.path("M196 60L188 88H172V60z", "lit");
    pen.rect(8, 22, 218, 5, "accent");
    pen.rect(222, 32, 6, 8, "lit", 2);
    // The open side, with an awning over it.
    pen.rect(20, 28, 142, 60, "ink");
    pen.rect(23, 31, 136, 54, "lit");
    books(pen);
    pen.path("M16 88H166L178 102H4z", "accent");
    pen.path(
      "M40 88L34 102H58L60 88zM84 88L82 102H106L104 88zM128 88L130 102H154L148 88z",
      "pale",
    );
    wheel(pen, 46, 12, 14);
    wheel(pen, 194, 12, 14);
    // A step, and a bench.
    pen.rect(78, 4, 34, 4, "steel");
    pen.rect(82, -4, 26, 8, "steel");
    person(
      pen,
      { x: 96, y: 8, height: 46 },
      { skin: "brown", top: "body", arms: [[-4, 23, -13, 34]] },
    );
    pen.rect(124, 4, 44, 4, "ink");
    strokes(pen, [[128, -6, 128, 4], [164, -6, 164, 4]], 3, "ink"); // prettier-ignore
    person(
      pen,
      { x: 146, y: 9, height: 44 },
      {
        skin: "fair",
        top: "pale",
        pose: "sit",
        long: true,
        arms: [[4, 21, 12, 20]],
      },
    );
    strokes(pen, [[142, 8, 156, 7, 158, -5]], 7, "ink");
    pen.path("M157 20L166 25L175 22V32L166 35L157 30z", "lit");
    grass(pen, -20, 4, { y: -6, count: 4, seed: 3 }, "leaf");
    grass(pen, 216, 240, { y: -6, count: 4, seed: 6 }, "leaf");
  },
};

/** Two shelves, with a gap where a book was taken. */
function books(pen: Pen) {
  const next = sequence(7);
  const colors: readonly Color[] = ["accent", "ridge3", "body", "steel", "leaf", "ridge2"]; // prettier-ignore
  for (const y of [34, 60]) {
    pen.rect(23, y - 3, 136, 3, "ink");
    for (let x = 26; x < 154;) {
      const width = 4 + Math.round(next() * 4);
      const color = colors[Math.floor(next() * colors.length)]!;
      if (y === 34 || x < 74 || x > 84)
        pen.rect(x, y, width - 1, 15 + Math.round(next() * 6), color);
      x += width;
    }
  }
}
