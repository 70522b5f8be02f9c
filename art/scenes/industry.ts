import { clumps, sash } from "../parts.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const industry: Scene = {
  subject:
    "a skyline of trades: elevator, still columns, towers, water tower, clinic, turbine",
  hour: "dusk",
  seed: 191,
  width: 300,
  height: 140,
  place: {
    wide: { size: 0.74, x: 0.56 },
    card: { size: 0.66, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.5, y: 0.4, radius: 0.2 },
  draw(pen, crop, view) {
    // Turbine.
    pen.path("M265 0L267 104H271L273 0z", "pale");
    for (const turn of [14, 134, 254])
      pen.group({ x: 269, y: 105, turn }, () =>
        pen.path("M-1 0C-4 8 -3 24 0 34C1 24 2 8 1 0z", "pale"),
      );
    pen.circle(269, 105, 3, "pale");
    // Grain elevator.
    for (let silo = 0; silo < 4; silo++)
      pen.rect(4 + silo * 13, 0, 12, 66, silo % 2 ? "steel" : "pale");
    pen.rect(2, 64, 55, 5, "ink");
    pen.path("M22 69V96H28L34 104H40L46 96V69z", "steel");
    pen.rect(30, 84, 8, 6, "lit");
    pen.path("M46 92L58 70V64H54V68L44 86z", "ink");
    // Still columns and a flare.
    pen.rect(68, 0, 9, 86, "ink", 3);
    pen.rect(82, 0, 11, 106, "steel", 4);
    pen.rect(98, 0, 8, 70, "ink", 3);
    pen.curve(
      "M66 26H108M66 50H108M80 80H95M72 86V96H87M102 70V78H92",
      1.6,
      "accent",
    );
    clumps(pen, [72, 32, 1.3, 87, 56, 1.5, 87, 86, 1.5, 102, 56, 1.3], "lit");
    // Two office towers.
    pen.path("M116 0V118L146 132V0z", "ink");
    pen.windows(
      { x: 119, y: 8, width: 24, height: 106, columns: 4, rows: 13 },
      { seed: 41, share: 0.66 },
    );
    pen.rect(150, 0, 26, 92, "steel");
    pen.rect(156, 92, 14, 8, "ink");
    pen.windows(
      { x: 152, y: 6, width: 22, height: 82, columns: 3, rows: 9 },
      { seed: 42, share: 0.6, fill: 0.56 },
    );
    // Water tower.
    pen.curve(
      "M186 0L191 66M214 0L209 66M200 0V66M188 24H212M190 46H210M188 24L210 46M212 24L190 46",
      1.8,
      "ink",
    );
    pen.path(
      "M182 74C182 62 192 60 200 60C208 60 218 62 218 74V86H182z",
      "accent",
    );
    pen.path("M180 86L200 102L220 86z", "ink");
    // Clinic.
    pen.rect(222, 0, 40, 54, "pale");
    pen.rect(219, 52, 46, 4, "ink");
    pen.path("M238 36h3v-4h5v4h4v5h-4v4h-5v-4h-4v-5z", "accent");
    pen.windows(
      { x: 225, y: 13, width: 34, height: 16, columns: 4, rows: 1 },
      { seed: 3, share: 1, color: "steel", fill: 0.6 },
    );
    pen.rect(236, 0, 12, 12, "lit");
    // A shop under the towers, a dock shed at the edge.
    pen.rect(150, 0, 32, 24, "ink");
    pen.path("M147 24H185L181 33H151z", "accent");
    sash(pen, [154, 4, 24, 13], [4, 1]);
    pen.path("M274 0V30L298 40V0z", "ink");
    pen.rect(279, 0, 14, 18, "lit");
    pen.curve("M279 6H293M279 12H293", 1, "ink");
    pen.rect(0, -3, 300, 5, "ink");
    if (crop === "wide") {
      tree(pen, { x: -50, width: 40, height: 46, seed: 91 });
      fence(pen, view.left, -4, { height: 11, step: 15, width: 1.6 });
    }
  },
};
