import type { Color } from "./palette.ts";
import { boxes, clumps, strokes, wheel } from "./parts.ts";
import type { Pen, Spot } from "./pen.ts";

// Vehicles drive to the right unless mirrored. The origin of each is its middle on the road.

const discs = (pen: Pen, list: readonly number[], radius: number) => {
  clumps(
    pen,
    list.flatMap((x) => [x, radius - 0.5, radius]),
    "ink",
  );
  clumps(
    pen,
    list.flatMap((x) => [x, radius - 0.5, radius * 0.45]),
    "pale",
  );
};

/** A car 130 long; `wheels` are those it still has, from the rear. */
export function car(
  pen: Pen,
  at: Spot,
  color: Color = "accent",
  glass: Color = "steel",
  wheels = 2,
) {
  pen.group(at, () => {
    pen.path(
      "M-64 14C-66 27 -60 30 -45 32L-29 47C-26 50 -23 51 -18 51H13C18 51 22 50 26 46L40 32C56 30 65 27 65 15V11C65 9 63 8 61 8H-60C-63 8 -64 10 -64 14z",
      color,
    );
    pen.path(
      "M-37 33L-25 45C-24 46 -22 47 -20 47H-5V33zM0 33V47H13C16 47 18 46 20 44L32 33z",
      glass,
    );
    pen.rect(-64, 8, 129, 5, "ink", 2);
    strokes(pen, [[-2.5, 32, -2.5, 14]], 1.2, "ink");
    strokes(
      pen,
      [
        [-14, 28, -8, 28],
        [20, 28, 26, 28],
      ],
      1.8,
      "ink",
    );
    pen.rect(60, 21, 5, 5, "lit", 1);
    pen.rect(-65, 21, 4, 6, "ink", 1);
    wheel(pen, -39, 11, 12);
    if (wheels > 1) wheel(pen, 40, 11, 12);
    else pen.path("M27 10A13 13 0 0 0 53 10z", "ink");
  });
}

/** A pickup 140 long. */
export function pickup(
  pen: Pen,
  at: Spot,
  color: Color = "leaf",
  glass: Color = "steel",
) {
  pen.group(at, () => {
    pen.path(
      "M-70 14V34H-12V51C-12 54 -10 55 -7 55H18C23 55 25 54 28 50L40 35C58 33 68 30 69 18V12C69 9 67 8 65 8H-66C-69 8 -70 10 -70 14z",
      color,
    );
    pen.path("M-6 36V50H3V36zM8 36V50H18C20 50 22 49 23 47L31 36z", glass);
    pen.rect(-71, 8, 140, 5, "ink", 2);
    strokes(
      pen,
      [
        [-12, 33, -12, 14],
        [5.5, 34, 5.5, 14],
      ],
      1.2,
      "ink",
    );
    strokes(pen, [[-70, 34, -13, 34]], 3, "ink");
    pen.rect(63, 22, 6, 6, "lit", 1);
    for (const x of [-45, 42]) wheel(pen, x, 12, 13);
  });
}

/** A delivery van 140 long, with a stripe along its side. */
export function van(pen: Pen, at: Spot, body: Color, stripe: Color = "accent") {
  pen.group(at, () => {
    pen.path(
      "M-67 12C-69 12 -70 13 -70 15V70C-70 74 -68 76 -64 76H24C29 76 32 74 34 70L46 44L62 39C67 37 70 34 70 29V15C70 13 69 12 67 12z",
      body,
    );
    pen.path("M22 45V66H28L38 45z", "ridge1");
    pen.rect(-70, 26, 140, 5, stripe);
    boxes(pen, [[64, 19, 6, 6]], "lit");
    strokes(
      pen,
      [
        [16, 14, 16, 72],
        [43, 14, 43, 42],
      ],
      1.5,
      "ink",
    );
    wheel(pen, -40, 13, 13);
    wheel(pen, 40, 13, 13);
  });
}

/** A delivery truck 165 long and 44 high. */
export function deliveryTruck(pen: Pen, at: Spot) {
  pen.group(at, () => {
    pen.rect(-96, 4, 120, 40, "pale");
    pen.rect(-96, 7, 124, 7, "steel");
    pen.polygon([[28, 44], [52, 44], [66, 24], [66, 7], [28, 7]], "accent"); // prettier-ignore
    pen.polygon([[38, 38], [50, 38], [58, 24], [38, 24]], "ridge1"); // prettier-ignore
    clumps(pen, [-76, 5, 10, -50, 5, 10, 48, 5, 10], "ink");
  });
}

/** A box truck 128 long. */
export function boxTruck(pen: Pen, at: Spot, cab: Color, stripe: Color) {
  pen.group(at, () => {
    boxes(pen, [[-62, 14, 118, 8]]);
    pen.rect(-64, 22, 84, 72, "pale");
    pen.rect(-64, 34, 84, 9, stripe);
    pen.path(
      "M24 12V62C24 65 26 66 28 66H44C47 66 49 64 50 62L57 42C62 41 64 38 64 34V12z",
      cab,
    );
    pen.path("M34 42H52L46 58C45.500 60 44 60 43 60H34z", "skyTop");
    boxes(pen, [[58, 20, 6, 6]], "lit");
    discs(pen, [-42, -20, 44], 12);
  });
}

/** A forklift 66 long, its forks `lift` above the floor. */
export function forklift(
  pen: Pen,
  at: Spot,
  lift = 4,
  paint: Color = "accent",
) {
  pen.group(at, () => {
    pen.path("M-32 8V26C-32 30 -30 32 -26 32H-12L-8 22H10V8z", paint);
    pen.curve("M-20 32L-16 62H6L12 22", 3, "ink");
    boxes(pen, [
      [12, 4, 3, 78],
      [17, 4, 3, 78],
      [14, lift, 5, 22],
      [19, lift, 24, 3],
    ]);
    discs(pen, [-20, 5], 9);
  });
}

/** A bicycle 58 long and its rider. */
export function cyclist(pen: Pen, at: Spot, top: Color) {
  pen.group(at, () => {
    for (const x of [-19, 19]) {
      pen.circle(x, 10, 10, "ink");
      pen.circle(x, 10, 7.5, "skyLow");
    }
    pen.curve(
      "M-19 10L-9 25H13L1 10zM-9 25L1 10M-13 29H-5M19 10L12 31H17",
      2,
      "accent",
    );
    pen.curve("M-8 30L4 22L1 9", 4.5, "ink");
    pen.path("M-14 30C-10 44 2 50 7 46C9 42 2 34 -3 29z", top);
    pen.curve("M4 44L10 34L15 32", 3.4, top);
    pen.shapes.push('<circle cx="9" cy="53" r="5" fill="#c98d68"/>');
    pen.path("M3 54C3 62 15 62 15 55z", "lit");
  });
}
