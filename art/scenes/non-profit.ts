import { band, clumps, wheel } from "../parts.ts";
import { round, type Pen } from "../pen.ts";
import { fence, shrubs } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const nonProfit: Scene = {
  subject:
    "a community hall with bunting strung to a live oak, and a food-bank van",
  hour: "sunrise",
  seed: 283,
  width: 252,
  height: 124,
  place: {
    wide: { size: 0.72, x: 0.6 },
    card: { size: 0.62, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.32, y: 0.48, radius: 0.18 },
  draw(pen, crop, view) {
    hall(pen);
    liveOak(pen);
    // Bunting from the hall to the oak, in two swags.
    bunting(pen, [150, 50], [208, 54], 14);
    // The van, its hatch open over crates.
    pen.group({ x: 6, y: -3, scale: 1.15 }, () => {
      pen.path(
        "M0 4V31C0 33 2 34 4 34H38C41 34 43 32 45 28L49 20L57 17C59 16 60 14 60 12V4z",
        "pale",
      );
      pen.path("M40.5 20V30.5C42 30 43 28 44 26L47 20z", "ink");
      pen.rect(5, 13, 26, 15, "ink");
      pen.path("M5 28H31L35 37L33.5 38.5L30 30H5z", "accent");
      pen.path("M7 13h7v6h-7zM15 13h7v6h-7zM23 13h6v6h-6z", "accent");
      clumps(pen, [9, 20, 2.2, 12, 20, 2, 25, 20, 2, 27.5, 20, 1.8], "leaf");
      clumps(pen, [17, 20, 2, 20, 20, 2], "lit");
      pen.path(
        "M43 9.5C41 11.5 41 14 43.2 14C44.3 14 45 13.3 45 12.5C45 13.3 45.7 14 46.8 14C49 14 49 11.5 47 9.5L45 7.5z",
        "accent",
      );
      pen.rect(0, 6, 60, 2, "steel");
      pen.rect(57.5, 10, 2.5, 3, "lit");
      wheel(pen, 12, 4, 5);
      wheel(pen, 47, 4, 5);
    });
    // A table with boxes and baskets in front of the hall.
    pen.curve("M82 -3V9M108 -3V9", 1.6, "ink");
    pen.path("M78 9H112V11.5H78z", "pale");
    pen.path("M81 11.5h10v7h-10zM100 11.5h9v6h-9z", "accent");
    pen.rect(85, 11.5, 2, 7, "pale");
    clumps(pen, [94, 13, 2.4, 97, 13, 2, 102, 18, 2, 106, 18, 2.2], "leaf");
    band(pen, view, -3, "steel", -5);
    shrubs(pen, 150, 178, { y: -2, size: 3.6, seed: 9 });
    if (crop !== "wide") return;
    fence(
      pen,
      view.left,
      -10,
      { y: -3, height: 14, step: 6, width: 1.5 },
      "pale",
    );
    // Raised beds of the garden behind the fence.
    for (const x of [-84, -42]) {
      clumps(pen, [x, 14, 5, x + 8, 16, 6, x + 16, 14, 5], "leaf");
      clumps(pen, [x + 3, 17, 1.4, x + 12, 19, 1.4], "accent");
    }
  },
};

/** A gabled hall with a porch and a small bell cupola. */
function hall(pen: Pen) {
  pen.path("M105 88H121V104H105z", "pale");
  pen.path("M109 91H117V99C117 103 109 103 109 99z", "ink");
  pen.circle(113, 95, 2.6, "lit");
  pen.path("M101 103H125L113 120z", "accent");
  pen.rect(64, -3, 98, 52, "ink");
  pen.path("M56 46L113 94L170 46H163L113 87L63 46z", "accent");
  pen.path("M64 46L113 87L162 46z", "ink");
  pen.circle(113, 66, 9, "pale");
  pen.circle(113, 66, 7.2, "lit");
  pen.curve("M113 59V73M106 66H120M108 61L118 71M118 61L108 71", 0.9, "ink");
  // Doors stand open; arched windows either side.
  pen.path("M102 -3H124V26C124 37 102 37 102 26z", "lit");
  pen.path("M102 -3L96 -5V29L102 27zM124 -3L130 -5V29L124 27z", "accent");
  pen.curve("M102 26H124M113 26V34", 1, "ink");
  for (const x of [72, 85, 133, 146]) {
    pen.path(`M${x} 10H${x + 8}V28C${x + 8} 34 ${x} 34 ${x} 28z`, "lit");
    pen.curve(`M${x + 4} 10V32M${x} 20H${x + 8}`, 0.9, "ink");
  }
  pen.path("M92 42H134V45H92z", "pale");
  pen.curve("M94 -3V42M132 -3V42", 2.4, "pale");
  pen.path("M90 45L113 53L136 45z", "accent");
}

/** An old live oak: low forked trunk, wide flat crown. */
function liveOak(pen: Pen) {
  pen.path(
    "M200 -4C206 4 207 14 203 24C198 34 186 40 174 44L176 48C192 46 202 42 209 34C210 44 207 54 202 62H209C214 54 216 46 216 36C222 44 232 48 244 50L245 46C232 42 224 34 221 24C219 14 222 4 230 -4z",
    "ink",
  );
  clumps(pen, [176, 56, 13, 198, 60, 15, 222, 60, 14, 240, 54, 11], "ink");
  clumps(
    pen,
    [
      172, 62, 13, 186, 74, 16, 206, 82, 18, 226, 74, 16, 241, 61, 11, 204, 66,
      15, 222, 64, 13, 188, 64, 12,
    ],
    "leaf",
  );
}

/** Little flags on a sagging string. */
function bunting(
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  sag: number,
) {
  const at = (share: number) =>
    [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - 4 * sag * share * (1 - share),
    ] as const;
  const flags = ["", ""];
  const count = 9;
  for (let flag = 0; flag < count; flag++) {
    const [x, y] = at((flag + 0.15) / count);
    const [endX, endY] = at((flag + 0.85) / count);
    flags[flag % 2] +=
      `M${round(x)} ${round(y)}L${round(endX)} ${round(endY)}L${round((x + endX) / 2)} ${round((y + endY) / 2 - 7)}z`;
  }
  pen.curve(
    `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - 2 * sag} ${to[0]} ${to[1]}`,
    0.8,
    "pale",
  );
  pen.path(flags[0]!, "accent");
  pen.path(flags[1]!, "pale");
}
