import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

export type ShareFont = { file: Uint8Array; family: string; measured: Font };
export type ShareFonts = { serif: ShareFont; sans: ShareFont };

/** Fonts of one weight with these letters, for resvg, which knows them by `family`. */
export async function shareFonts(letters: string): Promise<ShareFonts> {
  const fontOf = async (name: string, family: string, wght: number) => {
    const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    // The tilde is there because fontkit reads past the end if the space is a font's last glyph.
    const file = await subsetFont(readFileSync(resolve(path)), `${letters}~`, {
      targetFormat: "truetype",
      variationAxes: { wght },
    });
    return { file, family, measured: create(file) as Font };
  };
  const [serif, sans] = await Promise.all([
    fontOf("besley", "Besley", 500),
    fontOf("figtree", "Figtree Light", 700),
  ]);
  return { serif, sans };
}

/** The width of a text in sizes of the font. */
const widthOf = ({ measured }: ShareFont, text: string): number =>
  measured.layout(text).advanceWidth / measured.unitsPerEm;

/** Breaks a text between words into as few lines as fit, about as wide as each other. `most` is in sizes of the font. */
export function wrap(font: ShareFont, text: string, most: number) {
  const words = text
    .split(" ")
    .map((word) => ({ word, width: widthOf(font, word) }));
  const space = widthOf(font, " ");
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    let room = 0;
    for (const { word, width } of words) {
      if (lines.length > 0 && space + width <= room) {
        lines.push(`${lines.pop()} ${word}`);
        room -= space + width;
      } else {
        lines.push(word);
        room = limit - width;
      }
    }
    return lines;
  };
  const fewest = fill(most).length;
  let limit = most;
  while (limit > 0 && fill(limit - 0.25).length === fewest) limit -= 0.25;
  return {
    lines: fill(limit),
    fits: words.every(({ width }) => width <= most),
  };
}
