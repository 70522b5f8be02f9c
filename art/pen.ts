import type { Color } from "./palette.ts";

/** A pseudo-random sequence from a seed (mulberry32), so a scene is the same in every build. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

type Point = readonly [x: number, y: number];

/** Where a part is, how large, and how it is turned (in degrees, counter-clockwise) or mirrored. */
export type Spot = {
  x: number;
  y?: number;
  scale?: number;
  turn?: number;
  mirror?: boolean;
};

/**
 * Collects the shapes of a subject. Units are the scene's own; x goes right, y goes UP from the ground (0), so a
 * building is `rect(x, 0, width, height)`.
 */
export class Pen {
  readonly shapes: string[] = [];
  readonly used = new Set<Color>();

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    color: Color,
    radius = 0,
  ) {
    const corners = radius ? ` rx="${round(radius)}"` : "";
    this.#add(
      color,
      `rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners}`,
    );
  }

  circle(x: number, y: number, radius: number, color: Color) {
    this.#add(
      color,
      `circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`,
    );
  }

  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    color: Color,
  ) {
    this.#add(
      color,
      `ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"`,
    );
  }

  polygon(points: readonly Point[], color: Color) {
    this.#add(color, `path d="M${coordinates(points)}z"`);
  }

  /** A line through points, `width` thick, with round ends and corners. */
  line(points: readonly Point[], width: number, color: Color) {
    this.used.add(color);
    this.shapes.push(
      `<path class="${color} line" stroke-width="${round(width)}" d="M${coordinates(points)}"/>`,
    );
  }

  /** An SVG path; its y goes up, as everywhere here. */
  path(d: string, color: Color) {
    this.#add(color, `path d="${d}"`);
  }

  /** An SVG path drawn as a line. */
  curve(d: string, width: number, color: Color) {
    this.used.add(color);
    this.shapes.push(
      `<path class="${color} line" stroke-width="${round(width)}" d="${d}"/>`,
    );
  }

  /** A field of windows, some lit, in `columns` by `rows` cells. One path, so it costs few bytes. */
  windows(
    field: {
      x: number;
      y: number;
      width: number;
      height: number;
      columns: number;
      rows: number;
    },
    options: {
      seed: number;
      share?: number;
      /** Leaves out the windows that the same seed lights with this share. */
      beyond?: number;
      color?: Color;
      fill?: number;
    } = { seed: 1 },
  ) {
    const next = sequence(options.seed);
    const [cellX, cellY] = [
      field.width / field.columns,
      field.height / field.rows,
    ];
    const fill = options.fill ?? 0.5;
    const size: Point = [round(cellX * fill), round(cellY * fill)];
    let d = "";
    let last: Point = [0, 0];
    for (let row = 0; row < field.rows; row++)
      for (let column = 0; column < field.columns; column++) {
        const chance = next();
        if (chance > (options.share ?? 0.6)) continue;
        if (chance <= (options.beyond ?? -1)) continue;
        const x = round(field.x + (column + (1 - fill) / 2) * cellX);
        const y = round(field.y + (row + (1 - fill) / 2) * cellY);
        // Relative moves repeat along the grid, so they compress well.
        d += `${d ? `m${round(x - last[0])} ${round(y - last[1])}` : `M${x} ${y}`}h${size[0]}v${size[1]}h-${size[0]}z`;
        last = [x, y];
      }
    if (d) this.path(d, options.color ?? "lit");
  }

  /** Draws a part in its own units, moved, scaled, turned (counter-clockwise) or mirrored as a whole. */
  group(at: Spot, draw: () => void) {
    const { y = 0, scale = 1, turn = 0 } = at;
    const size = at.mirror
      ? ` scale(${-scale} ${scale})`
      : scale === 1
        ? ""
        : ` scale(${scale})`;
    const angle = turn ? ` rotate(${round(turn)})` : "";
    this.shapes.push(
      `<g transform="translate(${round(at.x)} ${round(y)})${angle}${size}">`,
    );
    draw();
    this.shapes.push("</g>");
  }

  #add(color: Color, element: string) {
    this.used.add(color);
    this.shapes.push(`<${element} class="${color}"/>`);
  }
}

function coordinates(points: readonly Point[]) {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}
