import { clumps } from "../parts.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const legal: Scene = {
  subject:
    "a county courthouse with columns, corner pavilions and a domed clock tower",
  hour: "dusk",
  seed: 181,
  width: 232,
  height: 204,
  place: {
    wide: { size: 0.9, x: 0.64 },
    card: { size: 0.84, x: 0.54 },
    square: { size: 0.66, x: 0.54 },
  },
  sun: { x: 0.17, y: 0.44, radius: 0.12 },
  draw(pen, crop) {
    if (crop === "wide") {
      tree(pen, { x: -58, width: 62, height: 76, seed: 23 });
      pen.curve("M-14 0V38M-20 34H-8", 2, "ink");
      clumps(pen, [-20, 38, 3, -8, 38, 3], "lit");
    }
    // Tower: stages, clock, dome, lantern, flag.
    pen.rect(94, 80, 44, 40, "pale");
    pen.rect(90, 118, 52, 4, "ink");
    pen.path("M98 122h36v22h-36z", "pale");
    pen.circle(116, 133, 9, "ink");
    pen.circle(116, 133, 7, "lit");
    pen.curve("M116 138V133L119.500 131", 1.4, "ink");
    pen.rect(94, 143, 44, 4, "ink");
    pen.path(
      "M98 147C98 162 106 170 116 171C126 170 134 162 134 147z",
      "accent",
    );
    pen.curve(
      "M107 147C107 158 110 166 116 171C122 166 125 158 125 147",
      0.9,
      "ink",
    );
    pen.rect(112, 169, 8, 7, "lit");
    pen.path("M110 176h12l-6 7z", "ink");
    pen.curve("M116 182V196", 1.2, "ink");
    pen.path(
      "M116 196C121 198 125 194 131 196V188C125 186 121 190 116 188z",
      "accent",
    );
    for (const x of [99, 112, 125])
      pen.path(`M${x} 92v14a4 4 0 0 0 8 0v-14z`, "ink");
    // Wings with ordered windows, and mansard corner pavilions.
    pen.rect(20, 0, 192, 72, "pale");
    pen.rect(16, 70, 200, 5, "ink");
    pen.rect(16, 12, 200, 2.4, "ridge1");
    pen.path("M56 75H176L168 86H64z", "ink");
    for (const x of [8, 180]) {
      pen.rect(x, 0, 44, 80, "pale");
      pen.rect(x - 3, 78, 50, 4, "ink");
      pen.path(
        `M${x} 82C${x + 6} 90 ${x + 7} 98 ${x + 9} 108H${x + 35}C${x + 37} 98 ${x + 38} 90 ${x + 44} 82z`,
        "ink",
      );
      pen.rect(x + 7, 107, 30, 3, "accent");
      pen.path(`M${x + 18} 84v9a4 4 0 0 0 8 0v-9z`, "lit");
      pen.curve(`M${x + 22} 110V120`, 1.2, "ink");
      for (const column of [7, 26])
        pen.path(
          `M${x + column} 44v18a5.500 5.500 0 0 0 11 0v-18zM${x + column} 16h11v19h-11z`,
          "lit",
        );
      pen.curve(
        `M${x + 12.5} 16V35M${x + 31.5} 16V35M${x + 12.5} 44V67M${x + 31.5} 44V67M${x} 40H${x + 44}`,
        1,
        "ink",
      );
    }
    for (const x of [58, 163])
      pen.path(
        `M${x} 44v18a5.500 5.500 0 0 0 11 0v-18zM${x} 16h11v19h-11z`,
        "lit",
      );
    // Portico: pediment, columns, door, steps.
    pen.rect(76, 8, 80, 60, "ink");
    pen.path("M110 8v28a6 6 0 0 0 12 0v-28z", "lit");
    pen.path(
      "M90 14h9v20h-9zM133 14h9v20h-9zM90 44h9v14h-9zM133 44h9v14h-9z",
      "lit",
    );
    pen.path("M70 68H162V75H70zM70 77H162L116 98z", "pale");
    pen.path("M84 80H148L116 94z", "accent");
    pen.curve("M70 76H162", 1.4, "ink");
    for (const x of [78, 99.5, 125.5, 147]) {
      pen.rect(x, 8, 7, 60, "pale");
      pen.path(`M${x - 1.5} 8h10v3h-10zM${x - 1.5} 65h10v3h-10z`, "ridge1");
    }
    pen.path("M66 -8H166V-3H162V2H158V8H74V2H70V-3H66z", "steel");
    pen.curve("M70 -3H162M74 2H158", 1, "pale");
    clumps(
      pen,
      [
        12, 3, 6, 24, 4, 7, 38, 3, 6, 52, 4, 6, 180, 4, 6, 194, 4, 7, 208, 3, 6,
        220, 3, 6,
      ],
      "leaf",
    );
  },
};
