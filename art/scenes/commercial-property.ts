import { band, sash } from "../parts.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const commercialProperty: Scene = {
  subject:
    "a brick loft with arched windows and a water tank, and a corner shop",
  hour: "noon",
  seed: 103,
  width: 216,
  height: 176,
  place: {
    wide: { size: 0.82, x: 0.66 },
    card: { size: 0.76, x: 0.58 },
    square: { size: 0.58, x: 0.58 },
  },
  sun: { x: 0.2, y: 0.26, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      for (const [x, height] of [
        [-122, 50],
        [-84, 40],
        [-30, 46],
      ] as const)
        tree(pen, { x, width: 38, height, seed: height + 1 });
      pen.curve("M-56 0V42C-56 48 -50 48 -48 44M-56 36H-52", 1.8, "ink");
      pen.circle(-47, 42, 3, "lit");
    }
    // Water tank on the roof.
    pen.curve(
      "M32 128L36 146M64 128L60 146M48 128V146M33 131L63 144M63 131L33 144",
      1.8,
      "ink",
    );
    pen.rect(28, 144, 40, 23, "steel");
    pen.curve("M28 149H68M28 155.500H68M28 162H68", 1.1, "ridge1");
    pen.path("M25 166L48 178L71 166z", "ink");
    // Loft: brick walls, cornice, pilasters.
    pen.rect(8, 0, 112, 126, "accent");
    pen.rect(8, 0, 112, 30, "ink");
    pen.rect(4, 122, 120, 7, "ink");
    pen.rect(8, 117, 112, 3, "pale");
    pen.rect(6, 30, 116, 4, "pale");
    let bricks = "";
    for (let row = 0; row < 26; row++) {
      const x = 10 + ((row * 37) % 104);
      bricks += `M${x} ${37 + row * 3}h5M${10 + ((row * 61 + 40) % 104)} ${38 + row * 3}h4`;
    }
    pen.curve(bricks, 0.8, "ink");
    for (let column = 0; column < 4; column++)
      for (let floor = 0; floor < 3; floor++) {
        const [x, y] = [15 + column * 27, 39 + floor * 27];
        pen.path(`M${x - 1.5} ${y}v12a9.500 9.500 0 0 0 19 0v-12z`, "pale");
        pen.path(
          `M${x} ${y}v12a8 8 0 0 0 16 0v-12z`,
          (column * 2 + floor * 3) % 5 === 1 ? "steel" : "lit",
        );
        pen.curve(
          `M${x + 8} ${y}v20M${x} ${y + 6}h16M${x} ${y + 12}h16`,
          1,
          "ink",
        );
      }
    // Ground floor of the loft: doors and a dock.
    sash(pen, [14, 4, 24, 20], [4, 3]);
    pen.rect(46, 0, 18, 24, "lit");
    pen.curve("M55 0V24M46 18H64", 1.2, "ink");
    pen.rect(74, 4, 40, 21, "steel");
    pen.curve("M74 9H114M74 14H114M74 19H114", 1, "ink");
    pen.rect(72, 0, 44, 4, "pale");
    // Corner shop: flat roof, awning, wide panes, planters.
    pen.rect(120, 0, 88, 66, "pale");
    pen.rect(117, 64, 94, 6, "ink");
    pen.rect(164, 70, 16, 10, "steel");
    for (const x of [128, 150, 172, 190])
      sash(pen, [x, 42, 12, 16], [2, 2], "ink", x === 150 ? "steel" : "lit");
    pen.rect(126, 4, 50, 25, "lit");
    pen.curve("M143 4V29M159 4V29M126 22H176", 1.2, "ink");
    pen.path("M128 4h12v8h-12zM147 4h8v11h-8zM164 4h8v6h-8z", "steel");
    pen.rect(182, 0, 18, 29, "ink");
    pen.rect(185, 8, 12, 18, "lit");
    for (let stripe = 0; stripe < 10; stripe++) {
      const x = 120 + stripe * 9;
      pen.path(
        `M${x + 0.3} 38h8.400l${(stripe - 4) * 0.4} -10a4.200 3 0 0 1 -8.400 0z`,
        stripe % 2 ? "pale" : "accent",
      );
    }
    pen.curve("M120 38H210", 1.6, "ink");
    band(pen, view, -4, "steel", -9);
  },
};
