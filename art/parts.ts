import type { Colour } from "./palette.ts";
import { round, sequence, type Pen } from "./pen.ts";
import type { View } from "./scene.ts";

export { cypress, fence, grass, tree } from "./plants.ts";

/** The scene's x at a share of the crop's width. */
export const across = (view: View, share: number) =>
  view.left + share * (view.right - view.left);

/** Everything below the ground line, or a strip of it, from edge to edge. */
export function band(
  pen: Pen,
  view: View,
  top: number,
  colour: Colour,
  bottom = view.bottom - 5,
) {
  pen.rect(
    view.left - 5,
    bottom,
    view.right - view.left + 10,
    top - bottom,
    colour,
  );
}

/** Many circles as one path, from a flat list x, y, radius, x, y, radius... */
export function clumps(pen: Pen, circles: readonly number[], colour: Colour) {
  let d = "";
  for (let index = 0; index + 2 < circles.length; index += 3) {
    const [x, y, radius] = [
      circles[index]!,
      circles[index + 1]!,
      round(circles[index + 2]!),
    ];
    d += `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  }
  pen.path(d, colour);
}

/** Several straight lines as one path: each is a flat list x, y, x, y... */
export function strokes(
  pen: Pen,
  lines: readonly (readonly number[])[],
  width: number,
  colour: Colour,
) {
  const d = lines.map((points) => `M${points.map(round).join(" ")}`);
  pen.curve(d.join(""), width, colour);
}

/** A lit window with its bars: `columns` by `rows` panes. */
export function sash(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, height: number],
  panes: readonly [columns: number, rows: number] = [2, 2],
  bars: Colour = "ink",
  glass: Colour = "lit",
) {
  const [x, y, width, height] = box;
  pen.rect(x, y, width, height, glass);
  const lines: number[][] = [];
  for (let column = 1; column < panes[0]; column++) {
    const at = x + (column * width) / panes[0];
    lines.push([at, y, at, y + height]);
  }
  for (let row = 1; row < panes[1]; row++) {
    const at = y + (row * height) / panes[1];
    lines.push([x, at, x + width, at]);
  }
  if (lines.length) strokes(pen, lines, 0.9, bars);
}

/** A wheel: tyre, rim and hub. */
export function wheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rim: Colour = "pale",
  hub: Colour = "ink",
) {
  pen.circle(x, y, radius, "ink");
  pen.circle(x, y, radius * 0.6, rim);
  pen.circle(x, y, radius * 0.24, hub);
}

/** Short level glints on water. */
export function ripples(
  pen: Pen,
  from: number,
  to: number,
  look: {
    top: number;
    bottom: number;
    count: number;
    seed: number;
    length?: number;
    width?: number;
  },
  colour: Colour,
) {
  const next = sequence(look.seed);
  const lines: number[][] = [];
  for (let index = 0; index < look.count; index++) {
    const y =
      look.top +
      ((index + next() * 0.6) / look.count) * (look.bottom - look.top);
    const length = (look.length ?? 14) * (0.5 + next());
    const x = from + next() * Math.max(0, to - from - length);
    lines.push([x, y, x + length, y]);
  }
  strokes(pen, lines, look.width ?? 1.2, colour);
}
