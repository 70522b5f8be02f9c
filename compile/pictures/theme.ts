import type { ColorsOf } from "./palette.ts";

/** A time of day with its weather ("dusk rain"), and the colors used in it: each class with fill, stroke or stop-color. */
export type Light = { light: string; used: Map<string, Set<string>> };

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
    return [...used].map(([name, properties]) => {
      const color = colors[name]![night];
      if (night && color === colors[name]![0]) return "";
      const set = [...properties].map((property) => `${property}:${color}`);
      return `${within}.${name}{${set.join(";")}}`;
    });
  });
}

/** The `<style>` of a finished picture: both themes. A line is not filled, and what is not a line has no outline. */
export function themeStyle(
  lights: readonly Light[],
  colorsOf: ColorsOf,
  hasOthersByNight: boolean,
): string {
  const hasLines = lights.some(({ used }) =>
    [...used.values()].some((properties) => properties.has("stroke")),
  );
  return [
    hasLines
      ? "svg{stroke-width:0}.line.line.line{fill:none;stroke-linecap:round;stroke-linejoin:round}"
      : "",
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
