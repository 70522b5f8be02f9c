import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type Vips from "wasm-vips";
import type { PhotoFacts, PictureFacts } from "#app/content/picture.ts";
import { Cache, keyOf, keyOfFiles } from "#compile/build-cache.ts";
import { focusPoint, type PhotoUse } from "#compile/photos.ts";
import { endVips, vips } from "./vips.ts";

/** Height by width of each crop, and the widths in which it is encoded. */
export const crops = {
  wide: { shape: 540 / 1200, widths: [640, 1200, 2000] },
  card: { shape: 300 / 400, widths: [400, 720, 1080] },
  post: { shape: 270 / 480, widths: [320, 480, 960] },
  portrait: { shape: 1, widths: [150, 300, 600] },
} as const;

export type PhotoCrop = keyof typeof crops;

/** The most bytes of a file by its width. A phone loads the second width of a hero. */
const limitOf = (width: number) =>
  width <= 400
    ? 24_000
    : width <= 720
      ? 45_000
      : width <= 1200
        ? 60_000
        : 150_000;

/** Quality and blur, from good to bare: the first whose file is small enough is taken. Blur is for grain all over. */
const qualities = {
  avif: [
    [55, 0],
    [45, 0],
    [35, 0],
    [25, 0],
    [25, 1.5],
    [15, 4],
  ],
  webp: [
    [78, 0],
    [65, 0],
    [50, 0],
    [35, 0],
    [35, 1.5],
    [20, 4],
  ],
} as const;

type Format = keyof typeof qualities;

const folder = ".generated/public/images/photos";

type Options = {
  root?: string;
  cache?: Cache;
  /** In development: WebP only, because AVIF takes seconds. */
  isQuick?: boolean;
};

/**
 * Encodes the photographs that pages show, and adds them to .generated/pictures.json. What the cache has is not
 * encoded again.
 */
export async function makePhotos({
  root = ".",
  cache = new Cache(),
  isQuick = false,
}: Options = {}): Promise<string> {
  const uses = readJson<PhotoUse[]>(join(root, ".generated/site/photos.json"));
  const encoder = keyOfFiles(
    ["scripts/photos/*.ts", "package-lock.json"],
    import.meta.dirname + "/../..",
  );
  const formats: Format[] = isQuick ? ["webp"] : ["avif", "webp"];
  const made = new Map<string, Uint8Array>();
  const photos: Record<string, PhotoFacts> = {};
  let encoded = 0;
  for (const use of uses) {
    const source = readFileSync(join(root, "content/media", use.file));
    const key = keyOf(encoder, source, use.focus).slice(0, 10);
    const names = use.crops.flatMap((crop) =>
      crops[crop].widths.flatMap((width) =>
        formats.map((format) => ({
          name: `${key}-${crop}-${width}.${format}`,
          crop,
          width,
          format,
        })),
      ),
    );
    const missing = names.filter(({ name }) => !cache.read(`photos/${name}`));
    if (missing.length > 0) {
      const { Image } = await vips();
      using photo = Image.newFromBuffer(source);
      const focus = focusPoint(use.focus);
      for (const { name, crop, width, format } of missing) {
        const bytes = encode(photo, crop, focus, width, format);
        cache.write(`photos/${name}`, bytes);
        encoded += 1;
      }
    }
    for (const { name } of names) made.set(name, cache.read(`photos/${name}`)!);
    photos[`${use.file} ${use.focus}`] = {
      key,
      formats,
      crops: Object.fromEntries(
        use.crops.map((crop) => [
          crop,
          crops[crop].widths.map((width) => [
            width,
            Math.round(width * crops[crop].shape),
          ]),
        ]),
      ),
    };
  }
  if (encoded > 0) await endVips();
  writePhotos(join(root, folder), made);
  addFacts(
    join(root, ".generated/pictures.json"),
    uses.length > 0 ? photos : undefined,
  );
  return `${encoded} of ${made.size} encoded`;
}

function encode(
  photo: Vips.Image,
  crop: PhotoCrop,
  [x, y]: readonly [number, number],
  width: number,
  format: Format,
): Uint8Array {
  const { shape } = crops[crop];
  // The largest part of this shape, as near to the focus as it gets.
  const wide = Math.min(photo.width, Math.round(photo.height / shape));
  const high = Math.min(photo.height, Math.round(wide * shape));
  using part = photo.crop(
    Math.round((photo.width - wide) * x),
    Math.round((photo.height - high) * y),
    wide,
    high,
  );
  using small = part.resize(width / wide);
  const save = (quality: number, blur: number): Uint8Array => {
    using image = blur ? small.gaussblur(blur) : small.copy();
    return format === "avif"
      ? image.heifsaveBuffer({
          compression: "av1",
          Q: quality,
          effort: 3,
          keep: "none",
        })
      : image.webpsaveBuffer({ Q: quality, keep: "none" });
  };
  let bytes: Uint8Array = new Uint8Array();
  for (const [quality, blur] of qualities[format]) {
    bytes = save(quality, blur);
    if (bytes.length <= limitOf(width)) break;
  }
  return bytes;
}

function writePhotos(to: string, made: ReadonlyMap<string, Uint8Array>) {
  for (const name of globSync("*", { cwd: to }))
    if (!made.has(name)) rmSync(join(to, name));
  if (made.size > 0) mkdirSync(to, { recursive: true });
  for (const [name, bytes] of made)
    if (!existsSync(join(to, name))) writeFileSync(join(to, name), bytes);
}

function addFacts(file: string, photos: PictureFacts["photos"]) {
  const facts = readJson<PictureFacts>(file);
  const text = JSON.stringify({ ...facts, photos });
  if (JSON.stringify(facts) !== text) writeFileSync(file, text);
}

const readJson = <T>(file: string) =>
  JSON.parse(readFileSync(file, "utf8")) as T;
