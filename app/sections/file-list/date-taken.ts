/**
 * When a photograph was taken, as its file has it: "2026:11:27 09:30:00". EXIF has this time twice and the time of the
 * last change once, as text that no other part of a picture looks like. Undefined if it is not there.
 */
export function dateTaken(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = new TextDecoder("latin1").decode(bytes);
  const dates = text.match(/(?:19|20)\d\d(?::\d\d){2} \d\d(?::\d\d){2}(?=\0)/g);
  return dates?.find((date, index) => dates.indexOf(date) < index);
}

/** A JPEG with that time: EXIF that has nothing else. In one piece, because Firefox decodes no pictures of several. */
export function withDate(
  jpeg: Uint8Array<ArrayBuffer>,
  date: string | undefined,
): Uint8Array<ArrayBuffer> {
  if (!date) return jpeg;
  const exif = exifOf(date);
  const dated = new Uint8Array(jpeg.length + exif.length);
  dated.set(jpeg.subarray(0, 2));
  dated.set(exif, 2);
  dated.set(jpeg.subarray(2), 2 + exif.length);
  return dated;
}

/** One tag, DateTimeOriginal, and the two that lead to it (Exif 2.32, sections 4.5 and 4.6). */
function exifOf(date: string): Uint8Array<ArrayBuffer> {
  const [exifDirectory, dateOffset] = [26, 44];
  const short = (value: number) => [value >> 8, value & 255];
  const long = (value: number) => [0, 0, ...short(value)];
  const [asciiType, longType] = [short(2), short(4)];
  const text = [...`${date}\0`].map((letter) => letter.charCodeAt(0));
  const directory = (tag: number, entry: number[]) => [
    ...short(1),
    ...short(tag),
    ...entry,
    ...long(0),
  ];
  const exif = [
    ...[..."Exif\0\0MM\0*"].map((letter) => letter.charCodeAt(0)),
    ...long(8),
    ...directory(0x8769, [...longType, ...long(1), ...long(exifDirectory)]),
    ...directory(0x9003, [
      ...asciiType,
      ...long(text.length),
      ...long(dateOffset),
    ]),
    ...text,
  ];
  return new Uint8Array([0xff, 0xe1, ...short(exif.length + 2), ...exif]);
}
