import {
  across,
  clumps,
  fence,
  ripples,
  sash,
  strokes,
  tree,
} from "../parts.ts";
import { round, type Pen } from "../pen.ts";
import type { View } from "../scene.ts";

/** The city and the sun on the water. */
export function waterLights(pen: Pen, view: View, bank: number) {
  ripples(
    pen,
    120,
    view.right,
    { top: bank - 3, bottom: 14, count: 11, seed: 4, length: 26, width: 1.8 },
    "ridge2",
  );
  ripples(
    pen,
    view.left,
    120,
    { top: bank - 2, bottom: 4, count: 11, seed: 6, length: 20, width: 1.4 },
    "ridge2",
  );
  ripples(
    pen,
    across(view, 0.16),
    across(view, 0.38),
    { top: bank - 2, bottom: 8, count: 9, seed: 8, length: 16, width: 2 },
    "far",
  );
  ripples(
    pen,
    140,
    300,
    { top: bank - 3, bottom: 20, count: 9, seed: 12, length: 7, width: 1.2 },
    "lit",
  );
}

/** A cable-stayed bridge comes in from the left; as many masts as the crop shows. */
export function bridge(pen: Pen, view: View) {
  const deck = 62;
  const span = 60;
  // Every mast is drawn at its own zero, so that the repeats compress.
  for (let mast = 72; mast > view.left - span; mast -= 2 * span)
    pen.group({ x: mast, y: 0 }, () => {
      pen.path("M-5 36H5L3 62L1.3 134H-1.3L-3 62z", "pale");
      pen.rect(-8, 34, 16, 5, "ink");
      const cables: number[][] = [];
      for (let cable = 1; cable <= 6; cable++) {
        const reach = cable * 9.2;
        cables.push([-reach, deck, 0, 96 + cable * 6, reach, deck]);
      }
      strokes(pen, cables, 0.7, "pale");
    });
  pen.rect(view.left - 5, deck - 3.6, 157 - view.left, 3.6, "ink");
  pen.rect(view.left - 5, deck, 157 - view.left, 1.3, "pale");
  pen.path(`M98 40H103V${deck - 2}H98z`, "ink");
  const lamps: number[] = [];
  for (let x = 118; x > view.left; x -= 29) lamps.push(x, deck + 6, 1.1);
  clumps(pen, lamps, "lit");
}

/** Houses, oaks and a fence on the near shore. */
export function nearRidge(pen: Pen, wide: boolean, view: View) {
  const [left, right] = [round(view.left - 5), round(view.right + 5)];
  pen.path(
    `M${left} 16C${left + 60} 20 20 14 70 6C120 -2 170 2 214 10C250 16 280 14 ${right} 20V${round(view.bottom - 5)}H${left}z`,
    "ground",
  );
  // The lane to the houses.
  pen.path(
    `M150 ${round(view.bottom - 5)}C150 -16 176 -8 168 2L174 3C188 -8 176 -18 186 ${round(view.bottom - 5)}z`,
    "steel",
  );
  tree(pen, { x: 276, y: 8, width: 46, height: 44, seed: 15 });
  tree(pen, { x: 98, y: -2, width: 40, height: 36, seed: 22 });
  // A gabled house with a porch.
  pen.group({ x: 182, y: 2 }, () => {
    pen.rect(56, 18, 6, 32, "ink");
    pen.path("M0 2H72V24H0z", "pale");
    pen.path("M26 22L36 42H66L77 22z", "accent");
    pen.path("M0 2V26L17 44L34 26V2z", "pale");
    pen.path("M-5 23L17 47L39 23L35 23L17 41.5L-1 23z", "accent");
    sash(pen, [6, 9, 8, 12]);
    sash(pen, [19, 9, 8, 12]);
    pen.circle(17, 32, 3.4, "lit");
    pen.rect(40, 2, 8, 16, "ink");
    sash(pen, [54, 8, 12, 10], [3, 1]);
    pen.curve("M37 2 37 22M50 2 50 22M70 2 70 22", 1.6, "ink");
  });
  clumps(
    pen,
    [184, 5, 4, 190, 4, 3.4, 209, 5, 3.6, 238, 7, 4, 246, 7, 3.4],
    "leaf",
  );
  // A low house with a metal roof.
  pen.group({ x: 118, y: -6 }, () => {
    pen.rect(0, 2, 44, 18, "ink");
    pen.path("M-5 19L8 33H38L49 19z", "steel");
    pen.curve("M6 19 14 33M16 19 20 33M27 19 26 33M38 19 32 33", 0.8, "pale");
    sash(pen, [5, 8, 9, 8]);
    pen.rect(18, 2, 7, 14, "accent");
    sash(pen, [29, 8, 11, 8], [3, 1]);
  });
  // A farmhouse with a water tank, out on the left.
  pen.group({ x: 2, y: 8, scale: 0.86 }, () => {
    pen.curve("M44 2 48 30M62 2 58 30M45 10 61 22M61 10 45 22", 1.5, "ink");
    pen.path("M42 30H64V44L53 52L42 44z", "ink");
    pen.rect(42, 33, 22, 2, "accent");
    pen.path("M0 2V20L14 34L28 20V2z", "ink");
    pen.path("M-4 17L14 37L32 17L28 17L14 32L0 17z", "accent");
    sash(pen, [5, 8, 7, 9]);
    sash(pen, [16, 8, 7, 9]);
  });
  fence(pen, 60, 148, { y: -14, height: 9, step: 9, width: 1.2 }, "pale");
  fence(
    pen,
    190,
    view.right,
    { y: -14, height: 9, step: 9, width: 1.2 },
    "pale",
  );
  if (!wide) return;
  tree(pen, { x: -52, y: 12, width: 48, height: 46, seed: 33 });
  tree(pen, { x: -214, y: 12, width: 38, height: 34, seed: 36 });
  fence(pen, view.left, -20, { y: 2, height: 9, step: 10, width: 1.2 }, "pale");
}
