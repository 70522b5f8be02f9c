import { optimize, type CustomPlugin } from "svgo";

const elements =
  /^(svg|title|desc|defs|g|path|rect|circle|ellipse|line|polyline|polygon|(linear|radial)Gradient|stop|clipPath|mask|use|symbol)$/;
const [mostBytes, mostCleaned] = [1024 ** 2, 100 * 1024];
const foreign = "a reference to another file or address";
const words: Record<string, string> = {
  script: "a script",
  image: "a photograph in it",
  filter: "a blur or a shadow",
  text: "text, whose font pages do not have: turn it into paths",
};

type Drawing = { svg: string; width: number; height: number; problem?: string };

/**
 * A drawing that the office uploads, without what Inkscape and other programs write for themselves. It keeps its own
 * colors. `problem` says what it has that a page cannot show.
 */
export function cleanDrawing(text: string): Drawing {
  const refused = { svg: "", width: 0, height: 0 };
  if (Buffer.byteLength(text) > mostBytes)
    return { ...refused, problem: "has over 1 MB" };
  const problems = new Set<string>();
  let [width, height] = [0, 0];
  if (/@import|url\(\s*["']?(?!["'#])/.test(text)) problems.add(foreign);
  const check: CustomPlugin = {
    name: "check",
    fn: () => ({
      element: {
        enter({ name, attributes: own }, parent) {
          if (!elements.test(name)) problems.add(words[name] ?? `<${name}>`);
          for (const [attribute, value] of Object.entries(own)) {
            if (/^on/i.test(attribute)) problems.add("a script");
            if (attribute.endsWith("href") && !value.startsWith("#"))
              problems.add(foreign);
          }
          if (parent.type !== "root" || name !== "svg") return;
          const box = own.viewBox
            ?.trim()
            .split(/[\s,]+/)
            .map(Number);
          width = box?.[2] || Number.parseFloat(own.width ?? "") || 0;
          height = box?.[3] || Number.parseFloat(own.height ?? "") || 0;
          own.viewBox ??= `0 0 ${width} ${height}`;
          Object.assign(own, { width: `${width}`, height: `${height}` });
        },
      },
    }),
  };
  try {
    const { data } = optimize(text, {
      floatPrecision: 2,
      plugins: [
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "removeStyleElement",
        "convertStyleToAttrs",
        { name: "removeXlink", params: { includeLegacy: true } },
        { name: "removeAttrs", params: { attrs: "class" } },
        "removeEditorsNSData",
        "removeMetadata",
        // Inkscape keeps what was used once, such as filters.
        "cleanupIds",
        "removeUselessDefs",
        check,
        "preset-default",
      ],
    });
    const [problem] = problems;
    if (problem) return { ...refused, problem: `has ${problem}` };
    if (!width || !height)
      return { ...refused, problem: "is not an SVG picture with a size" };
    if (Buffer.byteLength(data) > mostCleaned)
      return {
        ...refused,
        problem: "is too detailed: a page loads at most 100 KB of it",
      };
    return { svg: data, width, height };
  } catch {
    return { ...refused, problem: "cannot be read as SVG" };
  }
}
