import { brandColor } from "#compile/brand-colors.ts";
import { logo } from "#compile/pictures/logo.ts";
import { escaped } from "#words/escaped.ts";
import { wrap, type ShareFont, type ShareFonts } from "./share-fonts.ts";

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

/** Where lines begin and must end; the panel is a little wider everywhere. */
const [left, textWidth] = [64, 484];
const bottom = 558;
const labelSize = 25;
const titleSizes = [68, 64, 60, 56, 52, 48, 44, 40];
const lineHeight = 1.14;
const mostHeight = 296;
/** Of the scene; the hills cover its left edge. */
const pictureWidth = 640;
/** The logo and the accent as on dark pages. */
const mark = logo(([, night]) => night);
const [, accent] = brandColor("accent");
/** The most that the logo takes. */
const [logoWidth, logoHeight] = [400, 42];

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
  const { lines, size } = fitTitle(serif, title);
  const titleTop = bottom - (lines.length - 1) * size * lineHeight;
  const labels = wrap(sans, label, textWidth / labelSize).lines;
  const labelStep = labelSize * 1.3;
  const labelTop =
    titleTop - size * 0.78 - 26 - (labels.length - 1) * labelStep;
  const logoScale = Math.min(logoHeight / mark.height, logoWidth / mark.width);
  const brandLeft = left + mark.width * logoScale + 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Not a whole <svg>, which resvg would draw through a mask in three times the time. The hill covers its edge.
    `<g transform="translate(${width - pictureWidth} ${top}) scale(${scale})">${picture.replaceAll(/<\/?svg[^>]*>/g, "")}</g>`,
    `<path fill="${sky}" d="M${width - pictureWidth} 0H${width}V${top + 0.5}H${width - pictureWidth}z"/>`,
    `<path fill="${hills[0]}" d="M0 0H598C568 120 650 230 620 360S592 540 640 630H0z"/>`,
    `<path fill="${hills[1]}" d="M0 0H582C548 130 620 246 594 374S572 546 616 630H0z"/>`,
    `<g transform="translate(${left} 58) scale(${logoScale})">${mark.shapes}</g>`,
    `<g id="words">`,
    textLines(mark.hasName ? [] : [brand], serif, "#fff", 34, 96, 0, brandLeft),
    textLines(labels, sans, accent, labelSize, labelTop, labelStep),
    textLines(lines, serif, "#fff", size, titleTop, size * lineHeight),
    `</g></svg>`,
  ].join("");
}

function textLines(
  lines: readonly string[],
  { family }: ShareFont,
  color: string,
  size: number,
  top: number,
  step: number,
  x = left,
): string {
  return lines
    .map(
      (line, at) =>
        `<text x="${x}" y="${top + at * step}" font-family="${family}" font-size="${size}" fill="${color}">${escaped(line)}</text>`,
    )
    .join("");
}

/** The largest size at which a title fits under the brand and its label. */
function fitTitle(font: ShareFont, title: string) {
  for (const size of titleSizes) {
    const { lines, fits } = wrap(font, title, textWidth / size);
    if (fits && lines.length * size * lineHeight <= mostHeight)
      return { size, lines };
  }
  throw new Error(`"${title}" is too long for its share picture`);
}
