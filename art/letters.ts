import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { round } from "./pen.ts";

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

/** The letters of a text as a font of one weight, which fontkit can read. */
export async function fontOf(face: Face, letters: string): Promise<Font> {
  const { file, weight } = faces[face];
  // Not woff2, and the weight is set here: fontkit 2.0.4 reads neither a woff2's nor a pinned font's outlines.
  // The tilde: where the space is a font's last glyph, fontkit reads past its end.
  const font = await subsetFont(readFileSync(resolve(file)), `${letters}~`, {
    targetFormat: "truetype",
  });
  return (create(font) as Font).getVariation({ wght: weight });
}

type At = {
  /** Left end and base line. */
  x: number;
  y: number;
  /** Of the font, in the picture's units. */
  size: number;
};

/** A line of text as an SVG path, so that no font is needed to show it. */
export function outline(font: Font, text: string, { x, y, size }: At): string {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = x;
  let d = "";
  run.glyphs.forEach((glyph, index) => {
    d += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
    pen += (run.positions[index]?.xAdvance ?? 0) * scale;
  });
  return d.replace(/\d+\.\d+/g, (number) => String(round(Number(number))));
}

/** How far a line of text runs. */
export function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}
