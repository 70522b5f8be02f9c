import { readFileSync } from "node:fs";
import { brand, onBrand } from "#content/colors.ts";
import type { Photo } from "#app/ui/photograph.tsx";
import { navigation } from "#content/navigation.ts";
import type { FamilyContent } from "#content/sections.ts";

/** The picture data for an <img>. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  photo?: Photo;
};

type Crop = "card" | "post" | "square";

/**
 * A scene of pictures/scenes, by its name, in one of its crops. Every scene has a card; pages that no scene is drawn
 * for cut their crop out of another. Only loaders call this.
 */
export function scene(name: string, crop: Crop): Picture {
  const { sizes } = facts();
  const path = `/images/scenes/${name}-${crop}.svg`;
  return generated(path in sizes ? path : `/images/scenes/${name}-card.svg`);
}

/** The picture of a hero. Only loaders call this. */
export const heroScene = (name: string, photo?: NamedPhoto) =>
  photo ? photograph(photo, "card", true) : scene(name, "card");

/** How wide each crop is shown, by which browsers choose a file. */
const shownWidths = {
  wide: "(max-width: 75em) 100vw, 75em",
  card: "25em",
  first: "(max-width: 56.249em) 100vw, 36em",
  post: "25em",
  portrait: "7.5em",
};

/** A photograph of content/media in one of its crops. The picture of a first screen loads first. Only loaders call this. */
export function photograph(
  { file, alt, focus = "center" }: NamedPhoto,
  crop: PhotoCrop,
  isFirst = false,
): Picture {
  const name = file.replace(/^\/media\//, "");
  const urgency = isFirst
    ? { fetchPriority: "high" as const }
    : { loading: "lazy" as const };
  if (name.endsWith(".svg")) {
    const drawing = generated(`/images/media/${name}`);
    const photo = { sources: [], img: { ...drawing, alt, ...urgency } };
    return { ...drawing, photo };
  }
  const found = facts().photos?.[`${name} ${focus}`];
  if (!found) throw new Error(`${file} is not encoded`);
  const sizes = found.crops[crop]!;
  const fileOf = (width: number, format: string) =>
    `/images/photos/${found.key}-${crop}-${width}.${format}`;
  const [width, height] = sizes[1]!;
  const src = fileOf(width, "webp");
  return {
    src,
    width,
    height,
    photo: {
      sources: found.formats.map((format) => ({
        type: `image/${format}`,
        srcSet: sizes
          .map(([one]) => `${fileOf(one, format)} ${one}w`)
          .join(", "),
        sizes: shownWidths[isFirst ? "first" : crop],
      })),
      img: {
        src,
        width,
        height,
        alt,
        ...urgency,
      },
    },
  };
}

/** A photograph as content/ names it. */
type NamedPhoto = { file: string; alt: string; focus?: string | undefined };

type PhotoCrop = "wide" | "card" | "post" | "portrait";

/** What pages say about a photograph, from scripts/photos/make-photos.ts. */
export type PhotoFacts = {
  key: string;
  formats: readonly string[];
  /** The widths of each crop in px, with their heights. */
  crops: Readonly<
    Partial<Record<PhotoCrop, readonly (readonly [number, number])[]>>
  >;
};

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

/** The picture of a person: a photograph, a drawn portrait, or else the initials. Only loaders call this. */
export function portrait({ name, image, photo }: Person): Picture {
  if (photo) return photograph(photo, "portrait");
  return image ? generated(`/images/people/${image}.svg`) : monogram(name);
}

/** The same, where people are seen at work: a drawn portrait gives way to its room. Only loaders call this. */
export function atWork(person: Person): Picture {
  return person.image && !person.photo
    ? generated(`/images/offices/${person.image}.svg`)
    : portrait(person);
}

type Person = {
  name: string;
  image?: string | undefined;
  photo?: NamedPhoto | undefined;
};

/** The first letters of the first and the last name, drawn in the address itself. */
function monogram(name: string): Picture {
  const words = name.trim().split(/\s+/);
  const letters = [...new Set([words[0], words.at(-1)])]
    .map((word = "") => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${brand[0]}"/><text x="150" y="196" fill="${onBrand[0]}" font-family="Georgia,serif" font-size="130" text-anchor="middle">${letters.replace(/[&<]/g, "")}</text></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 300,
    height: 300,
  };
}

/** The small pictures of the tasks, by their names. Only loaders call this. */
export const taskPictures = () =>
  Object.fromEntries(
    Object.keys(navigation.tasks).map((task) => [task, taskPicture(task)]),
  );

/** One of them, or one of a tile. Only loaders call this. */
export const taskPicture = (task: string) =>
  generated(`/images/tasks.svg#${task}`);

/**
 * A picture of pictures/, or a view of one (`#id`), with its size, and with a version in its address so it may be
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
  sizes: Record<string, readonly [width: number, height: number]>;
  /** The pins of each cutaway. */
  pins: Record<string, readonly PlacedPin[]>;
  /** By name and focus: "porch.webp center". */
  photos?: Readonly<Record<string, PhotoFacts>>;
};

/** A pin's dot and number, in percent of the picture's width and height from the top left. */
export type PlacedPin = {
  id: string;
  dot: readonly [x: number, y: number];
  badge: readonly [x: number, y: number];
};

let cached: PictureFacts | undefined;

function facts(): PictureFacts {
  // In development a photograph can be added at any time.
  if (!cached || process.env.NODE_ENV === "development")
    cached = JSON.parse(
      readFileSync(".generated/pictures.json", "utf8"),
    ) as PictureFacts;
  return cached;
}
