import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brandColor } from "./brand-colors.ts";
import { fontOf, outline, widthOf, type Face } from "./letters.ts";

/** Small flat symbols before a name. 40 by 40, y down. */
const signs = {
  bars: "M4 14h8v22H4zM16 4h8v32h-8zM28 20h8v16h-8z",
  ring: "M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zm0 7a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  peak: "M2 36 16 8l8 14 5-8 9 22z",
  square:
    "M4 4h14v14H4zM22 4h14v14H22zM4 22h14v14H4zM22 29a7 7 0 1 1 14 0 7 7 0 0 1-14 0z",
  arch: "M4 36V20a16 16 0 0 1 32 0v16h-8V20a8 8 0 0 0-16 0v16z",
  diamond: "M20 2 38 20 20 38 2 20zm0 10-8 8 8 8 8-8z",
  sail: "M22 3v28H6zM25 12l11 19H25zM4 34h32v3H4z",
  rows: "M4 6h32v6H4zM4 17h32v6H4zM4 28h32v6H4z",
} as const;

/** For the letters. app/pages/about/wordmark-image.tsx places them where `draw` does. */
const size = 30;

export type Wordmark = {
  name: string;
  sign: keyof typeof signs;
  face: Face;
};

/** In a file with several marks: the height of each and the distance to the next, in CSS pixels. */
const shownHeight = 24;
const step = 32;

/**
 * Draws neutral marks for partners: a name in outlines, so no font is needed to show it. They are the views of one
 * file (`#group-22`). Separate files would each cost a request, and a phone 25 ms.
 */
export async function drawWordmarks(
  file: string,
  marks: readonly (Wordmark & { id: string })[],
): Promise<void> {
  const scale = shownHeight / 40;
  const drawn = await Promise.all(
    marks.map(async ({ id, ...mark }, index) => {
      const { width, shapes } = await draw(mark);
      const top = index * step;
      return (
        `<view id="${id}" viewBox="0 ${top} ${Math.ceil(width * scale)} ${shownHeight}"/>` +
        `<g transform="translate(0 ${top}) scale(${scale})">${shapes}</g>`
      );
    }),
  );
  const [day, night] = brandColor("text-muted");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      `<style>path{fill:${day}}@media(prefers-color-scheme:dark){path{fill:${night}}}</style>${drawn.join("")}</svg>`,
  );
}

/** A name in a typeface's letters after a symbol, 40 units high, as a page shows it with the site's fonts. */
export type DrawnWordmark = Pick<Wordmark, "sign" | "face"> & {
  /** In the same units, for the symbol and the name. */
  width: number;
};

/** Writes the symbols of one file, and next to it the position of each name after its symbol. */
export async function drawSigns(
  file: string,
  marks: readonly Wordmark[],
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const symbols = Object.entries(signs).map(
    ([sign, d]) =>
      `<symbol id="${sign}"><path fill-rule="evenodd" d="${d}"/></symbol>`,
  );
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`,
  );
  const lines = await Promise.all(
    marks.map(async (mark) => {
      const { name, sign, face } = mark;
      const { width } = await measure(mark);
      return [name, { sign, face, width } satisfies DrawnWordmark] as const;
    }),
  );
  writeFileSync(
    file.replace(/svg$/, "json"),
    JSON.stringify(Object.fromEntries(lines)),
  );
}

async function draw(mark: Wordmark) {
  const { font, width } = await measure(mark);
  const d = outline(font, mark.name, { x: 52, y: 31, size });
  return {
    width,
    shapes: `<path fill-rule="evenodd" d="${signs[mark.sign]}"/><path d="${d}"/>`,
  };
}

async function measure({ name, face }: Wordmark) {
  const font = await fontOf(face, name);
  return { font, width: Math.ceil(52 + widthOf(font, name, size) + 2) };
}
