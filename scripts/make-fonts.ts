import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { otherLanguages } from "#compile/language-folders.ts";
import {
  besley,
  dejaVuSans,
  dejaVuSerif,
  figtree,
  georgia,
  notoSerif,
  roboto,
  timesNewRoman,
} from "./font-metrics.ts";

const { resolve } = createRequire(import.meta.url);

/** The characters of the site: Basic Latin, letters of Spanish names, and typographic marks. */
const characters =
  Array.from({ length: 95 }, (_, index) =>
    String.fromCodePoint(32 + index),
  ).join("") + "\u00a0ÁÉÍÑÓÚÜáéíñóúüç¿¡‘’“”–—…·•×©§½¼¾°→↗←";

/** The features the site uses: kerning, ligatures, and tabular figures. Accented letters are precomposed. */
const features = ["kern", "liga", "tnum"];

const faces = [
  {
    name: "Besley",
    file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    weights: 500,
    // Capsize measures weight 400; headings are 2.5% wider at 500.
    width: besley * 1.025,
    generic: "serif",
    // The first one that the device has: Windows and Apple, Android, most of Linux, Fedora. Each name that it does not
    // have delays the first paint, because the browser asks the system for it (docs/decisions/0046).
    fallbacks: [
      { local: ["Georgia"], width: georgia },
      { local: ["Noto Serif", "NotoSerif-Regular"], width: notoSerif },
      { local: ["DejaVu Serif"], width: dejaVuSerif },
      { local: ["Liberation Serif"], width: timesNewRoman },
    ],
  },
  {
    name: "Figtree",
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    // Weight 400: labels and buttons at 600 are 1.8% wider, too little for separate rules.
    width: figtree,
    generic: "sans-serif",
    fallbacks: [
      // Arial is 0.2% wider than Roboto, so they share a rule.
      { local: ["Arial", "Roboto-Regular"], width: roboto },
      { local: ["DejaVu Sans"], width: dejaVuSans },
      { local: ["Liberation Sans"], width: roboto },
    ],
  },
] as const;

type Face = (typeof faces)[number];

/** Writes the two subset fonts and the style sheet that declares them. */
export async function makeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, file, weights } of faces) {
    const font = await subsetFont(readFileSync(resolve(file)), characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      keepFeatures: features,
    });
    writeFileSync(`${folder}/${name.toLowerCase()}.woff2`, font);
  }
  const styles =
    fontStyles() +
    otherLanguages()
      .map((one) => deviceFonts(one))
      .join("");
  writeFileSync(`${folder}/fonts.css`, styles);
}

/**
 * Declares the fonts, and a device's own fonts with the same metrics, so that a page looks alike in both. Text never
 * waits for a font or moves when one arrives (`optional`); use-late-fonts.ts shows late ones on the next page.
 */
export function fontStyles(): string {
  const [heading, text] = faces;
  return [
    ...faces.map(webFont),
    ...faces.flatMap(fallbackFonts),
    `:root {
  --font-heading: ${stack(heading)};
  --font-text: ${stack(text)};
}
`,
  ].join("\n\n");
}

/**
 * The device's own fonts for a language with letters that the subsets lack, so that no word mixes two. The words around
 * every page show which letters it has.
 */
export function deviceFonts(language: string, root = "content"): string {
  const words = readFileSync(`${root}/${language}/ui.yaml`, "utf8");
  const letters = words.normalize("NFC").match(/\p{L}/gu) ?? [];
  if (letters.every((letter) => characters.includes(letter))) return "";
  const fonts = faces.map(({ generic }) => generic);
  return `
:root:lang(${language}) {
  --font-heading: ${fonts[0]};
  --font-text: ${fonts[1]};
}
`;
}

const webFont = ({ name, weights }: Face) => `@font-face {
  font-family: "${name}";
  src: url("./${name.toLowerCase()}.woff2") format("woff2");
  font-weight: ${typeof weights === "number" ? weights : `${weights.min} ${weights.max}`};
  font-display: optional;
}`;

/** The height overrides are relative to the adjusted size. */
function fallbackFonts({ name, file, width: own, fallbacks }: Face) {
  const font = create(readFileSync(resolve(file))) as Font;
  return fallbacks.map(({ local, width }) => {
    const size = own / width;
    const height = font.unitsPerEm * size;
    return `@font-face {
  font-family: "${fallbackName(name, local)}";
  src: ${local.map((one) => `local("${one}")`).join(", ")};
  ascent-override: ${percent(font.ascent / height)};
  descent-override: ${percent(-font.descent / height)};
  line-gap-override: ${percent(font.lineGap / height)};
  size-adjust: ${percent(size)};
}`;
  });
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

const stack = ({ name, fallbacks, generic }: Face) =>
  [
    name,
    ...fallbacks.map(({ local }) => `"${fallbackName(name, local)}"`),
    generic,
  ].join(", ");

const fallbackName = (name: string, [first]: readonly [string, ...string[]]) =>
  `${name} ${first}`;
