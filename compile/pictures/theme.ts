import type { ColorsOf } from "./palette.ts";

/** A color's class, and the properties that take it: fill, stroke or stop-color. */
export type UsedColors = ReadonlyMap<string, ReadonlySet<string>>;

/** The classes of a picture or of a group in it that set the time of day, and the colors used there. */
export type Light = { classes: readonly string[]; used: UsedColors };

/** The rules of colors by day (0) or by night (1). Where a picture has several times of day, each begins with its own. */
function colorRules(
  lights: readonly Light[],
  colorsOf: ColorsOf,
  night: 0 | 1,
) {
  return lights.flatMap(({ classes, used }) => {
    const colors = colorsOf(classes);
    const within =
      lights.length > 1 && classes.length ? `.${classes.join(".")} ` : "";
    return [...used].map(([name, properties]) => {
      const [day] = colors[name]!;
      const color = colors[name]![night];
      if (night && color === day) return "";
      const set = [...properties].map((property) => `${property}:${color}`);
      return `${within}.${name}{${set.join(";")}}`;
    });
  });
}

/** A line is not filled, whatever its color; what is not a line has no outline. */
const lineRules =
  "svg{stroke-width:0}.line.line.line{fill:none;stroke-linecap:round;stroke-linejoin:round}";

/** The `<style>` of a finished picture: both themes. */
export function themeStyle(
  lights: readonly Light[],
  colorsOf: ColorsOf,
  hasOthersByNight: boolean,
): string {
  const usesLines = lights.some(({ used }) =>
    [...used.values()].some((properties) => properties.has("stroke")),
  );
  return [
    usesLines ? lineRules : "",
    ...colorRules(lights, colorsOf, 0),
    hasOthersByNight ? ".night-only{display:none}" : "",
    "@media(prefers-color-scheme:dark){",
    ...colorRules(lights, colorsOf, 1),
    hasOthersByNight
      ? ".night-only{display:inline}.day-only{display:none}"
      : "",
    "}",
  ].join("");
}

/** The `<style>` of a file in pictures/: the colors by day, for Inkscape and browsers. The site does not read it. */
export function dayStyle(lights: readonly Light[], colorsOf: ColorsOf): string {
  const all = lights.map(({ classes, used }) => {
    // People's colors only where there are people.
    const names = Object.keys(colorsOf(classes)).filter(
      (name) => used.has(name) || !rare.test(name),
    );
    const shown = names.map(
      (name) =>
        [
          name,
          new Set(["fill", name.startsWith("sky-") ? "stop-color" : "stroke"]),
        ] as const,
    );
    return { classes, used: new Map(shown) };
  });
  return [
    ...lineRules.split(/(?<=\})/),
    ...colorRules(all, colorsOf, 0),
    ".pin{fill:none;stroke:#fff;stroke-width:2}",
    ".night-only{display:none}",
  ]
    .map(
      (rule) =>
        `    ${rule
          .replace("{", " { ")
          .replace("}", " }")
          .replaceAll(/:(?=[^ ])/g, ": ")
          .replaceAll(";", "; ")}\n`,
    )
    .join("");
}

const rare = /^(skin|hair|coat|shirt|logo|shield|on|mark|footer)\b/;
