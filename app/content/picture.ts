import { readFileSync } from "node:fs";
import type { DrawnWordmark } from "#art/wordmarks.ts";
import { picturesVersion } from "#art/pictures-version.ts";

/** The picture data for an <img>. */
export type Picture = { src: string; width: number; height: number };

type Crop = "wide" | "card" | "post" | "square";

/** A scene of `art/`, by its name, in one of its crops. Only loaders call this. */
export function scene(name: string, crop: Crop): Picture {
  return generated(`/images/scenes/${name}-${crop}.svg`);
}

/** Both crops of a hero. Only loaders call this. */
export const heroScene = (name: string) => ({
  scene: name,
  wide: scene(name, "wide"),
  card: scene(name, "card"),
});

/** A drawn portrait. Only loaders call this. */
export function portrait(name: string): Picture {
  return generated(`/images/people/${name}.svg`);
}

const version = picturesVersion(".generated/public");

/**
 * A picture drawn by art/, or a view of one (`#id`), with its size, and with a version in its address so it may be
 * cached forever.
 */
export function generated(path: string): Picture {
  const [file, view] = path.split("#");
  const svg = readFileSync(`.generated/public${file}`, "utf8");
  const size = view
    ? new RegExp(`<view id="${view}" viewBox="\\d+ \\d+ (\\d+) (\\d+)"`)
    : /width="(\d+)" height="(\d+)"/;
  const [, width, height] = size.exec(svg) ?? [];
  if (!width || !height)
    throw new Error(`${path} does not say its width and height`);
  return {
    src: `${file}?v=${version}${view ? `#${view}` : ""}`,
    width: Number(width),
    height: Number(height),
  };
}

export type { DrawnWordmark };

/** The position of a name after its symbol, from art/about-marks.ts. Only loaders call this. */
export function wordmark(name: string): DrawnWordmark {
  const lines = JSON.parse(
    readFileSync(".generated/icons/signs.json", "utf8"),
  ) as Record<string, DrawnWordmark>;
  const line = lines[name];
  if (!line) throw new Error(`art/about-marks.ts has no mark of ${name}`);
  return line;
}
