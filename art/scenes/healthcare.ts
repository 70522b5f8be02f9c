import { band, clumps, lamp, sash } from "../parts.ts";
import { shrubs, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const healthcare: Scene = {
  subject:
    "a hospital with a rooftop helipad, an emergency entrance and an ambulance",
  hour: "sunrise",
  seed: 491,
  width: 244,
  height: 152,
  place: {
    wide: { size: 0.8, x: 0.66 },
    card: { size: 0.72, x: 0.6 },
    square: { size: 0.56, x: 0.56 },
  },
  sun: { x: 0.14, y: 0.24, radius: 0.09 },
  draw(pen, crop, view) {
    // Low clinic wing with its own porch.
    pen.rect(0, 0, 62, 52, "steel");
    pen.rect(-2, 52, 66, 3.5, "pale");
    for (const y of [8, 30]) {
      pen.rect(5, y, 52, 13, "lit");
      pen.curve(
        `M14 ${y}v13M23 ${y}v13M32 ${y}v13M41 ${y}v13M50 ${y}v13`,
        1.3,
        "ink",
      );
    }
    // Ward tower: ribbons of windows, some dark.
    pen.rect(56, 0, 84, 112, "ink");
    pen.rect(54, 112, 88, 3.5, "pale");
    for (let floor = 0; floor < 5; floor++) {
      const y = 24 + floor * 17;
      pen.rect(61, y, 74, 9, "lit");
      pen.rect(61 + ((floor * 37) % 62), y, 12, 9, "steel");
      pen.rect(61 + ((floor * 53 + 20) % 62), y, 12, 9, "steel");
    }
    pen.curve(
      "M73.5 22V103M86 22V103M98.5 22V103M111 22V103M123.5 22V103",
      1.3,
      "ink",
    );
    // Elevator tower with the cross.
    pen.rect(132, 0, 34, 132, "pale");
    pen.rect(158, 0, 8, 132, "steel");
    pen.path("M141 104h6v-6h6v6h6v6h-6v6h-6v-6h-6z", "accent");
    pen.curve("M145 24V88M152 24V88", 1.4, "steel");
    // Helipad on struts, and the helicopter on it.
    pen.curve(
      "M66 115L72 122M92 115V122M118 115L112 122M66 115L80 122M118 115L104 122",
      1.4,
      "ink",
    );
    pen.path("M58 122H126L123 126H61z", "steel");
    pen.path("M58 122h3v4h-3zM123 122h3v4h-3z", "accent");
    for (const x of [66, 92, 118]) pen.circle(x, 124, 1.4, "lit");
    pen.group({ x: 92, y: 126 }, () => {
      pen.curve("M-9 1H14M-4 1V5M8 1V5", 1.2, "ink");
      pen.path(
        "M-10 9C-10 5 -4 4 4 4C12 4 17 6 17 10C17 15 11 17 4 17C-2 17 -7 15 -10 12L-32 15L-35 21H-38L-36 11z",
        "accent",
      );
      pen.path("M7 10H16.5C16 14 12 16 7 16z", "lit");
      pen.rect(-2, 8, 6, 2, "pale");
      pen.rect(0, 6, 2, 6, "pale");
      pen.curve("M3 17V21M-25 21.5H31", 1.4, "ink");
      pen.curve("M-40 18L-33 14M-37.5 12L-35.5 20", 0.9, "ink");
    });
    // Emergency wing, its canopy, and an ambulance under it.
    pen.rect(166, 0, 78, 44, "ink");
    pen.rect(164, 44, 82, 3.5, "pale");
    pen.windows(
      { x: 168, y: 28, width: 74, height: 15, columns: 9, rows: 1 },
      { seed: 2, share: 0.9, fill: 0.6 },
    );
    pen.rect(172, 0, 66, 24, "lit");
    pen.curve("M194 0V24M216 0V24", 1.2, "ink");
    pen.rect(160, 24, 88, 4.5, "accent");
    pen.curve("M163 0V24M245 0V24", 2.4, "pale");
    pen.group({ x: 178, y: -4 }, () => {
      pen.path("M0 4H34V25H0z", "pale");
      pen.path("M34 4V21H40L46 13L52 11V4z", "pale");
      pen.path("M36 13V19H39.5L43.5 13z", "ink");
      pen.rect(0, 9.5, 52, 2.6, "accent");
      pen.path("M13 14.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z", "accent");
      pen.rect(2, 17, 7, 5, "ink");
      pen.rect(28, 25, 6, 2.4, "accent");
      pen.rect(50, 6.5, 2.5, 2.5, "lit");
      for (const x of [10, 43]) {
        pen.circle(x, 4.5, 5, "ink");
        pen.circle(x, 4.5, 2.2, "pale");
      }
    });
    // Garden in front.
    pen.rect(138, 0, 16, 18, "lit");
    pen.curve("M146 0V18", 1.2, "ink");
    shrubs(pen, 0, 134, { y: -1, size: 4.5, seed: 12 });
    tree(pen, { x: 30, y: -3, width: 30, height: 34, seed: 5 });
    tree(pen, { x: 108, y: -3, width: 24, height: 27, seed: 8 });
    band(pen, view, -3, "steel", -5.5);
    if (crop !== "wide") return;
    for (const x of [-32, -96])
      tree(pen, { x, y: -3, width: 36, height: 34 + (x % 8), seed: -x });
    for (const x of [-64, -124]) lamp(pen, x, 26, -3);
    clumps(
      pen,
      [-46, 0, 4, -52, -1, 4, -80, 0, 4, -110, 0, 4, -116, 0, 3.5],
      "leaf",
    );
    sash(pen, [68, 3, 26, 15], [3, 1]);
  },
};
