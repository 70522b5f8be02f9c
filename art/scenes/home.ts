import {
  across,
  band,
  clumps,
  lattice,
  ripples,
  sash,
  strokes,
} from "../parts.ts";
import { round, type Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

/** The home page: the city across the bayou, still growing, seen from the near ridge. */
export const home: Scene = {
  subject:
    "a Houston-like skyline with a crane and a cable-stayed bridge, seen from a ridge with houses",
  hour: "sunrise",
  seed: 301,
  width: 300,
  height: 250,
  place: {
    square: { x: 0.5, size: 0.78 },
    card: { x: 0.6, size: 0.84 },
    wide: { x: 0.66, size: 0.86 },
  },
  sun: { x: 0.27, y: 0.4, radius: 0.16 },
  ground: false,
  draw(pen, crop, view) {
    farRow(pen, view);
    const bank = 47;
    band(pen, view, bank, "ridge1");
    waterLights(pen, view, bank);
    bridge(pen, view);
    skyline(pen);
    // In the hero's crops it comes with the visitor's first sign (art/home-life.ts).
    if (crop !== "square" && crop !== "card") load(pen);
    if (crop === "square") birds(pen);
    // The far bank and its trees, from the bridgehead to the right edge.
    pen.path(
      `M112 ${bank - 1}Q122 50 140 50H${round(view.right)}V${bank - 2}z`,
      "ground",
    );
    const trees: number[] = [];
    for (let x = 126; x < view.right; x += 9 + ((x * 7) % 8))
      trees.push(x, 51, 3.4 + ((x * 13) % 5) * 0.5);
    clumps(pen, trees, "leaf");
    nearRidge(pen, crop === "wide", view);
  },
};

/** The far row of the city, in the haze, and its lower blocks where the crop has room. */
function farRow(pen: Pen, view: View) {
  pen.path(
    "M150 46V112H166V128H178V112H186V150H206V142H214V46zM214 46V168H219V174H238V168H243V46zM246 46V120L264 136V46zM262 46V160H284V46zM284 46V104H304V46z",
    "ridge3",
  );
  let blocks = "";
  for (let x = 304; x < view.right - 20; x += 24)
    blocks += `M${x} 46v${20 + ((x * 13) % 34)}h${12 + ((x * 5) % 9)}V46z`;
  if (blocks) pen.path(blocks, "ridge3");
}

function birds(pen: Pen) {
  pen.curve(
    "M34 262q4 4 7 0q4 5 8 1M50 272q4 4 7 0q4 5 8 1M62 258q3 3 5 0q3 4 6 1",
    1.1,
    "thin",
  );
}

/** A beam on the crane's rope. */
export function load(pen: Pen) {
  pen.curve("M86.5 231 86.5 188 79 181M86.5 188 94 181", 0.9, "ink");
  pen.rect(74, 178, 25, 3, "ink");
}

/** The windows of the skyline that others could be lit between: their field, their seed and the share that is lit. */
export const skylineWindows = {
  building: {
    field: { x: 118, y: 50, width: 20, height: 56, columns: 4, rows: 8 },
    lit: { seed: 3, share: 0.7 },
  },
  leftWedge: {
    field: { x: 152, y: 52, width: 12, height: 98, columns: 3, rows: 13 },
    lit: { seed: 21, share: 0.62 },
  },
  rightWedge: {
    field: { x: 175, y: 52, width: 12, height: 98, columns: 3, rows: 13 },
    lit: { seed: 24, share: 0.55 },
  },
  tallest: {
    field: { x: 200, y: 52, width: 20, height: 160, columns: 4, rows: 20 },
    lit: { seed: 31, share: 0.66 },
  },
  gable: {
    field: { x: 231, y: 52, width: 26, height: 90, columns: 5, rows: 11 },
    lit: { seed: 41, share: 0.58 },
  },
  gableTop: {
    field: { x: 242, y: 146, width: 14, height: 24, columns: 3, rows: 3 },
    lit: { seed: 43, share: 0.7 },
  },
  lowGable: {
    field: { x: 259, y: 52, width: 14, height: 58, columns: 3, rows: 7 },
    lit: { seed: 44, share: 0.6 },
  },
} as const;

function skyline(pen: Pen) {
  // A tower going up: finished floors, bare frame, and a luffing crane over it.
  pen.rect(110, 46, 30, 62, "ink");
  pen.rect(110, 46, 7, 62, "steel");
  lights(pen, "building");
  pen.curve(
    "M111.5 108 111.5 140M120.5 108 120.5 140M129.5 108 129.5 137M138.5 108 138.5 137M110 118 140 118M110 128 140 128",
    2,
    "ink",
  );
  pen.windows(
    { x: 112, y: 109, width: 27, height: 19, columns: 3, rows: 2 },
    { seed: 9, share: 0.5, fill: 0.28 },
  );
  lattice(pen, [134, 108], [134, 172], { depth: 5, bays: 14, width: 1.3 });
  lattice(pen, [132, 176], [86, 232], {
    depth: 4.4,
    bays: 15,
    width: 1.2,
    tip: 1.6,
  });
  pen.path("M128 171H156V175H128zM147 163H157V175H147z", "ink");
  pen.path("M129 174H137V182H129z", "accent");
  pen.curve("M136 175 143 194 151 175M143 194 88 230M86.5 231V204", 0.9, "ink");
  pen.path("M84.5 202h4v5h-4z", "ink");
  pen.circle(86, 232, 1.7, "lit");
  // Twin wedges.
  pen.path("M146 46V150L165 172V46zM169 46V172L188 150V46z", "ink");
  pen.path("M146 46V150L151 156V46zM169 46V172L174 166V46z", "steel");
  lights(pen, "leftWedge");
  lights(pen, "rightWedge");
  // The tallest, chamfered, with its mast.
  pen.path("M193 46V214L200 222H213L221 214V46z", "ink");
  pen.path("M193 46V214L199 221V46z", "steel");
  pen.rect(203, 222, 8, 5, "ink");
  pen.curve("M207 227 207 247", 1.5, "ink");
  pen.circle(207, 247, 1.7, "accent");
  lights(pen, "tallest");
  // Stepped gables.
  pen.path(
    "M226 46V142L229 142V146L232.5 146V150L235 154L237.5 150V146H240V168L242.5 168V173L245 173V177L249 182L253 177V173L255.5 173V168H258V46z",
    "ink",
  );
  pen.path("M258 46V112L261 112V116L266 121L271 116V112L274 112V46z", "ink");
  pen.path("M226 46V142H229V146H231V46z", "steel");
  lights(pen, "gable");
  lights(pen, "gableTop");
  lights(pen, "lowGable");
  // A rounded slab closes the row.
  pen.path("M279 46V128C279 142 303 142 303 128V46z", "ink");
  pen.path("M279 46V128C279 133 281 135 284 137V46z", "steel");
  for (let floor = 0; floor < 8; floor++)
    pen.rect(287, 54 + floor * 9.6, floor % 3 === 1 ? 9 : 13, 3, "lit");
}

function lights(pen: Pen, name: keyof typeof skylineWindows) {
  const { field, lit } = skylineWindows[name];
  pen.windows(field, lit);
}

/** The city and the sun on the water. */
function waterLights(pen: Pen, view: View, bank: number) {
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

/** A cable-stayed bridge enters from the left, with as many masts as the crop shows. */
function bridge(pen: Pen, view: View) {
  const deck = 62;
  const span = 60;
  // Every mast is drawn from its own origin, so the repeats compress.
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
function nearRidge(pen: Pen, wide: boolean, view: View) {
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
