import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type PathCommand } from "fontkit";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const faces = {
  serif: {
    file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    weight: 500,
  },
  sans: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weight: 700,
  },
} as const;

export type Face = keyof typeof faces;

/** The letters of a text as a font of one weight that fontkit can read. */
export async function fontOf(face: Face, letters: string): Promise<Font> {
  const { file, weight } = faces[face];
  // Not woff2, and the weight is set here: fontkit 2.0.4 reads neither a woff2's nor a pinned font's outlines. The
  // tilde is there because fontkit reads past the end if the space is a font's last glyph.
  const font = await subsetFont(readFileSync(resolve(file)), `${letters}~`, {
    targetFormat: "truetype",
  });
  return (create(font) as Font).getVariation({ wght: weight });
}

type At = {
  /** Left end and baseline. */
  x: number;
  y: number;
  /** Font size, in the picture's units. */
  size: number;
};

/**
 * A line of text as an SVG path, so no font is needed to show it. Each letter starts at a whole tenth of a unit and
 * is drawn from there in relative steps. Equal letters are then equal text, which compresses to half.
 */
export function outline(font: Font, text: string, { x, y, size }: At): string {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = x;
  let d = "";
  run.glyphs.forEach((glyph, index) => {
    const { commands } = glyph.path.scale(scale, -scale);
    d += `M${numbers([tenths(pen), tenths(y)])}${steps(commands)}`;
    pen += (run.positions[index]?.xAdvance ?? 0) * scale;
  });
  return d;
}

const letters = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
} as const;

/**
 * A letter's outline in relative commands, from its own origin. Every point is rounded once, so errors do not add up.
 */
function steps(commands: PathCommand[]): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  let d = "";
  for (const { command, args } of commands) {
    const points = args.map(tenths);
    const relative = points.map((value, place) =>
      place % 2 ? value - penY : value - penX,
    );
    d += letters[command] + numbers(relative);
    if (command === "closePath") [penX, penY] = [startX, startY];
    else [penX = 0, penY = 0] = points.slice(-2);
    if (command === "moveTo") [startX, startY] = [penX, penY];
  }
  return d;
}

const tenths = (value: number) => Math.round(value * 10);

/** Tenths in SVG's shortest notation: ".5-3 12". */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(value / 10).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");
}

/** The advance widths of texts, because fitting a title measures the same lines at several sizes. */
const advances = new WeakMap<Font, Map<string, number>>();

/** The width of a line of text. */
export function widthOf(font: Font, text: string, size: number): number {
  const known = advances.get(font) ?? new Map<string, number>();
  advances.set(font, known);
  const advance = known.get(text) ?? font.layout(text).advanceWidth;
  known.set(text, advance);
  return (advance * size) / font.unitsPerEm;
}
