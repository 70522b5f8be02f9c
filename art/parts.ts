import type { Color } from "./palette.ts";
import { round, sequence, type Pen } from "./pen.ts";
import type { View } from "./scene.ts";

/** The scene's x at a share of the crop's width. */
export const across = (view: View, share: number) =>
  view.left + share * (view.right - view.left);

/** Everything below the ground line, or a strip of it, from edge to edge. */
export function band(
  pen: Pen,
  view: View,
  top: number,
  color: Color,
  bottom = view.bottom - 5,
) {
  pen.rect(
    view.left - 5,
    bottom,
    view.right - view.left + 10,
    top - bottom,
    color,
  );
}

/** An upright rectangle from its lower left corner. */
export type Box = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
];

/** Many rectangles as one path: walls, floors, shelves. */
export function boxes(pen: Pen, list: readonly Box[], color: Color = "ink") {
  const d = list.map(
    ([x, y, width, height]) =>
      `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
  );
  pen.path(d.join(""), color);
}

/** Many circles as one path, from a flat list x, y, radius, x, y, radius... */
export function clumps(pen: Pen, circles: readonly number[], color: Color) {
  let d = "";
  for (let index = 0; index + 2 < circles.length; index += 3) {
    const [x, y, radius] = [
      circles[index]!,
      circles[index + 1]!,
      round(circles[index + 2]!),
    ];
    d += `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  }
  pen.path(d, color);
}

/** A star of five points around its center. */
export function star(
  pen: Pen,
  [x, y]: readonly [number, number],
  [outer, inner]: readonly [number, number],
  color: Color,
) {
  let d = "";
  for (let point = 0; point < 10; point++) {
    const radius = point % 2 ? inner : outer;
    const angle = Math.PI / 2 + (point * Math.PI) / 5;
    d += `${point ? "L" : "M"}${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  }
  pen.path(`${d}z`, color);
}

/** Several straight lines as one path: each is a flat list x, y, x, y... */
export function strokes(
  pen: Pen,
  lines: readonly (readonly number[])[],
  width: number,
  color: Color,
) {
  const d = lines.map((points) => `M${points.map(round).join(" ")}`);
  pen.curve(d.join(""), width, color);
}

/** A lit window with its bars: `columns` by `rows` panes. */
export function sash(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, height: number],
  panes: readonly [columns: number, rows: number] = [2, 2],
  bars: Color = "ink",
  glass: Color = "lit",
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

/** A wheel: tire, rim and hub. */
export function wheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rim: Color = "pale",
  hub: Color = "ink",
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
  color: Color,
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
  strokes(pen, lines, look.width ?? 1.2, color);
}

/** A braced beam or mast: two chords with a zigzag between them. */
export function lattice(
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  look: { depth: number; bays: number; width: number; tip?: number },
  color: Color = "thin",
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (share: number, side: number) => {
    const depth = look.depth + ((look.tip ?? look.depth) - look.depth) * share;
    return [
      from[0] + dx * share - ((dy / length) * depth * side) / 2,
      from[1] + dy * share + ((dx / length) * depth * side) / 2,
    ];
  };
  const zigzag: number[] = [];
  for (let bay = 0; bay <= look.bays; bay++)
    zigzag.push(...at(bay / look.bays, bay % 2 ? 1 : -1));
  strokes(pen, [zigzag], look.width * 0.6, color);
  strokes(
    pen,
    [1, -1].map((side) => [...at(0, side), ...at(1, side)]),
    look.width,
    color,
  );
}

/** A striped awning with a scalloped hem; `drop` is its height, `flare` how far it spreads. */
export function awning(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, drop: number],
  look: {
    stripes: number;
    flare?: number;
    colors?: readonly [Color, Color];
  },
) {
  const [x, y, width, drop] = box;
  const { stripes, flare = drop * 0.4, colors = ["accent", "pale"] } = look;
  const paths: [string, string] = ["", ""];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const top = [stripe, stripe + 1].map((i) =>
      round(x + (i * width) / stripes),
    );
    const hem = [stripe, stripe + 1].map((i) =>
      round(x - flare + (i * (width + 2 * flare)) / stripes),
    );
    const low = round(y - drop);
    const half = round((hem[1]! - hem[0]!) / 2);
    paths[stripe % 2 === 0 ? 0 : 1] +=
      `M${top[0]} ${y}H${top[1]}L${hem[1]} ${low}a${half} ${half} 0 0 0-${2 * half} 0z`;
  }
  pen.path(paths[0], colors[0]);
  pen.path(paths[1], colors[1]);
}

/** A street lamp: post, arm and a lit globe. */
export function lamp(pen: Pen, x: number, height: number, y = 0) {
  strokes(pen, [[x, y, x, y + height]], height * 0.04, "thin");
  pen.rect(x - height * 0.05, y, height * 0.1, height * 0.08, "ink");
  pen.circle(x, y + height, height * 0.08, "lit");
  strokes(
    pen,
    [
      [
        x - height * 0.09,
        y + height * 1.07,
        x + height * 0.09,
        y + height * 1.07,
      ],
    ],
    height * 0.04,
    "ink",
  );
}
