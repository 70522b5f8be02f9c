import { optimize, type CustomPlugin, type XastElement } from "svgo";
import type { ColorsOf } from "./palette.ts";
import { motionOf, readPicture } from "./read-picture.ts";
import { themeStyle } from "./theme.ts";

/** A picture as the site sends it: both themes, and nothing that only people who draw need. */
export function finishPicture(file: string, text: string, colorsOf: ColorsOf) {
  const { source, problems } = readPicture(file, text, colorsOf);
  if (problems.length > 0) return { source, problems, svg: "" };
  const { views, symbols, lights } = source;
  const { data } = optimize(text, {
    floatPrecision: 2,
    plugins: [
      forTheSite,
      "removeXMLProcInst",
      "removeComments",
      "removeEditorsNSData",
      {
        name: "cleanupIds",
        params: { preserve: [...views.map(({ id }) => id), ...symbols] },
      },
      "cleanupNumericValues",

      "collapseGroups",
      "convertShapeToPath",
      "convertTransform",
      // A star is a line of no length.
      { name: "convertPathData", params: { removeUseless: false } },
      "mergePaths",
      "removeUnusedNS",
    ],
  });
  const motion = motionOf(text).replaceAll(/\s+/g, " ");
  const style = lights.length
    ? `<style>${themeStyle(lights, colorsOf, /"[^"]*(night|day)-only/.test(text))}${motion}</style>`
    : "";
  // Only now: with styles svgo takes thirty times as long.
  const svg = shortenClasses(data.replace(">", `>${style}`));
  return { source, problems, svg };
}

/** "sky-low" becomes "b" in the picture and in its style. */
function shortenClasses(svg: string): string {
  const letters = new Map<string, string>();
  const letterOf = (name: string) => {
    const letter = letters.get(name) ?? (letters.size + 10).toString(36);
    letters.set(name, letter);
    return letter;
  };
  return svg
    .replaceAll(
      /class="([^"]*)"/g,
      (_, names: string) =>
        `class="${names.split(" ").map(letterOf).join(" ")}"`,
    )
    .replace(/<style>[^<]*/, (rules) =>
      rules.replaceAll(
        /\.([a-z][\w-]*)/g,
        (_, name: string) => `.${letterOf(name)}`,
      ),
    );
}

/** Removes titles, pins and the colors by day. */
const forTheSite: CustomPlugin = {
  name: "for-the-site",
  fn: () => ({
    root: {
      enter({ children }) {
        const root = children.find(
          (one): one is XastElement => one.type === "element",
        )!;
        delete root.attributes.class;
        root.children = root.children.filter(
          (one) =>
            one.type !== "element" ||
            !(
              /^(title|style)$/.test(one.name) ||
              one.attributes.id?.startsWith("pin-")
            ),
        );
      },
    },
  }),
};
