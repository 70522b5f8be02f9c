import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { besley, figtree, georgia, notoSerif, roboto } from "./font-metrics.ts";
import { fontStyles } from "./make-fonts.ts";

const { resolve } = createRequire(import.meta.url);
const css = fontStyles();

const heading =
  "Insurance for Texas businesses and the people who run them. " +
  "What does your policy pay after a hurricane? Report a claim in five minutes. " +
  "Contractors and builders. Restaurants, bars and breweries. Homeowners and renters.";
const text =
  "We are an independent brokerage: we ask several carriers for a price, compare what each policy covers and leaves " +
  "out, and tell you which one we would buy. A certificate of insurance usually takes less than an hour on a working " +
  "day. Call us at (512) 555-0100 between 8 a.m. and 6 p.m., or send the form and we will call you back.";

/** The sum of the letters' widths, with kerning, at a size of 1. */
async function widthOf(file: string, weight: number, words: string) {
  const font = create(
    await subsetFont(readFileSync(resolve(file)), `${words}~`, {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
    }),
  ) as Font;
  return font.layout(words).advanceWidth / font.unitsPerEm;
}

const headings = {
  name: "Besley",
  variable: "--font-heading",
  words: heading,
  metrics: besley,
  weights: [500],
};
const texts = {
  name: "Figtree",
  variable: "--font-text",
  words: text,
  metrics: figtree,
  // The few words at 700 are 3% wider than at 400.
  weights: [400, 600],
};

// Measures of Capsize for families that share a rule with another.
const arial = { xWidthAvg: 913, unitsPerEm: 2048 };
const arimo = arial;
const tinos = { xWidthAvg: 832, unitsPerEm: 2048 };

/** A family's mean width, or the width of our words in it, measured by fontkit in DejaVu 2.37. */
const families = [
  { font: "Georgia", on: "Windows, macOS, iOS", as: headings, mean: georgia },
  // Liberation has the metrics of Tinos and Arimo.
  { font: "Liberation Serif", on: "Linux", as: headings, mean: tinos },
  { font: "Noto Serif", on: "Android", as: headings, mean: notoSerif },
  { font: "DejaVu Serif", on: "Debian, Ubuntu", as: headings, width: 114.5586 },
  { font: "Arial", on: "Windows, macOS, iOS", as: texts, mean: arial },
  { font: "Liberation Sans", on: "Linux", as: texts, mean: arimo },
  { font: "Roboto-Regular", on: "Android", as: texts, mean: roboto },
  { font: "DejaVu Sans", on: "Debian, Ubuntu", as: texts, width: 166.103 },
];

test.each(families)(
  "$font ($on) is as wide as $as.name, with the same line height",
  async ({ font, as, mean, width }) => {
    const [rule = ""] =
      css
        .match(/@font-face \{[^}]*\}/g)
        ?.filter((one) => one.includes(`local("${font}")`)) ?? [];
    const [, family = ""] = /font-family: ("[^"]+");/.exec(rule) ?? [];
    const [, stack = ""] = new RegExp(`${as.variable}: (.*);`).exec(css) ?? [];
    expect(stack.split(", ")).toContain(family);

    const share = (name: string) =>
      Number(new RegExp(` ${name}: ([\\d.]+)%;`).exec(rule)?.[1]) / 100;
    const size = share("size-adjust");
    const file = `@fontsource-variable/${as.name.toLowerCase()}/files/${as.name.toLowerCase()}-latin-wght-normal.woff2`;
    const fallbackWidth =
      size *
      (width ??
        ((await widthOf(file, 400, as.words)) *
          (mean.xWidthAvg / mean.unitsPerEm)) /
          (as.metrics.xWidthAvg / as.metrics.unitsPerEm));
    for (const weight of as.weights) {
      const ratio = fallbackWidth / (await widthOf(file, weight, as.words));
      expect(Math.abs(ratio - 1), `at weight ${weight}`).toBeLessThan(0.02);
    }

    const { ascent, descent, lineGap, unitsPerEm } = as.metrics;
    expect(size * share("ascent-override")).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(size * share("descent-override")).toBeCloseTo(
      -descent / unitsPerEm,
      3,
    );
    expect(size * share("line-gap-override")).toBe(lineGap / unitsPerEm);
  },
);

test.each([headings, texts])(
  "$name has the line height and the units of the installed font",
  ({ name, metrics }) => {
    const file = `@fontsource-variable/${name.toLowerCase()}/files/${name.toLowerCase()}-latin-wght-normal.woff2`;
    const { ascent, descent, lineGap, unitsPerEm } = create(
      readFileSync(resolve(file)),
    ) as Font;
    expect(metrics).toMatchObject({ ascent, descent, lineGap, unitsPerEm });
  },
);
