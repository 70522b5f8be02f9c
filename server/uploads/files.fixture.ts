import { crc32, deflateRawSync, gzipSync } from "node:zlib";

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

/** Ten megabytes of zeros in a few kilobytes. */
export const bomb = () => gzipSync(Buffer.alloc(10_000_000));

/** An archive of these files, with a whole directory. */
export function archive(files: Readonly<Record<string, string | Buffer>>) {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let from = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = typeof text === "string" ? Buffer.from(text) : text;
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
    entry.writeUInt32LE(from, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(local, Buffer.from(name), packed);
    from += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(from, 16);
  return Buffer.concat([...locals, list, end]);
}

export const docx = (more: Readonly<Record<string, string>> = {}) =>
  archive({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<document/>",
    ...more,
  });

/** An archive of one file. */
export const zip = (name = "a.txt", content: string | Buffer = "x") =>
  archive({ [name]: content });
