import { band, clumps, strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { fence, grass, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const commercialAuto: Scene = {
  subject: "a plumber's van passes the firm's pickup on a Texas farm road",
  hour: "sunrise",
  seed: 823,
  width: 210,
  height: 122,
  place: {
    wide: { size: 0.7, x: 0.62 },
    card: { size: 0.66, x: 0.5 },
    post: { x: 0.56 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.26, y: 0.4, radius: 0.15 },
  draw(pen, crop, view) {
    const [left, right] = [view.left - 5, view.right + 5];
    const wide = crop === "wide";
    poles(pen, left, right);
    if (wide) {
      tree(pen, { x: -84, y: 36, width: 50, height: 44, seed: 8 });
      tree(pen, { x: 219, y: 36, width: 36, height: 34, seed: 31 });
    }
    // Far verge, fence and the sign of a Texas farm road.
    band(pen, view, 38, "ridge3", 20);
    fence(pen, left, right, {
      height: 12,
      step: 17,
      width: 1.3,
      rails: 3,
      y: 36,
    });
    pen.rect(115, 36, 2, 28, "steel");
    pen.rect(104, 62, 24, 24, "ink", 2);
    pen.group({ x: 107.5, y: 67, scale: 0.85 }, () =>
      pen.path(
        "M7 20H11V15.5C13 14.5 16 14.6 18.5 13.8L19 9L19.5 6L17 4.5C14.5 3 13.5 1 14 -2L11.5 -1C10 1.5 9 4 7.5 4.2C6 4 5.5 2.8 4.5 3C3 4 2.5 6 0 8.3H7z",
        "pale",
      ),
    );
    // Road.
    band(pen, view, 33, "pale", 31.5);
    band(pen, view, 31.5, "steel", -1);
    pen.group({ x: 114, y: 24, scale: 0.84 }, () => pickup(pen));
    const dashes: number[][] = [];
    for (let x = Math.floor(left / 24) * 24; x < right; x += 24)
      dashes.push([x, 16, x + 11, 16]);
    strokes(pen, dashes, 1.5, "lit");
    pen.group({ x: 0, y: 1, scale: 1.12 }, () => van(pen));
    // Near verge.
    band(pen, view, 0.5, "pale", -1);
    band(pen, view, -1, "ground");
    pear(pen, wide ? -62 : 182, wide ? -8 : -11);
    grass(
      pen,
      left,
      right,
      { y: -5, height: 5, count: wide ? 14 : 8, seed: 6 },
      "leaf",
    );
  },
};

/** Utility poles along the road, and their wires. */
function poles(pen: Pen, left: number, right: number) {
  let [posts, arms, wires] = ["", "", ""];
  for (let x = 65 - 90 * 3; x < right + 90; x += 90) {
    if (x < left - 90) continue;
    posts += `M${x} 36V120`;
    arms += `M${x - 11} 112h22`;
    wires += `M${x - 10} 115q45 -11 90 0M${x + 10} 115q45 -11 90 0`;
  }
  pen.curve(wires, 0.6, "thin");
  pen.curve(posts, 2.4, "thin");
  pen.curve(arms, 2, "thin");
}

/** A high-roof van with a ladder and pipe on its rack, heading right. */
function van(pen: Pen) {
  pen.curve("M10 58V62M38 58V62M66 58V62M6 62H74", 1.5, "ink");
  pen.rect(2, 64.5, 62, 5, "accent", 2.5);
  pen.rect(2, 64.5, 4, 5, "ink", 1);
  pen.curve("M22 63.5H82", 1.8, "ink");
  pen.path(
    "M2 9V50C2 55 4 58 9 58H70C77 58 81 56 84 51L95 34L107 30C111 28.5 113 26 113 22V12C113 10 112 8 110 8H4C3 8 2 8 2 9z",
    "pale",
  );
  pen.path("M1 8H114V12H1zM112 14H115V18H112z", "ink");
  pen.path("M2 17H113V22H2z", "accent");
  pen.path("M70 34H91.5L82.5 49C80.5 52 78 53 75 53H70z", "ink");
  pen.path("M86 34H90L81.5 48L79 51.5z", "steel");
  pen.curve("M66.5 12V55M93 12V33M34 12V55M6 53V14", 0.7, "steel");
  pen.curve("M71 28.5H76M38 28.5H42M9 30V38", 1.5, "ink");
  pen.path("M108 22H113V26.5C112 28 110.5 29 108 29.6z", "lit");
  pen.rect(1, 24, 2, 9, "accent");
  pen.path("M92 36h4v8h-2.5c-1.5 0-1.5-1-1.5-2z", "ink");
  // The firm's mark: a drop.
  pen.path(
    "M50 47C46 41 44 38.5 44 35.5C44 28 56 28 56 35.5C56 38.5 54 41 50 47z",
    "ridge2",
  );
  pen.curve("M47.5 35.5C47.5 33.5 48.5 32.5 50 32.3", 1, "pale");
  pen.path("M13 9a13 13 0 0 1 26 0zM81 9a13 13 0 0 1 26 0z", "ink");
  for (const x of [26, 94]) wheel(pen, x, 9, 10, "steel", "pale");
}

/** A pickup with a service body and a rack, heading left. */
function pickup(pen: Pen) {
  pen.curve("M58 27V50M84 27V50M106 27V50M40 50H108M62 53H110", 1.5, "ink");
  pen.path(
    "M2 10V20C2 24 4 26 8 27L30 30L40 44C42 46.5 44 47 47 47H58C60 47 61 46 61 44V10z",
    "accent",
  );
  pen.path("M62 12H112V31H62z", "pale");
  pen.curve(
    "M78.5 12V31M96 12V31M66 22H74.5M83 22H91.5M100 22H108",
    0.9,
    "steel",
  );
  pen.path("M35 30L43.5 42C44.5 43.3 45.5 43.5 47 43.5H56.5V30z", "ink");
  pen.path("M40 30L48 43.5H51.5L44 30z", "steel");
  pen.curve("M33 12V28M57.5 12V29M48 26H53", 0.9, "ink");
  pen.path("M2 19H7L6 25C4 25 2.5 23 2 21z", "lit");
  pen.path("M0 9H114V12.5H0zM111 14H113V20H111z", "ink");
  pen.path("M32 30h-3.5v5.5h4z", "ink");
  pen.path("M10 10a12 12 0 0 1 24 0zM74 10a12 12 0 0 1 24 0z", "ink");
  for (const x of [22, 86]) wheel(pen, x, 9, 9.5, "steel", "pale");
}

/** Prickly pear: flat pads, each on the one below, and their fruit. */
function pear(pen: Pen, x: number, y: number) {
  const fruit: number[] = [];
  for (const [dx, dy, turn, size] of [
    [0, 0, 0, 1],
    [-4, 4, 62, 0.65],
    [4, 3, -66, 0.7],
    [-2, 13, 40, 0.8],
    [3, 14, -38, 0.85],
    [-11, 21, 8, 0.6],
  ] as const) {
    pen.group({ x: x + dx, y: y + dy, turn, scale: size }, () =>
      pen.ellipse(0, 8, 5.4, 9, "leaf"),
    );
    const angle = (turn * Math.PI) / 180;
    if (dx)
      fruit.push(
        x + dx - Math.sin(angle) * 17 * size,
        y + dy + Math.cos(angle) * 17 * size,
        1.6,
      );
  }
  clumps(pen, fruit, "accent");
}
