import { optimize } from "svgo";
import type { ColorsOf } from "./palette.ts";
import { motionOf, readPicture } from "./read-picture.ts";
import { themeStyle } from "./theme.ts";

/** A picture as the site sends it: both themes, and nothing that only people who draw need. */
export function finishPicture(file: string, text: string, colorsOf: ColorsOf) {
  const { source, problems } = readPicture(file, text, colorsOf);
  if (problems.length > 0) return { source, problems, svg: "" };
  const { views, symbols, pins, lights } = source;
  const { data } = optimize(text, {
    floatPrecision: 1,
    plugins: [
      "removeTitle",
      "removeStyleElement",
      {
        name: "removeElementsByAttr",
        params: { id: pins.map(({ id }) => `pin-${id}`) },
      },
      { name: "removeAttrs", params: { attrs: "svg:class" } },
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
      {
        name: "convertPathData",
        // A star is a line of no length; equal shapes are equal text only in relative steps.
        params: { removeUseless: false, utilizeAbsolute: false },
      },
      "mergePaths",
      "removeUnusedNS",
    ],
  });
  const motion = motionOf(text).replaceAll(/\s+/g, " ");
  const style = themeStyle(lights, colorsOf, text.includes('-only"')) + motion;
  // Only now: with styles svgo takes thirty times as long.
  const svg = lights.length
    ? withShortClasses(data.replace(">", `><style>${style}</style>`))
    : data;
  return { source, problems, svg };
}

/** "sky-low" becomes "b" in the picture and in its style, by which it is 4% smaller. */
function withShortClasses(svg: string): string {
  const names: string[] = [];
  const short = (name: string) => {
    if (!names.includes(name)) names.push(name);
    // Capitals after "z".
    const at = names.indexOf(name);
    return String.fromCodePoint(at < 26 ? 97 + at : 39 + at);
  };
  return svg
    .replaceAll(/(?<=class="[^"]*)[\w-]+(?=[^"]*")/g, short)
    .replace(/<style>[^<]*/, (rules) =>
      rules.replaceAll(/(?<=\.)[a-z][\w-]*/g, short),
    );
}
