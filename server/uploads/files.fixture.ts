import { crc32, deflateRawSync } from "node:zlib";

/** Small files of the types that the forms accept, and of some that look like them. */

export const pdf = (words = "a page") =>
  Buffer.from(
    `%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    "latin1",
  );

function chunk(type: string, data = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

export const png = (
  data = Buffer.from("pixels"),
  header = Buffer.alloc(13, 1),
) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND"),
  ]);

/** An archive of one file. */
export function zip(name = "a.txt", content = "x") {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write("PK\x01\x02", "latin1");
  local.copy(entry, 8, 6, 28);
  const from = 30 + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(from, 16);
  const names = Buffer.from(name);
  return Buffer.concat([local, names, packed, entry, names, end]);
}
