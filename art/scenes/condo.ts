import { band, clumps } from "../parts.ts";
import { cypress, fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const condo: Scene = {
  subject: "a mid-rise of homes with balconies, planters and a roof garden",
  hour: "evening",
  seed: 53,
  width: 170,
  height: 172,
  place: {
    wide: { size: 0.82, x: 0.7 },
    card: { size: 0.76, x: 0.66 },
    square: { size: 0.6, x: 0.6 },
  },
  sun: { x: 0.3, y: 0.24, radius: 0.1 },
  draw(pen, crop, view) {
    if (crop === "wide") {
      for (const [x, height] of [
        [-150, 44],
        [-118, 58],
        [-30, 50],
      ] as const)
        tree(pen, { x, width: 40, height, seed: height });
      pen.curve("M-75 0 -75 40 -68 44", 1.8, "ink");
      pen.circle(-66, 43, 3, "lit");
    }
    // Roof garden and pergola over the tower.
    cypress(pen, 62, 142, 22);
    cypress(pen, 72, 142, 17);
    clumps(pen, [46, 145, 6, 54, 146, 7], "leaf");
    pen.curve(
      "M84 142 84 160M110 142 110 160M80 160 114 160M80 157 114 157",
      2,
      "ink",
    );
    // Tower and lower wing.
    pen.rect(34, 0, 86, 144, "ink");
    pen.rect(120, 0, 44, 90, "steel");
    clumps(pen, [128, 92, 5, 136, 94, 6, 150, 93, 6, 158, 92, 5], "leaf");
    pen.rect(118, 88, 48, 4, "pale");
    for (let floor = 0; floor < 6; floor++) {
      const y = 22 + floor * 20;
      // Doors to the balcony, then its slab, rail and planter.
      pen.rect(40, y, 18, 14, floor === 2 ? "steel" : "lit");
      pen.rect(62, y, 8, 14, floor % 3 === 1 ? "steel" : "lit");
      pen.rect(82, y + 3, 10, 11, floor % 4 === 2 ? "steel" : "lit");
      pen.rect(100, y + 3, 10, 11, floor % 2 ? "lit" : "steel");
      const left = floor % 2 ? 16 : 22;
      clumps(
        pen,
        [left + 5, y + 6, 4, left + 11, y + 5, 3.4, left + 17, y + 4, 3],
        "leaf",
      );
      pen.rect(left, y - 3, 54 + (floor % 2) * 6, 3, "pale");
      fence(
        pen,
        left + 1,
        left + 53 + (floor % 2) * 5,
        { height: 6, step: 5, width: 0.7, rails: 1 },
        "pale",
      );
      if (floor > 3) continue;
      pen.rect(126, y - 2, 12, 12, floor % 2 ? "ink" : "lit");
      pen.rect(146, y - 2, 12, 12, floor === 2 ? "ink" : "lit");
      pen.rect(142, y - 5, 26, 2.4, "pale");
      clumps(pen, [164, y, 3.4], "leaf");
    }
    // Lobby and its canopy.
    pen.rect(66, 0, 36, 15, "lit");
    pen.curve("M75 0 75 15M84 0 84 15M93 0 93 15", 1, "ink");
    pen.path("M60 14L64 19L104 19L108 14z", "accent");
    for (const x of [14, 26, 46, 114, 130, 154])
      clumps(pen, [x, 4, 5, x + 6, 3, 4], "leaf");
    band(pen, view, -5, "steel", -8);
  },
};
