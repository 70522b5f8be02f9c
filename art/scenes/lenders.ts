import { band, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const lenders: Scene = {
  subject:
    "a mid-century bank at dusk; behind its glass a loan closes: three people, papers on a table, the vault",
  hour: "dusk",
  seed: 631,
  width: 236,
  height: 122,
  place: {
    wide: { size: 0.76, x: 0.55 },
    card: { size: 0.68, x: 0.52 },
    post: { size: 0.72, x: 0.54 },
    square: { size: 0.54, x: 0.52 },
  },
  sun: { x: 0.16, y: 0.34, radius: 0.1 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      tree(pen, { x: -42, y: -2, width: 50, height: 68, seed: 19 });
      driveUp(pen);
    }
    hall(pen);
    closing(pen);
    front(pen);
    band(pen, view, 0, "pale", -3);
    shrubs(pen, 2, 142, { y: 1, size: 4, seed: 5 });
    shrubs(pen, 208, 240, { y: 1, size: 4.5, seed: 9 });
  },
};

function hall(pen: Pen) {
  pen.rect(10, 0, 178, 80, "ink");
  pen.rect(16, 10, 126, 70, "lit");
  pen.rect(16, 10, 126, 8, "far");
  // The vault.
  pen.circle(38, 48, 19, "steel");
  pen.circle(38, 48, 15.5, "ridge1");
  pen.curve("M38 38V58M28 48H48", 2, "ink");
  pen.circle(38, 48, 4.5, "ink");
  // A picture of the house being bought.
  pen.rect(115, 44, 23, 22, "ink");
  pen.rect(117, 46, 19, 18, "pale");
  pen.path("M121 48V55L126.500 60.500L132 55V48z", "accent");
  pen.rect(125, 48, 3, 5, "ink");
}

function closing(pen: Pen) {
  // Three people at the far side of the table.
  for (const [x, coat, shirt] of [
    [64, "ink", "pale"],
    [87.5, "steel", "accent"],
    [102.5, "leaf", "pale"],
  ] as const) {
    pen.path(
      `M${x - 9} 26C${x - 9} 40 ${x - 7} 44 ${x} 44S${x + 9} 40 ${x + 9} 26z`,
      coat,
    );
    pen.path(`M${x - 3.5} 44L${x} 36L${x + 3.5} 44z`, shirt);
    pen.circle(x, 50, 5.2, "ink");
  }
  pen.path(
    "M97 50C96 58 109 58 108 50C110 46 109 43 107.500 41H97.500C96 43 95 46 97 50z",
    "ink",
  );
  // Table, papers, a pen, a key.
  pen.path("M34 30H130L138 20H26z", "steel");
  pen.rect(26, 16, 112, 4, "ink");
  pen.curve("M38 16V8M126 16V8", 3, "ink");
  pen.path("M52 28.500H70L68 21.500H48zM85 28.500H103L106 21.500H86z", "pale");
  pen.curve(
    "M54 26.500H66M53 24.500H64M89 26.500H100M90 24.500H98",
    0.7,
    "ridge2",
  );
  pen.path("M114.500 23h7a2.200 2.200 0 1 1 0 1.600h-7z", "lit");
  pen.curve("M94 24L100 32", 1.4, "accent");
  // Lamps.
  pen.curve("M64 80V68M95 80V68", 1, "ink");
  for (const x of [64, 95])
    pen.path(`M${x - 7} 62H${x + 7}L${x + 3} 69H${x - 3}z`, "accent");
}

function front(pen: Pen) {
  strokes(
    pen,
    [
      [48, 10, 48, 80],
      [79, 10, 79, 80],
      [110.5, 10, 110.5, 80],
      [16, 73, 142, 73],
    ],
    1.2,
    "ink",
  );
  pen.rect(12, 0, 132, 10, "steel");
  // Door.
  pen.rect(148, 0, 34, 58, "lit");
  pen.rect(151, 0, 13, 46, "accent");
  pen.rect(166, 0, 13, 46, "accent");
  pen.path("M153 14h9v28h-9zM168 14h9v28h-9z", "lit");
  pen.curve("M163 22V34M167 22V34M148 49H182", 1.4, "ink");
  pen.rect(144, 58, 44, 5, "pale");
  // Folded roof.
  let top = "M2 82";
  for (let fold = 0; fold < 6; fold++)
    top += `L${18 + fold * 32} 98L${34 + fold * 32} 82`;
  pen.path(`${top}L192 78H4z`, "pale");
  let under = "";
  for (let fold = 0; fold < 6; fold++) {
    const x = 18 + fold * 32;
    under += `M${x - 11} 82L${x} 92.500L${x + 11} 82z`;
  }
  pen.path(under, "steel");
  // The stone pylon with its sign.
  pen.rect(188, 0, 24, 118, "steel");
  pen.path(
    "M192 6h8v6h-8zM202 10h8v6h-8zM192 20h9v6h-9zM203 28h7v6h-7zM192 36h7v6h-7zM201 44h9v6h-9zM192 54h9v6h-9zM202 62h8v6h-8zM192 70h7v6h-7zM201 112h9v4h-9z",
    "ridge2",
  );
  pen.circle(201, 96, 18, "pale");
  pen.circle(201, 96, 15, "ink");
  pen.path("M190 96L201 106L212 96H209V87H193V96z", "lit");
  pen.rect(198.5, 87, 5, 7, "accent");
}

function driveUp(pen: Pen) {
  pen.rect(206, 52, 62, 6, "pale");
  pen.rect(206, 50, 62, 2, "ink");
  pen.curve("M236 0V50M260 0V50", 3, "ink");
  pen.rect(230, 0, 12, 4, "steel");
  pen.rect(254, 0, 12, 4, "steel");
  pen.rect(232, 14, 8, 14, "accent");
  pen.rect(233.5, 20, 5, 6, "lit");
}
