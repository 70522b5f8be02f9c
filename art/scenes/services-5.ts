import { band, clumps, sash } from "../parts.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const serviceScenes5 = {
  "commercial-property": {
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
  },
  "claims-advocacy": {
    subject:
      "after the storm: a farmhouse with a tarp on its roof, a ladder and a broken tree; the cloud moves off",
    hour: "noon",
    seed: 107,
    width: 266,
    height: 158,
    place: {
      wide: { size: 0.82, x: 0.66 },
      card: { size: 0.74, x: 0.58 },
      square: { size: 0.58, x: 0.58 },
    },
    sun: { x: 0.17, y: 0.3, radius: 0.13 },
    draw(pen, crop, view) {
      // The cloud with its last rain.
      pen.group({ x: 194, y: 132 }, () => {
        pen.curve("M2 -4L-8 -20M28 -4L17 -24", 1.8, "ridge2");
        pen.path("M56 2L42 -14H49L42 -28L62 -9H54L64 2z", "lit");
        pen.path(
          "M-14 -2C-26 -2 -28 12 -16 15C-16 26 2 30 10 22C20 32 44 30 46 18C58 24 72 18 70 8C80 6 78 -2 70 -2z",
          "ridge2",
        );
      });
      if (crop === "wide") {
        fence(pen, view.left, -46, { height: 14, step: 17, width: 2 });
        pen.curve("M-44 0L-38 13M-34 4L-12 -3", 2, "ink");
        tree(pen, { x: -80, width: 54, height: 70, seed: 45 });
      }
      pen.group({ x: 28, y: 0 }, () => {
        // House: white boards, front gable, side roof with the tarp.
        pen.rect(150, 82, 13, 26, "accent");
        pen.rect(60, 0, 118, 60, "pale");
        pen.path("M92 58L104 100H160L186 58z", "ink");
        pen.path(
          "M122 56Q127 60 131 57Q137 61 142 57Q149 61 155 57Q160 60 165 56L162 78L158 98Q144 101 128 98L125 76z",
          "ridge1",
        );
        pen.curve("M128 66L158 64M128 91L157 90", 2, "lit");
        pen.curve("M136 60L138 70M150 60L147 84M132 88L135 76", 0.9, "ridge3");
        pen.path("M56 58V0H110V58L83 104z", "pale");
        pen.path("M47 52L83 112L119 52L112 52L83 100L54 52z", "ink");
        let boards = "";
        for (let y = 6; y < 58; y += 6) boards += `M57 ${y}H110`;
        pen.curve(boards, 0.5, "ridge1");
        sash(pen, [66, 14, 14, 22], [2, 3]);
        sash(pen, [88, 14, 14, 22], [2, 3]);
        sash(pen, [76, 60, 14, 20], [2, 3]);
        // A boarded window, then porch and door.
        pen.rect(152, 16, 17, 20, "ink");
        pen.curve("M151 20L170 23M151 27L170 26M151 33L170 30", 3, "lit");
        pen.rect(124, 4, 16, 30, "accent");
        pen.rect(127, 20, 10, 10, "lit");
        pen.path("M112 38L118 46H178L184 38z", "steel");
        pen.curve("M116 2V38M146 2V38M180 2V38", 2.2, "ink");
        pen.rect(110, 0, 74, 4, "steel");
        // Ladder to the eave.
        pen.curve(
          "M190 -4L168 68M199 -3L177 70M187.500 4L196.500 7M184.500 14L193.500 17M181.500 24L190.500 27M178.500 34L187.500 37M175.500 44L184.500 47M172.500 54L181.500 57",
          1.8,
          "accent",
        );
        // The broken tree and its crown on the ground.
        pen.path(
          "M18 -3L21 30L17 40L24 36L27 50L31 37L37 42L34 28L38 -3z",
          "ink",
        );
        pen.path("M20 38L25 30L2 4H-8z", "ink");
        clumps(
          pen,
          [-12, 8, 9, 0, 12, 7, -20, 5, 6, -4, 3, 7, 8, 3, 5],
          "leaf",
        );
      });
      grass(pen, 36, 210, { y: -9, count: 6, seed: 21 });
    },
  },
} satisfies Record<string, Scene>;
