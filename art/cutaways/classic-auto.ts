import { cloud } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { gable, pendant } from "../interiors.ts";
import type { Color } from "../palette.ts";
import { band, lamp, strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { fence, tree } from "../plants.ts";

export const classicAutoCutaway: Cutaway = {
  subject:
    "a barn without its front: a classic under a cover, another on a lift, shelves of parts, and a finned car on a Sunday drive",
  hour: "evening",
  seed: 945,
  width: 736,
  height: 400,
  place: { cutaway: { x: 0.5, size: 0.625 } },
  sun: { x: 0.82, y: 0.36, radius: 0.12 },
  pins: {
    cover: { dot: [110, 44], badge: [18, 90] },
    lift: { dot: [318, 84], badge: [42, 90] },
    roof: { dot: [340, 268], badge: [62, 19] },
    parts: { dot: [426, 102], badge: [63.5, 46] },
    drive: { dot: [612, 36], badge: [80, 90] },
  },
  draw(pen, _format, view) {
    tree(pen, { x: 528, y: 6, width: 84, height: 120, seed: 52 });
    fence(pen, 470, view.right + 4, { height: 34, step: 44, width: 4, y: 8 });
    lamp(pen, 724, 128, 6);
    band(pen, view, 8, "steel", view.bottom);
    band(pen, { ...view, left: 470 }, 10, "pale", 5);
    const dashes: number[][] = [];
    for (let x = 486; x < view.right; x += 92) dashes.push([x, -6, x + 44, -6]);

    // Barn: two bays and a loft.
    pen.rect(12, 8, 200, 150, "steel");
    pen.rect(212, 8, 256, 150, "lit");
    gable(pen, { left: 8, right: 472, y: 166, rise: 158, eave: 20 });
    // Loft: hubcaps, a license plate, a sign and a spare hood.
    for (const x of [130, 158, 186]) {
      pen.circle(x, 184, 12, "pale");
      pen.circle(x, 184, 5, "ink");
    }
    pen.path("M222 172C232 204 262 206 286 198V172z", "accent");
    pen.rect(300, 172, 44, 30, "ink");
    pen.path("M304 176h16v22h-16zM324 176h16v10h-16z", "ridge2");

    // Left bay: the car under its cover, with a charger.
    classicCar(pen, { x: 110, y: 8, scale: 0.96 }, "leaf");
    pen.path(
      "M32 22C32 56 48 66 66 68C80 92 100 96 126 92C144 90 150 78 160 66C180 64 190 56 192 40V24C184 30 176 22 168 26C150 32 140 24 124 28C104 34 92 24 76 28C60 32 44 24 32 22z",
      "pale",
    );
    strokes(
      pen,
      [
        [66, 68, 92, 60],
        [160, 66, 138, 58],
        [124, 90, 118, 72],
      ],
      2,
      "ridge1",
    );
    strokes(pen, [[24, 132, 94, 132]], 4, "ink");
    pen.path(
      "M30 134h18v16h-18zM52 134h12v12h-12zM68 134h20v10h-20z",
      "accent",
    );
    pen.rect(166, 116, 30, 22, "lit");
    strokes(
      pen,
      [
        [181, 116, 181, 138],
        [166, 127, 196, 127],
      ],
      1.8,
      "ink",
    );

    // Right bay: a truck on the lift, a mechanic under it, an engine on its stand.
    strokes(
      pen,
      [
        [238, 8, 238, 112],
        [396, 8, 396, 112],
      ],
      6,
      "ink",
    );
    strokes(pen, [[238, 66, 396, 66]], 6, "ink");
    classicCar(pen, { x: 316, y: 66, scale: 0.86 }, "accent");
    person(
      pen,
      { x: 300, y: 9, height: 50 },
      {
        skin: "deep",
        top: "ridge3",
        arms: [
          [4, 23, 9, 36],
          [-3, 23, 5, 37],
        ],
      },
    );
    pen.rect(346, 9, 34, 24, "ink", 2);
    pen.path("M350 33h26l-4 12h-18z", "steel");
    strokes(pen, [[352, 39, 374, 39]], 2, "pale");
    // Shelves of parts.
    strokes(
      pen,
      [
        [410, 10, 410, 128],
        [458, 10, 458, 128],
        [410, 30, 458, 30],
        [410, 64, 458, 64],
        [410, 96, 458, 96],
        [410, 126, 458, 126],
      ],
      4,
      "ink",
    );
    wheel(pen, 424, 44, 12);
    wheel(pen, 447, 44, 10);
    pen.path("M415 66h18v14h-18zM437 66h17v20h-17z", "ridge3");
    pen.path("M414 98h20v14h-6v5h-8v-5h-6z", "ink");
    pen.circle(446, 105, 7, "pale");
    pen.circle(446, 105, 3, "ink");
    pen.rect(416, 12, 34, 12, "leaf");
    pendant(pen, 334, 158, 12, "ridge3");

    // The section.
    strokes(
      pen,
      [
        [12, 8, 12, 166],
        [468, 8, 468, 44],
        [468, 124, 468, 166],
        [212, 8, 212, 30],
        [212, 128, 212, 166],
        [4, 162, 476, 162],
      ],
      8,
      "ink",
    );
    strokes(pen, [[0, 4, 480, 4]], 8, "ink");
    // Where the storm lifted the metal.
    pen.path("M322 284L382 242L374 236L316 276z", "ink");
    strokes(pen, [[312, 284, 330, 304, 356, 312, 374, 302]], 6, "accent");

    // The Sunday drive.
    classicCar(pen, { x: 618, y: -8, scale: 1.12 }, "accent", true);
    strokes(
      pen,
      dashes.map(([a, , b]) => [a!, -30, b!, -30]),
      3,
      "lit",
    );

    cloud(pen, { x: 268, y: 430, width: 132 }, "steel");
    cloud(pen, { x: 196, y: 448, width: 101 }, "ridge2");
    pen.curve(
      "M320 398C360 408 380 402 398 384C408 370 390 362 384 374M300 376C340 384 352 378 366 366",
      3.4,
      "ridge2",
    );
  },
};

/** A car of the fifties with fins, 172 long, headed right; `open` takes the top down and seats two. */
function classicCar(
  pen: Pen,
  at: { x: number; y: number; scale: number },
  color: Color,
  open = false,
) {
  pen.group(at, () => {
    if (open) {
      person(
        pen,
        { x: -14, y: 32, height: 48 },
        {
          skin: "fair",
          top: "leaf",
          pose: "sit",
          long: true,
          hair: "steel",
          arms: [[4, 22, 10, 24]],
        },
      );
      person(
        pen,
        { x: 14, y: 32, height: 50 },
        { skin: "brown", top: "pale", pose: "sit", arms: [[4, 22, 14, 20]] },
      );
      strokes(pen, [[38, 36, 26, 62]], 4, "pale");
    } else {
      pen.path(
        "M-46 38L-28 62C-26 65 -22 66 -18 66H12C18 66 22 64 26 60L42 38z",
        color,
      );
      pen.path(
        "M-36 40L-23 58C-22 60 -20 61 -17 61H-4V40zM2 40V61H11C16 61 18 60 21 57L33 40z",
        "steel",
      );
    }
    pen.path(
      "M-86 46L-84 18C-84 14 -80 12 -76 12H80C86 12 88 16 87 22C86 32 78 38 62 39L36 40H-48C-62 40 -72 42 -86 46z",
      color,
    );
    pen.path("M-84 26L60 30C70 30 78 28 84 24L86 20L-84 18z", "pale");
    strokes(
      pen,
      [
        [-88, 14, -70, 14],
        [72, 14, 90, 14],
      ],
      5,
      "steel",
    );
    pen.circle(82, 28, 5, "lit");
    pen.path("M-88 34h5v7h-5z", "sun");
    for (const x of [-50, 54]) {
      pen.circle(x, 13, 14, "ink");
      pen.circle(x, 13, 9.5, "pale");
      pen.circle(x, 13, 6.5, "ink");
      pen.circle(x, 13, 4.5, "pale");
    }
    pen.path("M-68 14C-68 32 -32 32 -32 14L-34 22H-66z", color);
  });
}
