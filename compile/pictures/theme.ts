import type { ColorsOf } from "./palette.ts";

/** A time of day with its weather ("dusk rain"), and the classes of the colors used in it. */
export type Light = { light: string; used: Set<string> };

/** The rules of colors by day (0) or by night (1). Where a picture has several times of day, each begins with its own. */
function colorRules(
  lights: readonly Light[],
  colorsOf: ColorsOf,
  night: 0 | 1,
) {
  return lights.flatMap(({ light, used }) => {
    const colors = colorsOf(light.split(" "));
    const within =
      lights.length > 1 && light ? `.${light.replace(" ", ".")} ` : "";
    return [...used].map((name) => {
      const color = colors[name]![night];
      if (night && color === colors[name]![0]) return "";
      return `${within}.${name}{color:${color}}`;
    });
  });
}

/** The `<style>` of a finished picture: both themes. A line is not filled, and what is not a line has no outline. */
export function themeStyle(
  lights: readonly Light[],
  colorsOf: ColorsOf,
  hasOthersByNight: boolean,
): string {
  const [byDay, byNight] = hasOthersByNight
    ? [
        ".night-only{display:none}",
        ".night-only{display:inline}.day-only{display:none}",
      ]
    : ["", ""];
  return [
    "[class]{fill:currentColor}stop{stop-color:currentColor}",
    ".line{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}",
    ...colorRules(lights, colorsOf, 0),
    byDay,
    "@media(prefers-color-scheme:dark){",
    ...colorRules(lights, colorsOf, 1),
    byNight,
    "}",
  ].join("");
}
