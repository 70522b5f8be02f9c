import { cleanDrawing } from "#compile/pictures/clean-drawing.ts";
import { vips } from "./vips.ts";

/** The longest side that is kept, in px: twice the widest place on a page, with room to crop. */
const longest = 2400;

/** The largest photograph that is taken, in bytes. */
export const largestUpload = 30 * 1024 * 1024;

/**
 * The most pixels that are decoded: a phone's largest, 16,320 by 12,240. A file of 0.4 MB can claim a thousand times
 * what it holds, and would be decoded for minutes.
 */
const mostPixels = 200_000_000;

/** What a photograph must be, for the person who uploads it. */
export class NotAPhoto extends Error {}

/**
 * A photograph as it is kept in content/media: upright, in the colors of screens, at most 2,400 px long, as WebP, and
 * without what the camera wrote into it: the place, the time, the camera.
 */
export async function keepPhoto(upload: Uint8Array): Promise<Uint8Array> {
  if (isDrawing(upload)) return keepDrawing(upload);
  if (upload.length > largestUpload)
    throw new NotAPhoto(
      "The photograph has more than 30 MB. Export it smaller, and upload it again.",
    );
  const { Image } = await vips();
  let photo;
  try {
    // Only the header is read.
    using claimed = Image.newFromBuffer(upload);
    if (claimed.width * claimed.height > mostPixels)
      throw new NotAPhoto(
        `The photograph has ${claimed.width} by ${claimed.height} pixels. Export it with at most 200 million, and upload it again.`,
      );
    photo = Image.thumbnailBuffer(upload, longest, {
      height: longest,
      size: "down",
      output_profile: "srgb",
    });
  } catch (cause) {
    if (cause instanceof NotAPhoto) throw cause;
    throw new NotAPhoto(
      "The file cannot be read as a photograph. Upload a JPEG, PNG, WebP or HEIC file.",
      { cause },
    );
  }
  using kept = photo;
  if (Math.min(kept.width, kept.height) < 300)
    throw new NotAPhoto(
      `The photograph has only ${kept.width} by ${kept.height} pixels. Choose one with 300 or more each way.`,
    );
  return kept.webpsaveBuffer({ Q: 86, keep: "none" });
}

/** Whether an upload is an SVG file: no photograph begins with "<". */
export const isDrawing = (upload: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(upload.subarray(0, 99)));

/** A drawing is cleaned, or refused. */
function keepDrawing(upload: Uint8Array): Uint8Array {
  const { svg, problem } = cleanDrawing(new TextDecoder().decode(upload));
  if (!problem) return Buffer.from(svg);
  throw new NotAPhoto(
    `The drawing ${problem}. Correct it in the program that drew it, or export it as PNG and upload that.`,
  );
}
