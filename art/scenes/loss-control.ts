import { person } from "../people.ts";
import { fence, grass } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { pickup } from "../vehicles.ts";

export const lossControl: Scene = {
  subject:
    "two firefighters test a hydrant next to a brush truck; a lookout tower above the trees",
  hour: "noon",
  seed: 113,
  width: 190,
  height: 170,
  place: {
    wide: { size: 0.84, x: 0.66 },
    card: { size: 0.8, x: 0.62 },
    square: { size: 0.62, x: 0.6 },
  },
  sun: { x: 0.33, y: 0.58, radius: 0.15 },
  draw(pen, crop, view) {
    // Pines on a slope.
    pen.path(
      `M${view.left - 5} 8C-20 12 40 10 120 22C160 26 190 14 ${view.right + 5} 10V-9H${view.left - 5}z`,
      "ridge3",
    );
    const pines = [
      [92, 18, 44],
      [108, 20, 34],
      [172, 18, 50],
      [186, 14, 34],
      [76, 14, 28],
    ];
    if (crop === "wide")
      pines.push(
        [-150, -2, 44],
        [-128, -2, 60],
        [-104, 0, 40],
        [-60, 2, 34],
        [-76, 1, 50],
        [214, 12, 44],
        [228, 10, 32],
      );
    for (const [x = 0, y = 0, height = 0] of pines) {
      const h = height / 4;
      pen.path(
        `M${x} ${y + height}l${h * 0.6} -${h * 1.4}h-${h * 0.25}l${h * 0.5} -${h * 1.2}h-${h * 0.3}l${h * 0.6} -${h * 1.4 - 3}h-${h * 2.3}l${h * 0.6} ${h * 1.4 - 3}h-${h * 0.3}l${h * 0.5} ${h * 1.2}h-${h * 0.25}z`,
        "leaf",
      );
      pen.rect(x - 1.2, y - 3, 2.4, 4, "ink");
    }
    // The tower: legs, braces, stair, cabin with a walkway around it.
    pen.curve("M114 14L127 118M166 14L153 118", 4, "thin");
    pen.curve("M117 38H163M120 64H160M123.500 92H156.500", 2.4, "thin");
    pen.curve(
      "M115 16L163 38M165 16L117 38M117 38L160 64M163 38L120 64M120 64L156.500 92M160 64L123.500 92M123.500 92L153 117M156.500 92L127 117",
      1.4,
      "thin",
    );
    pen.curve("M130 16L150 38L131 64L149 92L138 117", 2, "accent");
    pen.rect(112, 116, 56, 5, "ink");
    fence(
      pen,
      113,
      167,
      { height: 9, step: 6, width: 1.1, y: 121, rails: 1 },
      "ink",
    );
    pen.rect(120, 121, 40, 27, "accent");
    pen.rect(122, 131, 36, 13, "lit");
    pen.curve("M131 131V144M140 131V144M149 131V144", 1.4, "ink");
    pen.path("M108 147L140 164L172 147z", "ink");
    pen.curve("M140 162V176", 1.4, "ink");
    pen.path("M140 176L152 172.500L140 169z", "accent");
    // A brush truck, and two firefighters who test a hydrant.
    pickup(pen, { x: 8, y: -7, scale: 0.62 }, "accent", "lit");
    pen.rect(-33, 15, 30, 12, "pale", 3);
    pen.curve("M-24 27V15M-12 27V15", 1, "ink");
    pen.curve("M59 3C70 5 78 0 82 -8M59 2C68 2 74 -2 77 -8", 1.8, "pale");
    person(
      pen,
      { x: 36, y: -9, height: 34 },
      { skin: "deep", top: "lit", legs: "steel", hat: "accent", arms: [[4, 22, 12, 24], [-3, 22, 8, 19]] }, // prettier-ignore
    );
    person(
      pen,
      { x: 96, y: -9, height: 34, mirror: true },
      { skin: "fair", top: "lit", legs: "steel", hat: "accent", arms: [[4, 22, 10, 20], [-3, 22, 6, 17]] }, // prettier-ignore
    );
    pen.rect(84, 9, 5, 7, "pale");
    pen.group({ x: 50, y: -8, scale: 0.3 }, () => {
      pen.ellipse(0, 1, 32, 4, "ink");
      pen.path("M-22 0h44v7h-5v4h-34v-4h-5z", "steel");
      pen.path("M-15 10h30v44h-30z", "accent");
      pen.path("M-20 50h40v7h-40z", "pale");
      pen.path("M-16 57C-16 70 -8 77 0 77C8 77 16 70 16 57z", "accent");
      pen.path("M-4 76h8v7h-8z", "pale");
      pen.path("M-27 27h12v16h-12zM15 27h12v16h-12z", "accent");
      pen.path("M-31 25h6v20h-6zM25 25h6v20h-6z", "pale");
      pen.circle(0, 33, 11, "pale");
      pen.circle(0, 33, 7, "steel");
      pen.path("M0 38l4.300 -2.500v-5l-4.300 -2.500l-4.300 2.500v5z", "ink");
      pen.curve("M-9 14V50", 2, "lit");
    });
    grass(pen, -4, 100, { y: -9, count: 6, seed: 31 });
  },
};
