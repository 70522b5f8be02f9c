import { awning, band, boxes, clumps, sash, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { hail } from "../countryside.ts";
import { sequence, type Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene } from "../scene.ts";
import { pickup } from "../vehicles.ts";

export const hailRoof: Scene = {
  subject:
    "after hail: the flat roof of three shops, one worker spreads a tarp over a broken skylight and another takes pictures; ice in the parking lot",
  hour: "sunrise",
  weather: "front",
  seed: 2011,
  width: 256,
  height: 112,
  place: {
    wide: { size: 0.7, x: 0.62 },
    card: { size: 0.58, x: 0.5 },
    post: { size: 0.68, x: 0.52 },
    square: { size: 0.44, x: 0.5 },
  },
  sun: { x: 0.14, y: 0.4, radius: 0.12 },
  draw(pen, crop, view) {
    if (crop === "wide") tree(pen, { x: -62, width: 54, height: 74, seed: 9 });
    shops(pen);
    roof(pen);
    band(pen, view, 0, "steel");
    strokes(pen, [[view.left - 5, 0, view.right + 5, 0]], 2, "pale");
    ice(pen, view.left, view.right);
    pickup(pen, { x: 212, y: -10, scale: 0.62 }, "accent", "lit");
    // What a stone did to its windshield.
    strokes(pen, [[230, 14, 228, 20], [226, 15, 232, 19], [225, 18, 233, 16]], 0.8, "ink"); // prettier-ignore
    person(
      pen,
      { x: 132, y: -6, height: 33 },
      { skin: "tan", top: "body", long: true, arms: [[4, 23, 12, 32]] },
    );
  },
};

/** Shops without a second floor; the middle one puts a bucket under the leak. */
function shops(pen: Pen) {
  pen.rect(8, 0, 240, 62, "pale");
  pen.rect(4, 58, 248, 8, "ink");
  for (const [x, sign] of [
    [14, "accent"],
    [92, "leaf"],
    [170, "body"],
  ] as const) {
    // prettier-ignore
    pen.rect(x, 0, 72, 36, "ink");
    sash(pen, [x + 3, 6, 42, 28], [3, 1]);
    pen.rect(x + 49, 0, 19, 34, "lit");
    pen.rect(x + 51, 2, 15, 30, sign);
    pen.rect(x + 54, 14, 9, 14, "lit");
    awning(pen, [x + 1, 45, 70, 9], { stripes: 10, flare: 1, colors: [sign, "pale"] }); // prettier-ignore
    pen.rect(x + 12, 49, 46, 6, sign);
  }
  // Drops, a wet ceiling and the bucket, behind the glass.
  pen.path("M100 34C108 29 112 33 118 30S128 32 132 34z", "steel");
  clumps(pen, [110, 26, 1.2, 110, 20, 1.2, 110, 15, 1.2], "body");
  pen.path("M105 6h10l1.500 7h-13z", "body");
}

/** Two skylights, one broken and one under the tarp, and the air conditioner. */
function roof(pen: Pen) {
  pen.rect(196, 66, 34, 15, "steel");
  boxes(pen, [200, 206, 212, 218, 224].map((x) => [x, 69, 2, 9] as const), "ridge1"); // prettier-ignore
  pen.rect(30, 66, 34, 4, "ink");
  pen.path("M33 70L37 78L43 75L46 81L50 73L55 77L61 70z", "lit");
  strokes(pen, [[43, 75, 40, 70], [50, 73, 54, 70]], 1, "ink"); // prettier-ignore
  pen.path("M104 66L110 77Q124 83 140 79L156 74L172 66z", "body");
  strokes(pen, [[112, 71, 130, 74, 150, 71]], 1.2, "water");
  boxes(pen, [[103, 66, 7, 4], [166, 66, 7, 4]], "accent"); // prettier-ignore
  person(
    pen,
    { x: 172, y: 67, height: 36, mirror: true },
    {
      skin: "deep",
      top: "accent",
      hat: "lit",
      arms: [
        [3, 23, 9, 17, 15, 12],
        [4, 22, 12, 14],
      ],
    },
  );
  person(
    pen,
    { x: 82, y: 66, height: 36, mirror: true },
    { skin: "fair", top: "leaf", hat: "pale", arms: [[4, 23, 11, 24]] },
  );
  pen.rect(68.5, 89, 2.2, 4.6, "ink");
  strokes(pen, [[6, -4, 14, 74], [17, -4, 25, 74]], 1.8, "thin"); // prettier-ignore
  strokes(
    pen,
    Array.from({ length: 8 }, (_, rung) => {
      const x = 6.6 + rung * 0.94;
      return [x, 2 + rung * 9, x + 11, 2 + rung * 9];
    }),
    1.4,
    "thin",
  );
}

/** Stones all over the lot, and drifts of them along the wall. */
function ice(pen: Pen, left: number, right: number) {
  const next = sequence(14);
  const spots: number[] = [];
  for (let x = left; x < right; x += 9)
    spots.push(x + next() * 7, -3 - next() * 18);
  pen.group({ x: 0, scale: 0.5 }, () =>
    hail(
      pen,
      spots.map((value) => value * 2),
    ),
  );
  const drift: number[] = [];
  for (let x = 28; x < 246; x += 4.4) drift.push(x, next() * 1.6, 2.2);
  clumps(pen, drift, "pale");
}
