import type { Color } from "./palette.ts";
import { clumps, strokes } from "./parts.ts";
import { round, sequence, type Pen } from "./pen.ts";

/** A broad tree: trunk, forked limbs and a crown of clumps; the seed gives each a different outline. */
export function tree(
  pen: Pen,
  at: { x: number; y?: number; width: number; height: number; seed: number },
  crown: Color = "leaf",
) {
  const { x, y = 0, width, height, seed } = at;
  const next = sequence(seed);
  const fork = y + height * 0.34;
  const trunk = Math.min(width, height) * 0.07;
  pen.polygon(
    [
      [x - trunk * 1.3, y],
      [x - trunk * 0.6, fork],
      [x + trunk * 0.6, fork],
      [x + trunk * 1.3, y],
    ],
    "ink",
  );
  strokes(
    pen,
    [
      [x, fork - trunk, x - width * 0.24, y + height * 0.56],
      [x, fork - trunk, x + width * 0.24, y + height * 0.58],
    ],
    trunk,
    "ink",
  );
  const circles = [x, y + height * 0.68, height * 0.26];
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (-0.08 + (index / 8) * 1.16);
    const radius = (0.13 + next() * 0.07) * Math.min(width, height * 1.3);
    circles.push(
      x + Math.cos(angle) * (width / 2 - radius),
      y + height * 0.6 + Math.sin(angle) * (height * 0.4 - radius),
      radius,
    );
  }
  clumps(pen, circles, crown);
}

/** A slender evergreen: cypress or cedar. */
export function cypress(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  color: Color = "leaf",
) {
  const half = round(height * 0.15);
  pen.path(
    `M${round(x - half * 0.5)} ${round(y)}C${round(x - half * 1.7)} ${round(y + height * 0.3)} ${round(x - half * 0.5)} ${round(y + height * 0.8)} ${round(x)} ${round(y + height)}C${round(x + half * 0.5)} ${round(y + height * 0.8)} ${round(x + half * 1.7)} ${round(y + height * 0.3)} ${round(x + half * 0.5)} ${round(y)}z`,
    color,
  );
}

/** Posts and rails along the ground. */
export function fence(
  pen: Pen,
  from: number,
  to: number,
  look: {
    height: number;
    step: number;
    width?: number;
    rails?: number;
    y?: number;
  },
  color: Color = "thin",
) {
  const { height, step, width = 1.6, rails = 2, y = 0 } = look;
  const count = Math.max(1, Math.round((to - from) / step));
  const lines: number[][] = [];
  for (let post = 0; post <= count; post++) {
    const x = from + ((to - from) * post) / count;
    lines.push([x, y, x, y + height]);
  }
  for (let rail = 1; rail <= rails; rail++) {
    const at = y + (height * (rail - 0.3)) / rails;
    lines.push([from, at, to, at]);
  }
  strokes(pen, lines, width, color);
}

/** Tufts of grass. */
export function grass(
  pen: Pen,
  from: number,
  to: number,
  look: { y?: number; height?: number; count: number; seed: number },
  color: Color = "ink",
) {
  const { y = 0, height = 5, count, seed } = look;
  const next = sequence(seed);
  const lines: number[][] = [];
  for (let index = 0; index < count; index++) {
    const x = from + next() * (to - from);
    const tall = height * (0.6 + next() * 0.6);
    lines.push([
      x - tall * 0.5,
      y + tall * 0.7,
      x,
      y,
      x + tall * 0.4,
      y + tall * 0.8,
    ]);
    lines.push([x, y, x, y + tall]);
  }
  strokes(pen, lines, height * 0.16, color);
}

/** A palm: a bowed trunk and a crown of drooping fronds. */
export function palm(
  pen: Pen,
  at: { x: number; y?: number; height: number; lean?: number; seed: number },
  color: Color = "leaf",
) {
  const { x, y = 0, height, lean = 0, seed } = at;
  const next = sequence(seed);
  const [topX, topY] = [round(x + lean), round(y + height)];
  pen.curve(
    `M${x} ${y}Q${x} ${round(y + height * 0.55)} ${topX} ${topY}`,
    height * 0.035,
    "thin",
  );
  let d = "";
  for (let frond = 0; frond < 9; frond++) {
    const angle = Math.PI * (-0.12 + (frond / 8) * 1.24 + next() * 0.06);
    const reach = height * (0.26 + next() * 0.07);
    const [endX, endY] = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.75 - reach * 0.32,
    ];
    const [bowX, bowY] = [
      topX + Math.cos(angle) * reach * 0.6,
      topY + Math.sin(angle) * reach * 0.75 + reach * 0.2,
    ];
    d += `M${topX} ${topY}Q${round(bowX)} ${round(bowY)} ${round(endX)} ${round(endY)}Q${round(bowX)} ${round(bowY - reach * 0.24)} ${topX} ${topY}z`;
  }
  pen.path(d, color);
}

/** A low bank of shrubs between two points. */
export function shrubs(
  pen: Pen,
  from: number,
  to: number,
  look: { y?: number; size: number; seed: number },
  color: Color = "leaf",
) {
  const next = sequence(look.seed);
  const circles: number[] = [];
  for (
    let x = from + look.size;
    x <= to - look.size * 0.5;
    x += look.size * 1.2
  )
    circles.push(
      x,
      (look.y ?? 0) + look.size * 0.2,
      look.size * (0.7 + next() * 0.5),
    );
  clumps(pen, circles, color);
}
