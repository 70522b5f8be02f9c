import { ripples, sash } from "../parts.ts";
import { round } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const flood: Scene = {
  subject:
    "rain on a bungalow with water over its porch, a tied boat, a drowned fence and mailbox",
  hour: "evening",
  weather: "rain",
  seed: 83,
  width: 236,
  height: 124,
  place: {
    wide: { size: 0.7, x: 0.68 },
    card: { size: 0.62, x: 0.6 },
    square: { size: 0.48, x: 0.6 },
  },
  ground: false,
  draw(pen, crop, view) {
    // The water line; the water covers everything below it.
    const line = 16;
    tree(pen, { x: 210, y: 12, width: 50, height: 86, seed: 31 });
    if (crop === "wide") {
      tree(pen, { x: -70, y: 10, width: 54, height: 66, seed: 33 });
      tree(pen, { x: -122, y: 12, width: 36, height: 44, seed: 34 });
    }
    // House: hipped roof, porch, lit rooms.
    pen.rect(88, 8, 98, 54, "pale");
    pen.rect(150, 76, 11, 34, "ink");
    pen.path("M70 58L104 97H166L200 58z", "ink");
    pen.path("M110 69L124 87L138 69z", "pale");
    pen.rect(119, 69, 10, 9, "lit");
    pen.path("M66 53L72 60H198L204 53z", "accent");
    sash(pen, [95, 27, 19, 21], [2, 2]);
    sash(pen, [159, 27, 19, 21], [2, 2]);
    pen.rect(128, 8, 16, 41, "accent");
    pen.rect(131, 33, 10, 12, "lit");
    pen.curve("M74 8V53M119 8V53M153 8V53M196 8V53", 3, "ink");
    fence(
      pen,
      74,
      119,
      { height: 17, step: 5, width: 1.1, y: 8, rails: 1 },
      "ink",
    );
    fence(
      pen,
      153,
      196,
      { height: 17, step: 5, width: 1.1, y: 8, rails: 1 },
      "ink",
    );
    // Fence tops and a mailbox.
    for (let x = 8; x < 66; x += 8)
      pen.path(`M${x} 8v${13 + ((x * 3) % 4)}l2 3l2 -3v-20z`, "pale");
    pen.curve("M6 21L66 20", 1.4, "pale");
    pen.group({ x: 216, y: 8, turn: -10 }, () => {
      pen.rect(-2, -6, 4, 18, "ink");
      pen.path("M-10 9h20v9C10 22 7 24 4 24H-4C-7 24 -10 22 -10 18z", "pale");
      pen.rect(5, 20, 2.4, 11, "accent");
    });
    let d = `M${round(view.left - 8)} ${line}`;
    for (let x = view.left - 8; x < view.right; x += 16) d += "q8 -5 16 0";
    pen.path(
      `${d}V${round(view.bottom - 5)}H${round(view.left - 8)}z`,
      "steel",
    );
    // Reflections of house and windows; then the waves.
    ripples(
      pen,
      70,
      204,
      { top: 9, bottom: -4, count: 6, seed: 2, length: 56, width: 2.2 },
      "ink",
    );
    for (const x of [94, 158])
      ripples(
        pen,
        x,
        x + 22,
        {
          top: 10,
          bottom: view.bottom * 0.8,
          count: 6,
          seed: x,
          length: 12,
          width: 1.8,
        },
        "lit",
      );
    ripples(
      pen,
      view.left,
      view.right,
      { top: 7, bottom: view.bottom, count: 14, seed: 8, length: 15 },
      "ridge1",
    );
    // The boat, tied to the porch.
    pen.curve("M74 24C70 10 62 6 55 5", 0.9, "pale");
    pen.path("M-6 6C0 -7 6 -11 18 -11H38C48 -11 54 -5 58 7L50 4H4z", "accent");
    pen.path("M-6 6L4 4H50L58 7L56 2H-4z", "ink");
    pen.curve("M14 8L42 -3", 1.6, "pale");
    pen.curve(
      "M-12 -11q8 -4 16 0q8 -4 16 0q8 -4 16 0q8 -4 16 0q8 -4 16 0",
      1.6,
      "ridge1",
    );
  },
};
