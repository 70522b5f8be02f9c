import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { between, brandColor, type DayAndNight } from "../brand-colors.ts";

type Colors = Record<string, DayAndNight>;

export const hours = ["sunrise", "noon", "evening", "dusk"] as const;
export const weathers = ["rain", "front"] as const;

const file = join(import.meta.dirname, "../../pictures/palette.yaml");

type Palette = Record<
  "always" | "people" | "marks" | (typeof hours)[number],
  Colors
> & {
  gray: DayAndNight;
  weather: Record<string, Record<string, number>>;
};

/**
 * The colors of a picture with these classes ("dusk", "dusk rain"), by their names. Without a time of day it has only
 * those that never change.
 */
export type ColorsOf = (classes: readonly string[]) => Colors;

/** Reads pictures/palette.yaml. */
export function readPalette(): ColorsOf {
  const palette = parse(readFileSync(file, "utf8")) as Palette;
  const mixed = new Map<string, Colors>();
  return (classes) => {
    const key = classes.join(" ");
    const colors = mixed.get(key) ?? mixColors(palette, classes);
    mixed.set(key, colors);
    return colors;
  };
}

function mixColors(palette: Palette, classes: readonly string[]): Colors {
  const hour = hours.find((one) => classes.includes(one));
  const weather = weathers.find((one) => classes.includes(one)) ?? "";
  const { always, people, marks, gray } = palette;
  const written = { ...always, ...palette[hour!], ...people, ...marks };
  return Object.fromEntries(
    Object.entries(written).map(([name, [day, night]]) => {
      const share = (palette.weather[weather]?.[name] ?? 0) / 100;
      const mix = (color: string, cloud: string) =>
        between([hexOf(color), cloud], share);
      return [name, [mix(day, gray[0]), mix(night, gray[1])]];
    }),
  );
}

/** "#0f1838", "brand day" or "accent 75%" as #rrggbb. */
function hexOf(written: string): string {
  if (/^#[\da-f]{6}$/.test(written)) return written;
  const [, token, at = ""] = /^([\w-]+) (day|night|\d+%)$/.exec(written) ?? [];
  if (!token)
    throw new Error(
      `pictures/palette.yaml: "${written}" is not a color: write #rrggbb, or one of tokens.css such as brand day`,
    );
  const share = { day: 0, night: 1 }[at] ?? Number.parseInt(at) / 100;
  return between(brandColor(token), share);
}
