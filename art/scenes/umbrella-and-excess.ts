import { awning, band, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { sequence, type Pen } from "../pen.ts";
import { cypress, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const umbrellaAndExcess: Scene = {
  subject:
    "a tower of three tiers, the top one above a rain cloud; people with umbrellas at its foot",
  hour: "sunrise",
  seed: 827,
  width: 190,
  height: 178,
  place: {
    wide: { size: 0.84, x: 0.66 },
    card: { size: 0.82, x: 0.6 },
    post: { size: 0.84, x: 0.62 },
    square: { size: 0.66, x: 0.56 },
  },
  sun: { x: 0.26, y: 0.3, radius: 0.13 },
  draw(pen, crop, view) {
    const wide = crop === "wide";
    bank(pen, 22, 116, 1, "ridge1");
    if (wide) bank(pen, -150, 122, 1.15, "ridge1");
    rain(pen, wide ? -150 : 0, wide ? 226 : 196);
    if (wide) {
      // The low street beside it.
      pen.path(
        "M-30 0V32H-14V25H6V38H26V0zM-124 0V24H-104V32H-82V18H-66V0z",
        "steel",
      );
      pen.windows(
        { x: -28, y: 4, width: 52, height: 22, columns: 9, rows: 2 },
        { seed: 5, share: 0.6 },
      );
      pen.windows(
        { x: -122, y: 4, width: 54, height: 14, columns: 9, rows: 1 },
        { seed: 6, share: 0.6 },
      );
      tree(pen, { x: -48, width: 34, height: 36, seed: 15 });
      tree(pen, { x: 204, width: 40, height: 42, seed: 18 });
    }
    tower(pen);
    bank(pen, 6, 104, 1, "pale");
    bank(pen, 118, 98, 0.62, "pale");
    if (wide) bank(pen, -112, 106, 0.8, "pale");
    street(pen, view, wide);
  },
};

/** Each tier stands on columns over the terrace of the one below. */
function tower(pen: Pen) {
  for (const [x, y, width, height, color, columns, rows] of [
    [46, 22, 98, 34, "ink", 9, 4],
    [55, 66, 80, 36, "steel", 7, 4],
    [64, 112, 62, 44, "ink", 5, 5],
  ] as const) {
    strokes(
      pen,
      [0.08, 0.36, 0.64, 0.92].map((share) => [
        x + share * width,
        y - 10,
        x + share * width,
        y,
      ]),
      2.4,
      "ink",
    );
    pen.rect(x, y, width, height, color);
    pen.windows(
      {
        x: x + 3,
        y: y + 3,
        width: width - 6,
        height: height - 4,
        columns,
        rows,
      },
      { seed: y + 2, share: 0.74, fill: 0.6 },
    );
    pen.rect(x - 3, y - 2, width + 6, 3, "pale");
    pen.rect(x - 3, y + height, width + 6, 2.4, "pale");
    if (y < 100)
      for (const [shift, size] of [
        [1, 8],
        [4, 6],
        [width - 4, 6],
        [width - 1, 8],
      ] as const)
        cypress(pen, x + shift, y + height + 2, size);
  }
  pen.path("M78 158H112V163H78z", "steel");
  pen.curve("M95 162V181", 1.5, "ink");
  pen.path("M95.7 181L109 177L95.7 173z", "accent");
  // Lobby.
  pen.rect(53, 0, 84, 20, "lit");
  pen.curve(
    "M64 0V20M75 0V20M115 0V20M126 0V20M53 11H86M104 11H137",
    1.1,
    "ink",
  );
  pen.rect(86, 0, 18, 15, "accent");
  pen.curve("M95 0V15", 1.2, "ink");
  awning(pen, [78, 22, 34, 5], { stripes: 7, flare: 3 });
}

/** A bank of cloud 150 wide, flat below; `x` is its left end. */
function bank(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  color: "pale" | "ridge1",
) {
  pen.group({ x, y, scale }, () =>
    pen.path(
      "M8 -8H148C158 -8 158 4 147 4C146 11 134 13 129 8C124 18 106 19 100 10C92 17 80 15 77 8C70 16 56 17 51 8C46 19 26 20 21 7C14 9 8 7 8 2C-2 2 -2 -8 8 -8z",
      color,
    ),
  );
}

function rain(pen: Pen, from: number, to: number) {
  const next = sequence(12);
  const lines: number[][] = [];
  for (let x = from; x < to; x += 9) {
    const y = 10 + Math.round(next() * 64);
    lines.push([x, y + 12, x - 4, y]);
  }
  strokes(pen, lines, 0.9, "pale");
}

function street(pen: Pen, view: View, wide: boolean) {
  band(pen, view, 0, "steel", -6);
  band(pen, view, 0.6, "pale", -0.6);
  for (const [x, skin, top, shade, mirror] of [
    [14, "brown", "ridge3", "accent", false],
    [38, "fair", "leaf", "lit", false],
    [160, "deep", "ridge2", "accent", true],
    [-90, "tan", "far", "pale", true],
  ] as const) {
    if (x < 0 && !wide) continue;
    const hand = mirror ? x - 5 : x + 5;
    pen.curve(`M${hand} 15V30`, 0.9, "ink");
    person(
      pen,
      { x, y: -3, height: 26, mirror },
      { skin, top, pose: "walk", arms: [[2, 24, 4, 19, 7, 25]] },
    );
    pen.path(
      `M${hand - 12} 25C${hand - 11} 36 ${hand + 11} 36 ${hand + 12} 25Q${hand + 8} 28 ${hand + 4} 25.5Q${hand} 28 ${hand - 4} 25.5Q${hand - 8} 28 ${hand - 12} 25z`,
      shade,
    );
  }
}
