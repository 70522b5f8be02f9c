import { clumps, sash } from "../parts.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const claimsAdvocacy: Scene = {
  subject:
    "after the storm: a farmhouse with a tarp on its roof, a ladder and a broken tree; the clouds move off",
  hour: "noon",
  weather: "front",
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
      clumps(pen, [-12, 8, 9, 0, 12, 7, -20, 5, 6, -4, 3, 7, 8, 3, 5], "leaf");
    });
    grass(pen, 36, 210, { y: -9, count: 6, seed: 21 });
  },
};
