import { readFileSync } from "node:fs";
import { navigation } from "#content/navigation.ts";
import type { DrawnWordmark } from "#art/wordmarks.ts";
import { placePins } from "#art/cutaway.ts";
import { cutaways } from "#art/cutaways.ts";
import { picturesVersion } from "#art/pictures-version.ts";
import type { Cutaway } from "#compile/schemas/page-schema.ts";

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

/** The drawing of a page's cutaway with its pins in place, if the page has one. Only loaders call this. */
export function cutawayPicture(name: string, pins: Cutaway | undefined) {
  const drawing = cutaways[name];
  if (!pins) return undefined;
  const places = drawing ? placePins(drawing) : [];
  return {
    picture: generated(`/images/cutaways/${name}.svg`),
    pins: pins.map((words) => {
      const place = places.find(({ id }) => id === words.id);
      if (!place)
        throw new Error(`art/cutaways/${name}.ts has no pin ${words.id}`);
      return { ...words, ...place };
    }),
  };
}

export type CutawayData = NonNullable<ReturnType<typeof cutawayPicture>>;

/** A drawn portrait. Only loaders call this. */
export function portrait(name: string): Picture {
  return generated(`/images/people/${name}.svg`);
}

/** The small pictures of the tasks, by their names. Only loaders call this. */
export const taskPictures = () =>
  Object.fromEntries(
    Object.keys(navigation.tasks).map((task) => [
      task,
      generated(`/images/tasks.svg#${task}`),
    ]),
  );

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
