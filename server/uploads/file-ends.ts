import { crc32 } from "node:zlib";

/**
 * Where the picture or document in a file ends, in bytes from its beginning; undefined if it is another type or
 * incomplete. Nothing is unpacked, so an archive bomb stays small.
 */
export type FindEnd = (file: Buffer) => number | undefined;

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** The types IHDR and IEND. */
const header = 0x49484452;
const trailer = 0x49454e44;

/** PNG (third edition), 5: a signature, then chunks of length, type, data and CRC, from IHDR to IEND. */
export const pngEnd: FindEnd = (file) => {
  if (!file.subarray(0, 8).equals(pngSignature)) return undefined;
  let at = pngSignature.length;
  for (let first = true; at + 12 <= file.length; first = false) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    const type = file.readUInt32BE(at + 4);
    if (end > file.length || first !== (type === header)) return undefined;
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
      return undefined;
    if (type === trailer) return end;
    at = end;
  }
  return undefined;
};

const startOfScan = 0xda;
const endOfImage = 0xd9;
const startOfImage = 0xd8;

/** JPEG (ITU T.81, B.1): segments with their lengths, and after each start of scan, data in which FF is escaped. */
export const jpegEnd: FindEnd = (file) => {
  if (file[0] !== 0xff || file[1] !== startOfImage) return undefined;
  let at = 2;
  let hasScan = false;
  while (at + 2 <= file.length) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1]!;
    if (marker === endOfImage) return hasScan ? at + 2 : undefined;
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (at + 4 > file.length) return undefined;
    else {
      at += 2 + file.readUInt16BE(at + 2);
      if (marker !== startOfScan) continue;
      hasScan = true;
      at = endOfScan(file, at);
    }
  }
  return undefined;
};

/** The next marker, except those that belong to the data: FF00 is a data byte, FFD0 to FFD7 restart it. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1) {
    const marker = file[at + 1] ?? 0;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return file.length;
}

/** PDF (ISO 32000-2, 7.5): a header, and an end-of-file line at the end. */
export const pdfEnd: FindEnd = (file) => {
  if (!/^%PDF-\d\.\d/.test(file.toString("latin1", 0, 8))) return undefined;
  const at = file.lastIndexOf("%%EOF");
  return at === -1 ? undefined : at + "%%EOF".length;
};

/** Brands of HEIC and HEIF pictures (ISO/IEC 23008-12, annex B). */
const heicBrand = /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/;
const heicBoxes = ["ftyp", "meta", "mdat", "free", "skip", "idat"];

/** HEIC (ISO/IEC 14496-12, 4.2): boxes of a size and a type, of which the first names the brand. None is a film's. */
export const heicEnd: FindEnd = (file) => {
  const box = (at: number) => file.toString("latin1", at + 4, at + 8);
  if (box(0) !== "ftyp" || !heicBrand.test(file.toString("latin1", 8, 12)))
    return undefined;
  const found = new Set<string>();
  let at = 0;
  while (at + 8 <= file.length && heicBoxes.includes(box(at))) {
    const size = file.readUInt32BE(at);
    found.add(box(at));
    // 0: up to the end. 1: a size of 64 bits, more than a form accepts.
    if (size === 0) at = file.length;
    else if (size < 8 || at + size > file.length) return undefined;
    else at += size;
  }
  return found.has("meta") && found.has("mdat") ? at : undefined;
};

const localEntry = 0x04034b50;
const directoryEntry = 0x02014b50;
const directoryEnd = 0x06054b50;

/** In bytes, unpacked. */
const largestDocument = 200 * 1024 * 1024;

/**
 * DOCX (ECMA-376, part 2; ZIP, APPNOTE 6.3): an archive without a comment, whose entries fill it from its first byte
 * to its directory, with the parts of a Word document and neither macros nor embedded files.
 */
export const docxEnd: FindEnd = (file) => {
  const end = file.length - 22;
  if (end < 0 || file.readUInt32LE(end) !== directoryEnd) return undefined;
  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  if (directory + file.readUInt32LE(end + 12) !== end) return undefined;
  const names = new Set<string>();
  const entries: { from: number; packed: number }[] = [];
  let unpacked = 0;
  let at = directory;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || file.readUInt32LE(at) !== directoryEntry)
      return undefined;
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      file.readUInt16LE(at + field),
    ) as [number, number, number];
    names.add(file.toString("latin1", at + 46, at + 46 + name));
    unpacked += file.readUInt32LE(at + 24);
    entries.push({
      from: file.readUInt32LE(at + 42),
      packed: file.readUInt32LE(at + 20),
    });
    at += 46 + name + extra + comment;
  }
  const isDocument =
    at === end &&
    names.size === count &&
    names.has("[Content_Types].xml") &&
    names.has("word/document.xml") &&
    unpacked <= largestDocument &&
    [...names].every(isHarmlessPart);
  return isDocument && fillsUpTo(directory, entries, file)
    ? file.length
    : undefined;
};

/** Only texts, settings, fonts and pictures. */
const isHarmlessPart = (name: string) =>
  !/^\/|\\|(?:^|\/)\.\.?\/|(?<!\/printerSettings\d*)\.bin$|embeddings|activex|vba|altChunk/i.test(
    name,
  );

/** Whether nothing is before, between and after the entries, except an entry's own head and the sizes behind it. */
const fillsUpTo = (
  directory: number,
  entries: readonly { from: number; packed: number }[],
  file: Buffer,
) =>
  entries
    .toSorted((one, other) => one.from - other.from)
    .every(({ from, packed }, index, inOrder) => {
      const next = inOrder[index + 1]?.from ?? directory;
      if ((index === 0 && from > 0) || from + 30 > next) return false;
      const head =
        30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
      return (
        file.readUInt32LE(from) === localEntry &&
        sizesBehind.includes(next - from - head - packed)
      );
    });

/** In bytes: what may follow an entry (APPNOTE 6.3, 4.3.9). */
const sizesBehind = [0, 12, 16, 20, 24];
