import { paletteOf, type Color, type Hour, type Weather } from "./palette.ts";
import { Pen, round, sequence } from "./pen.ts";

/** The formats of a scene: heroes, cards, article cards, and the square next to the home page's headline. */
export const crops = {
  wide: { width: 1200, height: 540 },
  card: { width: 400, height: 300 },
  post: { width: 480, height: 270 },
  square: { width: 800, height: 820 },
} as const;
export type Crop = keyof typeof crops;

/** The formats that a drawing can have: also those of cutaways (art/cutaways.ts) and of tiles (art/loss-events.ts). */
export const formats = {
  ...crops,
  cutaway: { width: 800, height: 640 },
  tile: { width: 480, height: 300 },
} as const;
export type Format = keyof typeof formats;

/** Where the subject is in a crop, in shares of the crop's width and height. */
type Placement = {
  /** Middle of the subject, as a share of the width. */
  x: number;
  /** Height of the subject, as a share of the height. */
  size: number;
};

/** The edges of the crop in the scene's units, for roads, water and fences that run out of the picture. */
export type View = { left: number; right: number; bottom: number; top: number };

export type Scene = {
  /** What the picture shows, for reviewers; pages write their own alternative text. */
  subject: string;
  /**
   * Commercial pages are at sunrise, services at noon, personal pages in the evening; the brokerage's own pages and
   * the family indexes are at dusk.
   */
  hour: Hour;
  /** Only where the picture shows a loss. */
  weather?: Weather;
  /** Shapes the ridges; every scene has its own. */
  seed: number;
  /** The size of the box that the subject fills, in its own units; its ground is at y 0. */
  width: number;
  height: number;
  /** Draws the subject. y goes up. With `crop` it can add parts that only a wide picture has room for. */
  draw: (pen: Pen, crop: Format, view: View) => void;
  place?: Partial<Record<Format, Partial<Placement>>>;
  /** Center and radius of the sun or moon, as shares of width and height. */
  sun?: { x: number; y: number; radius: number };
  /** The color of the ground; `false` if the subject has its own (water, road). */
  ground?: Color | false;
};

const places: Record<Format, Placement> = {
  wide: { x: 0.68, size: 0.66 },
  card: { x: 0.63, size: 0.56 },
  post: { x: 0.63, size: 0.62 },
  square: { x: 0.62, size: 0.46 },
  cutaway: { x: 0.5, size: 0.62 },
  tile: { x: 0.5, size: 0.7 },
};

const groundShare: Record<Format, number> = {
  wide: 0.12,
  card: 0.14,
  post: 0.13,
  square: 0.14,
  cutaway: 0.2,
  tile: 0.16,
};

/**
 * Where a scene's subject is in a picture, in pixels: its left edge, its ground line from the top, and the pixels per
 * unit of the scene.
 */
export function placeScene(scene: Scene, crop: Format) {
  const { width, height } = formats[crop];
  const place = { ...places[crop], ...scene.place?.[crop] };
  // The subject stays whole: if the crop is too narrow for its height, it shrinks.
  const scale = Math.min(
    (place.size * height) / scene.height,
    (0.92 * width) / scene.width,
  );
  const half = (scene.width * scale) / 2;
  const left = Math.min(
    Math.max(place.x * width - half, width * 0.03),
    width * 0.97 - 2 * half,
  );
  const base = height * (1 - groundShare[crop]) + height * 0.035;
  return { left, base, scale, width, height };
}

/** Draws one scene for one crop: one SVG for both themes, which follows the color-scheme of its <img>. */
export function drawScene(scene: Scene, crop: Format): string {
  const { width, height } = formats[crop];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawShapes(scene, crop)}</svg>`;
}

/** What the SVG of a scene contains, for a picture that the scene is a part of. */
export function drawShapes(scene: Scene, crop: Format): string {
  const { left, base, scale, width, height } = placeScene(scene, crop);
  const pen = new Pen();
  scene.draw(pen, crop, {
    left: -left / scale,
    right: (width - left) / scale,
    bottom: (base - height) / scale,
    top: base / scale,
  });

  const sun = scene.sun ?? { x: 0.34, y: 0.42, radius: 0.15 };
  const radius = sun.radius * Math.min(width, height * 1.2);
  const ground = scene.ground ?? "ground";
  const used = new Set<Color>([
    "sun",
    "far",
    "ridge1",
    "ridge2",
    "ridge3",
    ...pen.used,
  ]);
  if (ground) used.add(ground);
  if (scene.weather) used.add("cloud").add("pale");

  return [
    `<style>${styles(scene, used)}</style>`,
    `<linearGradient id="s" x2="0" y2="1"><stop class="t"/><stop class="l" offset=".75"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    scene.weather ? "" : stars(scene.seed, width, height),
    scene.weather === "rain"
      ? ""
      : `<circle class="sun" cx="${round(sun.x * width)}" cy="${round(sun.y * height)}" r="${round(radius)}"/>`,
    scene.weather
      ? clouds(
          { seed: scene.seed, weather: scene.weather, sun: sun.x },
          width,
          height,
        )
      : "",
    ...(["far", "ridge1", "ridge2", "ridge3"] as const).map((color, index) =>
      ridge(scene.seed * 7 + index, width, height, index, color),
    ),
    ground === false
      ? ""
      : ridge(scene.seed * 7 + 5, width, height, 4, ground, groundShare[crop]),
    scene.weather === "rain" ? rain(scene.seed, width, height) : "",
    `<g transform="translate(${round(left)} ${round(base)}) scale(${scale.toFixed(3)} -${scale.toFixed(3)})">`,
    ...pen.shapes,
    `</g>`,
  ].join("");
}

