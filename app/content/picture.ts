import { readFileSync } from "node:fs";
import { navigation } from "#content/navigation.ts";
import type { FamilyContent } from "#content/sections.ts";

/** The picture data for an <img>. */
export type Picture = { src: string; width: number; height: number };

type Crop = "wide" | "card" | "post" | "square";

/** A scene of `art/`, by its name, in one of its crops. Only loaders call this. */
export function scene(name: string, crop: Crop): Picture {
  return generated(`/images/scenes/${name}-${crop}.svg`);
}

/** Both crops of a hero. Only loaders call this. */
export const heroScene = (name: string) => ({
  wide: scene(name, "wide"),
  card: scene(name, "card"),
});

/** The drawing of a page's cutaway with its pins in place, if the page has one. Only loaders call this. */
export function cutawayPicture(name: string, pins: FamilyContent["cutaway"]) {
  if (!pins) return undefined;
  const places = new Map(facts().pins[name]?.map((pin) => [pin.id, pin]));
  return {
    picture: generated(`/images/cutaways/${name}.svg`),
    pins: pins.map((words) => ({ ...words, ...places.get(words.id)! })),
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

/**
 * A picture drawn by art/, or a view of one (`#id`), with its size, and with a version in its address so it may be
 * cached forever.
 */
export function generated(path: string): Picture {
  const { version, sizes } = facts();
  const size = sizes[path];
  if (!size) throw new Error(`${path} is not drawn`);
  const [file, view] = path.split("#");
  return {
    src: `${file}?v=${version}${view ? `#${view}` : ""}`,
    width: size[0],
    height: size[1],
  };
}

/** What pages say about the drawn pictures: .generated/pictures.json. */
export type PictureFacts = {
  /**
   * One version for all pictures, in six letters. The same few bytes in each address compress away in a page; a
   * version per picture does not (367 bytes on the home page).
   */
  version: string;
  /** Width and height in px by address: "/images/scenes/home-wide.svg", and of a view of one "/images/tasks.svg#quote". */
  sizes: Readonly<Record<string, readonly [width: number, height: number]>>;
  /** The pins of each cutaway. */
  pins: Readonly<Record<string, readonly PlacedPin[]>>;
};

/** A pin's dot and number, in percent of the picture's width and height from the top left. */
type PlacedPin = {
  id: string;
  dot: readonly [x: number, y: number];
  badge: readonly [x: number, y: number];
};

let kept: PictureFacts | undefined;

function facts(): PictureFacts {
  return (kept ??= JSON.parse(
    readFileSync(".generated/pictures.json", "utf8"),
  ) as PictureFacts);
}

/** A mark: its symbol, the typeface of its name, and the width of both, 40 units high. */
export type DrawnWordmark = { sign: string; face: string; width: number };

/** The position of a name after its symbol, from art/about-marks.ts. Only loaders call this. */
export function wordmark(name: string): DrawnWordmark {
  const lines = JSON.parse(
    readFileSync(".generated/icons/signs.json", "utf8"),
  ) as Record<string, DrawnWordmark>;
  const line = lines[name];
  if (!line) throw new Error(`art/about-marks.ts has no mark of ${name}`);
  return line;
}
