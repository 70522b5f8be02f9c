import { between, brandColor, type DayAndNight } from "./brand-colors.ts";

/** The meaning of a shape's color, by day and by night. Scenes name colors by meaning, so both versions follow. */
export type Color =
  | "skyTop"
  | "skyLow"
  | "sun"
  | "far"
  | "ridge1"
  | "ridge2"
  | "ridge3"
  | "ground"
  | "ink"
  | "steel"
  | "pale"
  | "lit"
  | "accent"
  | "body"
  | "leaf"
  | "water"
  | "cloud"
  | "thin";

/** The time of day in a family's pictures. */
export type Hour = "sunrise" | "noon" | "evening" | "dusk";

/** Where a picture shows a loss: it rains, or a storm's front comes or goes. Elsewhere the sky is clear. */
export type Weather = "rain" | "front";

// The pages' own, which are strong enough for text, are too strong for a roof.
const accent = brandColor("accent");

const shared = {
  ink: ["#0f1838", "#060a18"],
  steel: ["#3c4a78", "#323e6c"],
  pale: ["#f4efe8", "#b9c2e0"],
  lit: ["#ffd9a0", "#ffd486"],
  accent: [between(accent, 0.75), between(accent, 0.5)],
  // Cars and roofs in brand blue, which would sink into the night.
  body: [brandColor("brand")[0], "#5c72d2"],
  leaf: ["#1f5a5c", "#256468"],
  // Water that did damage, and rain.
  water: brandColor("chart-3"),
  // Of a storm.
  cloud: ["#5b667e", "#465069"],
  // Birds, trunks, fences and masts: thin and dark, they would sink into the night.
  thin: ["#0f1838", "#8b97c6"],
} satisfies Partial<Record<Color, DayAndNight>>;

/** A few flat colors per time of day: sky, sun, a far ridge in the sky's light, three blue ridges, the ground. */
export const palettes: Record<Hour, Record<Color, DayAndNight>> = {
  sunrise: {
    ...shared,
    skyTop: ["#cfe2f7", "#0b1230"],
    skyLow: ["#f3ded6", "#2b3568"],
    sun: ["#f4683a", "#f1ead2"],
    far: ["#e8a78c", "#3a4478"],
    ridge1: [brandColor("chart-3")[0], "#2c3a74"],
    ridge2: [brandColor("chart-2")[0], "#22306a"],
    ridge3: [brandColor("brand")[0], "#18245a"],
    ground: ["#16226c", "#0d1438"],
  },
  noon: {
    ...shared,
    skyTop: ["#a9d3f5", "#07162c"],
    skyLow: ["#eaf5fb", "#1f4160"],
    sun: ["#ffc94d", "#e9eff5"],
    far: ["#bcd3ea", "#274a6a"],
    ridge1: ["#86b4dd", "#1f4468"],
    ridge2: ["#4a8ac6", "#18385c"],
    ridge3: ["#2560a8", "#112a4c"],
    ground: ["#143a6e", "#0a1a32"],
  },
  evening: {
    ...shared,
    skyTop: ["#f9d9a8", "#170f2e"],
    skyLow: ["#fdeedd", "#48305c"],
    sun: ["#ee7a35", "#f3e3cf"],
    far: ["#eeb08a", "#503a66"],
    ridge1: ["#cf8f9c", "#43305f"],
    ridge2: ["#8a6aa6", "#332653"],
    ridge3: ["#5a4c9a", "#261d45"],
    ground: ["#2c2a6b", "#150f2c"],
  },
  dusk: {
    ...shared,
    skyTop: ["#b9b8e6", "#080f24"],
    skyLow: ["#f7cdbd", "#26365c"],
    sun: ["#e4523a", "#eef0f7"],
    far: ["#d99aa4", "#32406c"],
    ridge1: ["#9a90cc", "#283662"],
    ridge2: ["#6068b4", "#1e2a54"],
    ridge3: ["#3a4798", "#162044"],
    ground: ["#1c2460", "#0b122c"],
  },
};

/** What clouds make of an hour's colors: these shares of the way to gray. */
const grayed = {
  rain: {
    skyTop: 0.8,
    skyLow: 0.45,
    far: 0.8,
    ridge1: 0.72,
    ridge2: 0.6,
    ridge3: 0.45,
    ground: 0.2,
  },
  front: {
    skyTop: 0.6,
    skyLow: 0,
    far: 0.3,
    ridge1: 0.45,
    ridge2: 0.4,
    ridge3: 0.3,
    ground: 0.1,
  },
} satisfies Record<Weather, Partial<Record<Color, number>>>;

const gray: DayAndNight = ["#8893a6", "#1f2735"];

/** The colors of an hour in this weather. */
export function paletteOf({
  hour,
  weather,
}: {
  hour: Hour;
  weather?: Weather | undefined;
}): Record<Color, DayAndNight> {
  const palette = palettes[hour];
  if (!weather) return palette;
  const shares = Object.entries(grayed[weather]) as [Color, number][];
  const mixed = shares.map(([color, share]) => {
    const [day, night] = palette[color];
    return [
      color,
      [between([day, gray[0]], share), between([night, gray[1]], share)],
    ];
  });
  return { ...palette, ...Object.fromEntries(mixed) };
}
