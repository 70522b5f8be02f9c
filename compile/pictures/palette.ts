import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { between, brandColor, type DayAndNight } from "../brand-colors.ts";

type Colors = Record<string, DayAndNight>;

export const hours = ["sunrise", "noon", "evening", "dusk"] as const;
export const weathers = ["rain", "front"] as const;
type Hour = (typeof hours)[number];
type Weather = (typeof weathers)[number];

const file = join(import.meta.dirname, "../../pictures/palette.yaml");

type Palette = Record<"always" | "people" | "marks" | Hour, Colors> & {
  gray: DayAndNight;
  weather: Record<Weather, Record<string, number>>;
};

/**
 * The colors of a picture with these classes ("dusk", "dusk rain"), by their names. Without a time of day it has only
 * those that never change.
 */
export type ColorsOf = (classes: readonly string[]) => Colors;

/** Reads pictures/palette.yaml. */
export function readPalette(): ColorsOf {
  const palette = parse(readFileSync(file, "utf8")) as Palette;
  const found = new Map<string, Colors>();
  return (classes) => {
    const key = classes.join(" ");
    const colors = found.get(key) ?? mixColors(palette, classes);
    found.set(key, colors);
    return colors;
  };
}

function mixColors(palette: Palette, classes: readonly string[]): Colors {
  const hour = hours.find((one) => classes.includes(one));
  const weather = weathers.find((one) => classes.includes(one));
  const grayed = weather ? palette.weather[weather] : {};
  const { always, people, marks } = palette;
  const written = {
    ...always,
    ...(hour && palette[hour]),
    ...people,
    ...marks,
  };
  return Object.fromEntries(
    Object.entries(written).map(([name, pair]) => {
      const share = (grayed[name] ?? 0) / 100;
      const mixed = pair.map((one, night) =>
        between([hexOf(one), palette.gray[night]!], share),
      );
      return [name, mixed as unknown as DayAndNight];
    }),
  );
}

/** "#0f1838", "brand day" or "accent 75%" as #rrggbb. */
function hexOf(written: string): string {
  if (/^#[\da-f]{6}$/.test(written)) return written;
  const [, token = "", at = ""] =
    /^([\w-]+) (day|night|\d+%)$/.exec(written) ?? [];
  if (!token)
    throw new Error(
      `pictures/palette.yaml: "${written}" is not a color: write #rrggbb, or one of tokens.css such as brand day`,
    );
  const share = at === "day" ? 0 : at === "night" ? 1 : parseInt(at) / 100;
  return between(brandColor(token), share);
}