/** One ridge line: a smooth curve through seeded heights, closed at the bottom. */
function ridge(
  seed: number,
  width: number,
  height: number,
  depth: number,
  color: Color,
  share?: number,
) {
  // Far ridges are higher and vary more; the ground is nearly flat.
  const base = share === undefined ? 0.53 + depth * 0.085 : 1 - share;
  const swing = share === undefined ? 0.095 - depth * 0.014 : 0.012;
  const count = Math.max(3, Math.round((width / height) * 2.6));
  return `<path class="${color}" d="${ridgeLine({ seed, width, height, count, base, swing })}"/>`;
}

type RidgeLine = {
  seed: number;
  width: number;
  height: number;
  /** Number of waves. */
  count: number;
  /** Mean height from the top, and its variation, as shares of the height. */
  base: number;
  swing: number;
};

/** A smooth curve through seeded heights, closed at the bottom: an SVG path. */
export function ridgeLine({
  seed,
  width,
  height,
  count,
  base,
  swing,
}: RidgeLine): string {
  const next = sequence(seed);
  const step = width / count;
  const y = Array.from(
    { length: count + 1 },
    () => (base + (next() * 2 - 1) * swing) * height,
  );
  let d = `M0 ${round(y[0]!)}`;
  for (let index = 1; index <= count; index++) {
    const middle = round((index - 0.5) * step);
    d += `C${middle} ${round(y[index - 1]!)} ${middle} ${round(y[index]!)} ${round(index * step)} ${round(y[index]!)}`;
  }
  return `${d}V${height}H0z`;
}

/** Two banks of cloud along the top: from edge to edge in rain; a front keeps away from the sun. */
export function clouds(
  { seed, weather, sun }: { seed: number; weather: Weather; sun: number },
  width: number,
  height: number,
) {
  const next = sequence(seed + 7);
  const full = weather === "rain";
  const size = height * 0.11;
  return [
    [0.2, 0.55],
    [0.1, 1],
  ]
    .map(([drop = 0, opacity]) => {
      let d = "";
      for (let x = -size / 2; x < width + size; x += size * 1.1) {
        // How far from the side of the sun, from 0 to 1.
        const away = sun < 0.5 ? x / width : 1 - x / width;
        const low = full ? 1 : Math.min(1, (away - 0.3) * 2.2);
        const y = height * drop * low;
        const radius = size * (0.75 + next() * 0.5);
        if (y > -0.7 * radius)
          d += `M${round(x - radius)} 0V${round(y)}a${round(radius)} ${round(radius * 0.7)} 0 0 0 ${round(radius * 2)} 0V0z`;
      }
      return `<path class="cloud" opacity="${opacity}" d="${d}"/>`;
    })
    .join("");
}

export function rain(seed: number, width: number, height: number) {
  const next = sequence(seed + 3);
  let d = "";
  for (let drop = 0; drop < 70; drop++)
    d += `M${Math.round(next() * width)} ${Math.round(height * (0.16 + next() * 0.78))}l-5 14`;
  return `<path class="pale line" stroke-width="1.5" opacity=".55" d="${d}"/>`;
}

/** Only shown at night. */
export function stars(seed: number, width: number, height: number) {
  const next = sequence(seed + 99);
  let d = "";
  for (let index = 0; index < 26; index++)
    d += `M${Math.round(next() * width)} ${Math.round(next() * height * 0.5)}h0`;
  return `<path class="stars" stroke-width="${width > 600 ? 3 : 2}" d="${d}"/>`;
}

/** The colors that a drawing uses, by day and by night. */
export function styles(
  light: Pick<Scene, "hour" | "weather">,
  used: ReadonlySet<Color>,
) {
  const palette = paletteOf(light);
  const day = [...used].map((color) => rule(color, palette[color][0]));
  const night = [...used].map((color) => rule(color, palette[color][1]));
  return [
    ".line{stroke-linecap:round;stroke-linejoin:round}.stars{display:none}",
    `.t{stop-color:${palette.skyTop[0]}}.l{stop-color:${palette.skyLow[0]}}`,
    ...day,
    "@media(prefers-color-scheme:dark){",
    `.t{stop-color:${palette.skyTop[1]}}.l{stop-color:${palette.skyLow[1]}}`,
    ...night,
    ".stars{display:block;stroke:#fff;stroke-linecap:round;opacity:.7}}",
  ].join("");
}

function rule(color: Color, value: string) {
  return `.${color}{fill:${value}}.${color}.line{fill:none;stroke:${value}}`;
}
