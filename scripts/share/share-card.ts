import type { Font } from "fontkit";
import { brandColor } from "#compile/brand-colors.ts";
import { logo } from "#compile/pictures/logo.ts";
import { fontOf, outline, widthOf } from "./letters.ts";

export type ShareCard = {
  title: string;
  /** The small text above the title. */
  label: string;
  /** The text next to the logo. */
  brand: string;
  /** A finished picture of pictures/scenes, "card". */
  picture: string;
  /** The color above it. */
  sky: string;
  /** The colors of the far and the near hill, on which the words are. */
  hills: readonly [far: string, near: string];
};

export type ShareFonts = { serif: Font; sans: Font };

/** Fonts with the letters of all cards. */
export async function shareFonts(
  cards: readonly ShareCard[],
): Promise<ShareFonts> {
  const letters = cards
    .map(({ title, label, brand }) => title + label + brand)
    .join("");
  const [serif, sans] = await Promise.all([
    fontOf("serif", letters),
    fontOf("sans", letters),
  ]);
  return { serif, sans };
}

const left = 64;
/** Where lines must end; the panel is a little wider everywhere. */
const textWidth = 484;
const bottom = 558;

/** Draws a share picture: the words on a hill in the color of the scene's ground, with the scene behind it, by day. */
export function drawShareCard(
  { title, label, brand, picture, sky, hills }: ShareCard,
  { serif, sans }: ShareFonts,
): string {
  // The size that app/document/share-picture.ts declares.
  const [width, height] = [1200, 630];
  const [, wide, high] = /width="(\d+)" height="(\d+)"/.exec(picture) ?? [];
  const scale = pictureWidth / Number(wide);
  const top = height - Number(high) * scale;
  const lines = fitTitle(serif, title);
  const labels = wrap(sans, label, labelSize, textWidth);
  const step = lines.size * lineHeight;
  const titleTop = bottom - (lines.texts.length - 1) * step;
  const labelBottom = titleTop - lines.size * 0.78 - 26;

  const titlePaths = lines.texts.map((text, index) =>
    outline(serif, text, {
      x: left,
      y: titleTop + index * step,
      size: lines.size,
    }),
  );
  const labelPaths = labels.map((text, index) =>
    outline(sans, text, {
      x: left,
      y: labelBottom - (labels.length - 1 - index) * labelSize * 1.3,
      size: labelSize,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Not a whole <svg>, which resvg would draw through a mask in three times the time. The hill covers its edge.
    `<g transform="translate(${width - pictureWidth} ${top}) scale(${scale})">${picture.replaceAll(/<\/?svg[^>]*>/g, "")}</g>`,
    `<path fill="${sky}" d="M${width - pictureWidth} 0H${width}V${top + 0.5}H${width - pictureWidth}z"/>`,
    `<path fill="${hills[0]}" d="M0 0H598C568 120 650 230 620 360S592 540 640 630H0z"/>`,
    `<path fill="${hills[1]}" d="M0 0H582C548 130 620 246 594 374S572 546 616 630H0z"/>`,
    `<g transform="translate(${left} 58) scale(${logoScale})">${mark.shapes}</g>`,
    `<path fill="#fff" d="${outline(serif, brand, { x: left + mark.width * logoScale + 16, y: 96, size: 34 })}"/>`,
    `<path fill="${accent}" d="${labelPaths.join("")}"/>`,
    `<path fill="#fff" d="${titlePaths.join("")}"/>`,
    `</svg>`,
  ].join("");
}

/** Of the scene; the hills cover its left edge. */
const pictureWidth = 640;
/** The logo as on dark pages, 42 px high. */
const mark = logo(([, night]) => night);
const logoScale = 42 / mark.height;

/** The accent on dark ground. */
const accent = brandColor("accent")[1];
const labelSize = 25;
const titleSizes = [68, 64, 60, 56, 52, 48];
const lineHeight = 1.14;
const mostHeight = 296;

/** The largest size at which a title fits under the brand and its label. */
function fitTitle(font: Font, title: string) {
  for (const size of titleSizes) {
    const texts = wrap(font, title, size, textWidth);
    const fits = texts.every((text) => widthOf(font, text, size) <= textWidth);
    if (fits && texts.length * size * lineHeight <= mostHeight)
      return { size, texts };
  }
  throw new Error(`"${title}" is too long for its share picture`);
}

type Broken = { lines: readonly string[]; unevenness: number };

/** Breaks a text between words into as few lines as fit, as equal in width as possible. */
function wrap(
  font: Font,
  text: string,
  size: number,
  most: number,
): readonly string[] {
  const words = text.split(" ");
  // The best layout of the words from each one on, from the last back to the first.
  const from: Broken[] = [];
  from[words.length] = { lines: [], unevenness: 0 };
  for (let first = words.length - 1; first >= 0; first--)
    for (let next = first + 1; next <= words.length; next++) {
      const line = words.slice(first, next).join(" ");
      const width = widthOf(font, line, size);
      // A word that is too wide gets its own line, and the caller tries a smaller size.
      if (width > most && next > first + 1) break;
      const rest = from[next]!;
      const written = {
        lines: [line, ...rest.lines],
        unevenness: rest.unevenness + width ** 2,
      };
      if (isBetter(written, from[first])) from[first] = written;
    }
  return from[0]!.lines;
}

function isBetter(one: Broken, other: Broken | undefined): boolean {
  return (
    !other ||
    one.lines.length < other.lines.length ||
    (one.lines.length === other.lines.length &&
      one.unevenness < other.unevenness)
  );
}
