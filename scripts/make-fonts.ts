import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import besley from "@capsizecss/metrics/besley";
import figtree from "@capsizecss/metrics/figtree";
import georgia from "@capsizecss/metrics/georgia";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

/** What the site writes: Basic Latin, letters of Spanish names, and the marks of good typography. */
const characters =
  Array.from({ length: 95 }, (_, index) =>
    String.fromCodePoint(32 + index),
  ).join("") + "\u00a0ÁÉÍÑÓÚÜáéíñóúüç¿¡‘’“”–—…·•×©§½¼¾°→↗←";

/** What the site's letters do: kerning, ligatures, and figures of one width in tables. Accented ones are whole. */
const features = ["kern", "liga", "tnum"];

const faces = [
  {
    name: "besley",
    file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    weights: 500,
  },
  {
    name: "figtree",
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
] as const;

/** Writes the two subset fonts and the style sheet that declares them, with fallbacks of equal metrics. */
export async function makeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, file, weights } of faces) {
    const font = await subsetFont(readFileSync(resolve(file)), characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      keepFeatures: features,
    });
    writeFileSync(`${folder}/${name}.woff2`, font);
  }
  // Fallbacks by what a device has: Windows and macOS, then Linux, then Android.
  const headings = createFontStack([besley, georgia, timesNewRoman, notoSerif]);
  const words = createFontStack([figtree, arial, roboto]);
  writeFileSync(
    `${folder}/fonts.css`,
    [
      ...faces.map(
        ({ name, weights }) => `@font-face {
  font-family: "${name === "besley" ? "Besley" : "Figtree"}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${typeof weights === "number" ? weights : `${weights.min} ${weights.max}`};
  font-display: swap;
}`,
      ),
      widened(withLinuxNames(headings.fontFaces), headingWidth),
      withLinuxNames(words.fontFaces),
      `:root {\n  --font-heading: ${headings.fontFamily}, serif;\n  --font-text: ${words.fontFamily}, sans-serif;\n}`,
    ].join("\n\n"),
  );
}

/** Capsize knows Besley at weight 400; at 500 six of our headings are this much wider (canvas measureText). */
const headingWidth = 1.03;

/** Linux has Times New Roman and Arial under other names, with the same metrics. */
function withLinuxNames(fontFaces: string): string {
  return fontFaces
    .replace("local('TimesNewRomanPSMT')", "$&, local('Liberation Serif')")
    .replace("local('ArialMT')", "$&, local('Liberation Sans')");
}

/** Fallbacks wider by a factor, of unchanged height: the overrides of height are shares of the size. */
function widened(fontFaces: string, factor: number): string {
  const scale = (by: number) => (_: string, name: string, value: string) =>
    `${name}: ${(Number(value) * by).toFixed(2)}%`;
  return fontFaces
    .replace(/(size-adjust): ([\d.]+)%/g, scale(factor))
    .replace(/((?:ascent|descent)-override): ([\d.]+)%/g, scale(1 / factor));
}
