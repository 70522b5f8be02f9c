import { clumps } from "../parts.ts";
import { sequence, type Pen } from "../pen.ts";
import { grass, shrubs } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const environmental: Scene = {
  subject: "a river bend with reeds and a heron below a water treatment works",
  hour: "sunrise",
  seed: 251,
  width: 250,
  height: 118,
  place: {
    wide: { size: 0.7, x: 0.62 },
    card: { size: 0.64, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.56, y: 0.4, radius: 0.13 },
  draw(pen, crop, view) {
    // Digesters: domes with a gas line between them.
    for (const [x, width, height] of [
      [122, 44, 26],
      [172, 36, 22],
    ] as const) {
      pen.path(
        `M${x} 10V${height + 8}C${x + 4} ${height + 30} ${x + width - 4} ${height + 30} ${x + width} ${height + 8}V10z`,
        "pale",
      );
      pen.path(
        `M${x + width * 0.62} 10V${height + 23}C${x + width * 0.86} ${height + 22} ${x + width - 1} ${height + 18} ${x + width} ${height + 8}V10z`,
        "steel",
      );
      pen.rect(x - 1.5, height + 7, width + 3, 2.4, "ink");
      pen.path(`M${x + width / 2 - 3} ${height + 24}h6v5h-6z`, "ink");
    }
    pen.curve("M144 52V60H190V46", 1.6, "ink");
    // Control house with a planted roof and solar panels.
    pen.rect(214, 10, 34, 26, "ink");
    pen.windows(
      { x: 217, y: 15, width: 28, height: 15, columns: 4, rows: 1 },
      { seed: 2, share: 1, fill: 0.7 },
    );
    shrubs(pen, 211, 251, { y: 36, size: 3, seed: 4 });
    pen.path("M216 40L226 48H228L218 40zM229 40L239 48H241L231 40z", "steel");
    clumps(
      pen,
      [112, 14, 8, 104, 12, 7, 96, 11, 6, 168, 14, 7, 209, 14, 6],
      "leaf",
    );
    // Bank, then the river: from behind the works, around the bend, to the front.
    const [left, right, bottom] = [
      Math.round(view.left - 5),
      Math.round(view.right + 5),
      Math.round(view.bottom - 5),
    ];
    pen.path(
      `M${left} 15H70C110 17 180 15 ${right} 13V${bottom}H${left}z`,
      "leaf",
    );
    pen.path(
      `M${left} 13H30C66 13 96 10 92 5C88 0 120 -4 150 -7C180 -10 196 -16 190 ${bottom}H${left}z`,
      "ridge1",
    );
    pen.curve(
      `M${left} 8H40M48 4H78M20 0H52M70 -3H108M120 -9H160M4 -8H30M60 -11H96M140 -13H178M${left + 4} -4H${left + 40}`,
      1.2,
      "ridge2",
    );
    pen.curve("M64 9H84M56 -6H74M96 -8H116M104 -13H128", 1.4, "pale");
    clarifier(pen, 128, 8, 30);
    clarifier(pen, 205, 2, 42);
    // Outfall from the tank into the river.
    pen.path("M152 -9H174V3H152z", "steel");
    pen.rect(150, 2, 26, 2.4, "pale");
    pen.circle(163, -3.4, 4, "ink");
    pen.path(
      "M160 -4.5C160 -8 158 -11 156 -14H170C168 -11 166 -8 166 -4.5z",
      "pale",
    );
    pen.curve("M150 -15H176M146 -17.5H160", 1.2, "pale");
    heron(pen);
    reeds(pen, view, crop === "wide");
    grass(pen, 200, right, { y: -11, count: 6, seed: 5, height: 5 }, "ink");
  },
};

/** A round settling tank seen from a little above: wall, water, and the scraper bridge with its rail. */
function clarifier(pen: Pen, x: number, y: number, radius: number) {
  const depth = radius * 0.2;
  const wall = radius * 0.26;
  pen.path(
    `M${x - radius} ${y + wall}V${y}A${radius} ${depth} 0 0 0 ${x + radius} ${y}V${y + wall}z`,
    "steel",
  );
  pen.ellipse(x, y + wall, radius, depth, "pale");
  pen.ellipse(x, y + wall, radius * 0.93, depth * 0.86, "ridge2");
  pen.ellipse(x, y + wall - depth * 0.05, radius * 0.72, depth * 0.6, "ridge1");
  pen.rect(x - radius * 0.05, y + wall - 1, radius * 0.1, radius * 0.2, "ink");
  const deck = y + wall + radius * 0.12;
  pen.rect(x - radius - 1, deck, radius * 2 + 2, radius * 0.055, "ink");
  let rail = `M${x - radius} ${deck + radius * 0.18}H${x + radius}`;
  for (let post = 0; post <= 8; post++)
    rail += `M${x - radius + (post * radius) / 4} ${deck}v${radius * 0.18}`;
  pen.curve(rail, radius * 0.026, "pale");
  pen.circle(x, deck + radius * 0.26, radius * 0.06, "lit");
}

/** A great blue heron fishing at the edge. */
function heron(pen: Pen) {
  pen.group({ x: 60, y: -4 }, () => {
    pen.curve("M-2 0V22L1 32M7 0L8 20L4 32", 1.4, "ink");
    pen.path(
      "M-20 22C-14 24 -8 26 -2 30C4 27 12 33 14 42C10 50 2 50 -4 44C-8 38 -14 30 -20 22z",
      "steel",
    );
    pen.path(
      "M-20 22C-12 26 -4 30 2 36C4 40 0 44 -4 44C-8 38 -14 30 -20 22z",
      "ink",
    );
    const neck = "M11 43C20 48 20 56 14 62C8 68 10 76 17 77";
    pen.curve(neck, 5.4, "steel");
    pen.curve(neck, 2.6, "pale");
    pen.path(
      "M11.5 75C11 81 18 83 23 79.6L38 74.5L21 74C18 71.5 13 71.5 11.5 75z",
      "steel",
    );
    pen.path("M22 78.6L38 74.5L21 75.5z", "accent");
    pen.path("M20 80C14 82 10 80 3 76C9 77 14 77 18 78z", "ink");
    pen.path(
      "M12.5 75C14 79.5 19 79.5 22 77.5L20 74.8C17 73 14 73 12.5 75z",
      "pale",
    );
    pen.circle(18.6, 77, 0.9, "ink");
    pen.curve("M-8 0H4M3 -2H14", 1, "pale");
  });
}

/** Reeds and cattails at the near edge. */
function reeds(pen: Pen, view: View, wide: boolean) {
  const next = sequence(77);
  let stems = "";
  let heads = "";
  const stand = (from: number, to: number, count: number, tall: number) => {
    for (let index = 0; index < count; index++) {
      const x = Math.round(
        from + ((to - from) * (index + next() * 0.7)) / count,
      );
      const height = Math.round(tall * (0.6 + next() * 0.4));
      const lean = Math.round((next() - 0.5) * 10);
      stems += `M${x} -14Q${x} ${Math.round(height / 2)} ${x + lean} ${height}`;
      if (index % 3 === 1) heads += `M${x + lean} ${height}v8`;
    }
  };
  stand(0, 34, 13, 50);
  stand(84, 102, 6, 24);
  if (wide) {
    stand(view.left + 9, -84, 15, 44);
    stand(-40, -20, 7, 28);
  }
  pen.curve(stems, 1.7, "leaf");
  pen.curve(heads, 3.4, "accent");
}
