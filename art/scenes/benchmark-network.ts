import { band, clumps, ripples } from "../parts.ts";
import { round } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const benchmarkNetwork: Scene = {
  subject: "a suspension bridge links two towns across a river",
  hour: "noon",
  seed: 139,
  width: 330,
  height: 128,
  place: {
    wide: { size: 0.72, x: 0.5 },
    card: { size: 0.6, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.5, y: 0.3, radius: 0.13 },
  ground: false,
  draw(pen, crop, view) {
    band(pen, view, 14, "ridge3");
    ripples(
      pen,
      view.left,
      view.right,
      { top: 8, bottom: view.bottom, count: 14, seed: 25, length: 22 },
      "ridge1",
    );
    // Banks with their towns.
    const left = round(view.left - 5);
    const right = round(view.right + 5);
    pen.path(`M${left} -6V30C0 36 52 38 78 26C88 20 92 6 104 -2z`, "ground");
    pen.path(
      `M${right} -6V32C322 36 280 38 254 26C244 20 240 6 228 -2z`,
      "ground",
    );
    const homes = [
      [-2, 18, 24, 12, "pale"],
      [17, 14, 38, 10, "ink"],
      [33, 17, 18, 13, "accent"],
      [283, 18, 34, 12, "ink"],
      [302, 13, 46, 0, "pale"],
      [316, 16, 22, 12, "steel"],
    ] as const;
    const wide = [
      [-26, 22, 20, 12, "accent"],
      [336, 20, 27, 13, "ink"],
    ] as const;
    for (const [x, width, height, roof, color] of crop === "wide"
      ? [...homes, ...wide]
      : homes) {
      pen.rect(x, 28, width, height, color);
      const cap = color === "ink" || color === "steel" ? "accent" : "ink";
      if (roof)
        pen.path(
          `M${x - 2} ${27 + height}h${width + 4}L${x + width / 2} ${28 + height + roof}z`,
          cap,
        );
      else pen.rect(x - 1, 27 + height, width + 2, 3, cap);
      const rows = Math.max(1, Math.round(height / 10));
      pen.windows(
        {
          x: x + 1,
          y: 33,
          width: width - 2,
          height: height - 6,
          columns: 2,
          rows,
        },
        {
          seed: x + 90,
          share: 1,
          fill: 0.46,
          color: color === "pale" || color === "accent" ? "ink" : "lit",
        },
      );
    }
    clumps(
      pen,
      [15, 33, 5, 54, 32, 5, 60, 31, 4, 279, 33, 5, 272, 31, 4, 300, 33, 5],
      "leaf",
    );
    // Piers, towers, deck.
    for (const x of [112, 220]) {
      pen.rect(x - 11, -4, 22, 12, "steel");
      pen.path(
        `M${x - 8} 4L${x - 6} 122H${x - 1.5}V4zM${x + 8} 4L${x + 6} 122H${x + 1.5}V4z`,
        "accent",
      );
      pen.path(
        `M${x - 7} 116h14v8h-14zM${x - 7} 86h14v5h-14zM${x - 8} 58h16v5h-16z`,
        "accent",
      );
      pen.circle(x, 126, 2.2, "lit");
    }
    // Cables: a parabola between the towers, straight to the anchors; hangers every few feet.
    let hangers = "";
    for (let x = 120; x <= 212; x += 7.7) {
      const y = 44 + 76 * ((x - 166) / 54) ** 2;
      hangers += `M${round(x)} ${round(y)}V36`;
    }
    for (let t = 0.22; t < 1; t += 0.13) {
      const x = 52 * (1 - t) ** 2 + 168 * t * (1 - t) + 112 * t * t;
      const y = round(36 * (1 - t) ** 2 + 116 * t * (1 - t) + 120 * t * t);
      hangers += `M${round(x)} ${y}V36M${round(332 - x)} ${y}V36`;
    }
    pen.curve(hangers, 0.8, "ink");
    pen.curve("M52 36Q84 58 112 120Q166 -32 220 120Q248 58 280 36", 2.2, "ink");
    pen.rect(50, 32, 232, 5, "ink");
    pen.curve("M50 29.500H282", 1.2, "pale");
    let truss = "";
    for (let x = 104; x < 228; x += 8) truss += `M${x} 32l4 -6l4 6`;
    pen.curve(truss, 0.8, "ink");
    // Traffic, lamps and a ferry below.
    pen.path(
      "M138 37h9v3.500h-2l-1.500 3h-4l-1.500 -3zM186 37h14v6.500h-10v-2.500h-4z",
      "accent",
    );
    pen.group({ x: 158, y: 3 }, () => {
      pen.path("M-14 4L-10 -3H12L17 4z", "pale");
      pen.rect(-6, 4, 14, 5, "ink");
      pen.rect(0, 9, 4, 5, "accent");
    });
  },
};
