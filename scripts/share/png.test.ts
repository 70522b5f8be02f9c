import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

type Chunk = { type: string; data: Buffer };

/** Reads the chunks of a PNG and checks their checksums. */
function chunks(png: Buffer): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    read.push({ type: body.toString("latin1", 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  return read;
}

test("a PNG has every pixel's red, green and blue, row by row", () => {
  const pixels = Uint8Array.from(
    [
      [1, 2, 3, 255],
      [4, 5, 6, 255],
      [7, 8, 9, 255],
      [10, 11, 12, 255],
    ].flat(),
  );
  const [header, data, end] = chunks(
    encodePng({ width: 2, height: 2, pixels }),
  );
  expect(header?.type).toBe("IHDR");
  expect([...header!.data]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  expect([...inflateSync(data!.data)]).toEqual([
    0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12,
  ]);
  expect(end?.type).toBe("IEND");
});
