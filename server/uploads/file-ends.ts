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
