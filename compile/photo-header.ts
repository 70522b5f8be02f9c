/**
 * Why a file cannot be kept as a photograph, from its name and its first 21 bytes: there the flags of a WebP file say
 * whether a camera's data (EXIF, XMP) follows.
 */
export function faultOf(name: string, start: Uint8Array): string | undefined {
  const header = String.fromCharCode(...start.subarray(0, 21));
  if (!name.endsWith(".webp") || !/^RIFF....WEBP/s.test(header))
    return "is not a WebP picture";
  return header.slice(12, 16) === "VP8X" && (start[20]! & 0b1100) > 0
    ? "has the camera’s data, such as the place"
    : undefined;
}
