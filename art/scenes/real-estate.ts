import { awning, band, lamp, sash } from "../parts.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const realEstate: Scene = {
  subject: "a city block: offices of several ages over shops and street trees",
  hour: "sunrise",
  seed: 11,
  width: 240,
  height: 172,
  place: {
    wide: { size: 0.8, x: 0.68 },
    card: { size: 0.74, x: 0.62 },
    square: { size: 0.58, x: 0.58 },
  },
  sun: { x: 0.17, y: 0.38, radius: 0.13 },
  draw(pen, crop, view) {
    // Older offices with a cornice and a water tank on the roof.
    pen.curve("M10 76L13 92M28 76L25 92M12 82L27 88M26 82L11 88", 1.6, "ink");
    pen.path("M8 91H30V106L19 113L8 106z", "ink");
    pen.rect(8, 95, 22, 1.6, "accent");
    pen.rect(0, 0, 50, 76, "ink");
    pen.rect(0, 0, 9, 76, "steel");
    pen.path("M-3 72H53L50 78H0z", "accent");
    pen.windows(
      { x: 10, y: 20, width: 38, height: 50, columns: 5, rows: 5 },
      { seed: 16, share: 0.75, fill: 0.54 },
    );
    // A tower that steps back twice, with a lantern and a mast.
    pen.curve("M82 148V170", 1.6, "ink");
    pen.circle(82, 170, 1.8, "accent");
    pen.path(
      "M56 0V112H62V134H70V146L76 152H88L94 146V134H102V112H108V0z",
      "ink",
    );
    pen.path("M56 0V112H62V134H70V146L74 150V112H64V0z", "steel");
    pen.rect(77, 138, 11, 7, "lit");
    pen.curve("M82.5 138V145", 0.9, "ink");
    pen.windows(
      { x: 66, y: 22, width: 40, height: 86, columns: 6, rows: 9 },
      { seed: 5, share: 0.6 },
    );
    pen.windows(
      { x: 75, y: 113, width: 25, height: 18, columns: 4, rows: 2 },
      { seed: 8, share: 0.7 },
    );
    // A curtain wall under a slanted roof.
    pen.path("M114 0V108L162 138V0z", "steel");
    pen.path("M150 0V130.5L162 138V0z", "ink");
    let floors = "";
    for (let y = 24; y <= 104; y += 8) floors += `M114 ${y}H162`;
    pen.curve(floors, 1.1, "ink");
    pen.curve("M126 20V115M138 20V122", 1.1, "ink");
    for (const [x, y] of [
      [114.6, 33],
      [126.6, 49],
      [138.6, 57],
      [126.6, 73],
      [138.6, 89],
      [114.6, 81],
      [114.6, 57],
      [138.6, 33],
      [126.6, 97],
    ] as const)
      pen.rect(x, y - 0.4, 10.8, 6.8, "lit");
    pen.path("M114 108L162 138V134.5L114 104.5z", "pale");
    // A slender tower with balconies.
    pen.path("M168 0V118H174V124H190V118H196V0z", "ink");
    pen.windows(
      { x: 170, y: 22, width: 17, height: 92, columns: 3, rows: 10 },
      { seed: 30, share: 0.55 },
    );
    let slabs = "";
    for (let y = 24; y < 114; y += 9.2) slabs += `M188 ${y}h13v1.6h-13z`;
    pen.path(slabs, "pale");
    // A brick house with a hipped roof.
    pen.rect(200, 0, 40, 50, "ink");
    pen.path("M197 48L206 66H234L243 48z", "accent");
    sash(pen, [214, 52, 12, 8], [2, 1]);
    for (const x of [205, 218, 231]) sash(pen, [x - 1, 26, 7, 14], [1, 2]);
    // Shops along the street.
    pen.windows(
      { x: 56, y: 0, width: 144, height: 19, columns: 12, rows: 1 },
      { seed: 2, share: 1, fill: 0.74 },
    );
    pen.rect(53, 17, 147, 3, "pale");
    pen.windows(
      { x: 2, y: 0, width: 46, height: 18, columns: 3, rows: 1 },
      { seed: 2, share: 1, fill: 0.72 },
    );
    awning(pen, [2, 20, 46, 6], { stripes: 9 });
    awning(pen, [203, 21, 34, 6], { stripes: 7 });
    sash(pen, [206, 2, 12, 11], [1, 1]);
    sash(pen, [223, 2, 12, 11], [2, 1]);
    for (const [x, height] of [
      [54, 27],
      [111, 29],
      [165, 26],
    ] as const)
      tree(pen, { x, y: -3, width: height * 0.8, height, seed: x });
    band(pen, view, -3, "steel", -5);
    for (const x of [28, 138, 214]) lamp(pen, x, 17, -4);
    if (crop !== "wide") return;
    for (let x = -24; x > view.left + 40; x -= 58) {
      tree(pen, {
        x,
        y: -3,
        width: 28,
        height: 32 + ((x * x) % 7),
        seed: -x,
      });
      lamp(pen, x - 29, 17, -4);
    }
  },
};
