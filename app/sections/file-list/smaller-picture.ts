import { dateTaken, withDate } from "./date-taken.ts";

/** In pixels: of a panorama as much stays as of a photograph, whose longer side is then 2,560. */
const most = 2560 * 1920;

/** Of a JPEG, from 0 to 1. */
const quality = 0.85;

/** In bytes: a JPEG or PNG up to this size is sent as it is, unless it may tell where it was taken. */
const small = 1024 * 1024;

/** In milliseconds. */
const patience = 10_000;

/**
 * A picture as a JPEG: not too large, and without the place where it was taken. The file itself if it needs none of
 * this, is no picture, or if the browser cannot decode it, takes too long or does not let pages read what they draw.
 */
export async function smallerPicture(file: File): Promise<File> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!needsWork(file, bytes)) return file;
    const jpeg = await Promise.race([
      asJpeg(file),
      new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
    ]);
    if (!jpeg) return file;
    const { name, lastModified } = file;
    return new File(
      [withDate(new Uint8Array(await jpeg.arrayBuffer()), dateTaken(bytes))],
      `${name.replace(/\.\w{3,4}$/, "")}.jpg`,
      { type: jpeg.type, lastModified },
    );
  } catch {
    return file;
  }
}

function needsWork({ type, size }: File, bytes: Uint8Array<ArrayBuffer>) {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1 << 17));
  if (/^(?:\xff\xd8\xff|.PNG)/s.test(start))
    // EXIF, also of a PNG, and XMP.
    return size > small || /exif|ns\.adobe\.com\/xap/i.test(start);
  return type.startsWith("image/") || /^.{4}ftyp(?:he|mif1)/s.test(start);
}

async function asJpeg(file: File): Promise<Blob | undefined> {
  // Browsers that do not know this option may turn the picture, and throw.
  const picture = await createImageBitmap(file, {
    imageOrientation: "from-image",
  });
  const { width, height } = picture;
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  const result = jpeg && (await createImageBitmap(jpeg));
  const isTrue = result && showsTheSame(picture, result);
  picture.close();
  result?.close();
  return isTrue ? jpeg : undefined;
}

/**
 * Browsers that protect from fingerprinting give noise or white for what a page draws, and memory can run out
 * unnoticed. So both are compared in a few pixels, above a row of a known color. Where nothing is drawn, they differ.
 */
function showsTheSame(picture: ImageBitmap, result: ImageBitmap): boolean {
  const side = 16;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = 2 * side + 1;
  const context = canvas.getContext("2d")!;
  context.fillStyle = `rgba(${known.join()})`;
  context.fillRect(0, side, side, canvas.height);
  context.drawImage(picture, 0, 0, side, side);
  context.drawImage(result, 0, side, side, side);
  const { data } = context.getImageData(0, 0, side, canvas.height);
  const length = 4 * side * side;
  const row = data.subarray(2 * length);
  return (
    distance(row, (index) => known[index % 4]!) < 4 &&
    distance(data.subarray(0, length), (index) => data[length + index]!) < 32
  );
}

/** Red, green, blue and opaque. */
const known = [32, 96, 160, 255];

/** The mean difference, from 0 to 255. */
function distance(
  values: Uint8ClampedArray,
  expected: (index: number) => number,
): number {
  const sum = values.reduce(
    (total, value, index) => total + Math.abs(value - expected(index)),
    0,
  );
  return sum / values.length;
}
