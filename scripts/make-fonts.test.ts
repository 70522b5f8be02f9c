import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { besley, figtree } from "./font-metrics.ts";
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

const families = [
  {
    name: "Besley",
    variable: "--font-heading",
    words: heading,
    metrics: besley,
    weights: [500],
    fallback: "DejaVu Serif",
    fallbackWidth: 114.5586,
  },
  {
    name: "Figtree",
    variable: "--font-text",
    words: text,
    metrics: figtree,
    // The few words at 700 are 3% wider than at 400.
    weights: [400, 600],
    fallback: "DejaVu Sans",
    fallbackWidth: 166.103,
  },
].map((family) => {
  const name = family.name.toLowerCase();
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return { ...family, file };
});

// The widths of our words in DejaVu 2.37 were measured by fontkit. Other systems' fonts have Capsize's widths.
test.each(families)(
  "$fallback is as wide as $name, with the same line height",
  async ({ variable, words, metrics, weights, file, ...family }) => {
    const { fallback, fallbackWidth } = family;
    const [rule = ""] =
      css
        .match(/@font-face \{[^}]*\}/g)
        ?.filter((one) => one.includes(`local("${fallback}")`)) ?? [];
    const [, name = ""] = /font-family: ("[^"]+");/.exec(rule) ?? [];
    const [, stack = ""] = new RegExp(`${variable}: (.*);`).exec(css) ?? [];
    expect(stack.split(", ")).toContain(name);

    const share = (property: string) =>
      Number(new RegExp(` ${property}: ([\\d.]+)%;`).exec(rule)?.[1]) / 100;
    const size = share("size-adjust");
    for (const weight of weights) {
      const ratio =
        (size * fallbackWidth) / (await widthOf(file, weight, words));
      expect(Math.abs(ratio - 1), `at weight ${weight}`).toBeLessThan(0.02);
    }
    const { ascent, descent, lineGap, unitsPerEm } = metrics;
    expect(size * share("ascent-override")).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(size * share("descent-override")).toBeCloseTo(
      -descent / unitsPerEm,
      3,
    );
    expect(size * share("line-gap-override")).toBe(lineGap / unitsPerEm);
  },
);

test.each(families)(
  "$name has the line height and the units of the installed font",
  ({ file, metrics }) => {
    const { ascent, descent, lineGap, unitsPerEm } = create(
      readFileSync(resolve(file)),
    ) as Font;
    expect(metrics).toMatchObject({ ascent, descent, lineGap, unitsPerEm });
  },
);
