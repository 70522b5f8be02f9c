import type { SentFile } from "./inspect-file.ts";

/** The content of a form with files. */
export type Parts = { entries: Record<string, string>; files: SentFile[] };

/** More parts than any of our forms has. */
const mostParts = 50;

/** The part's name, file name and type. In bytes. */
const longestHead = 4096;

/**
 * As browsers, fetch and curl write it: a boundary (RFC 2046, 5.1.1) and no other parameter, so no other boundary can
 * be read into it.
 */
const formType =
  /^\s*multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*$/i;

const disposition =
  /^content-disposition:[ \t]*form-data;[ \t]*name="([^"\r\n]*)"(?:;[ \t]*filename="([^"\r\n]*)")?[ \t]*$/im;
const mediaType = /^content-type:[ \t]*([^\r\n]*)$/im;

/**
 * Reads the parts of multipart/form-data (RFC 7578); only the field `fileField` may be files. Undefined if it is not
 * such a form, is incomplete, or has another field twice. The files are parts of `body`, not copies.
 */
export function parseMultipart(
  body: Buffer,
  contentType: string,
  fileField: string,
): Parts | undefined {
  const [, quoted, plain] = formType.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return undefined;
  try {
    const parts: Parts = { entries: {}, files: [] };
    for (const part of split(body, boundary))
      if (!add(parts, part, fileField)) return undefined;
    return parts;
  } catch {
    return undefined;
  }
}

type Part = { head: Buffer; content: Buffer };

/** Throws if the body is not made of such parts from first byte to last. */
function* split(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = delimiter.subarray(2);
  if (!body.subarray(0, first.length).equals(first)) throw new Malformed();
  let at = first.length;
  for (let part = 0; part < mostParts; part++) {
    // The line break that ends the boundary's line may be the one that ends an empty head.
    const end = body.subarray(at, at + longestHead).indexOf("\r\n\r\n");
    if (end === -1 || !startsLine(body, at)) throw new Malformed();
    const begin = at + end + 4;
    const next = body.indexOf(delimiter, begin);
    if (next === -1) throw new Malformed();
    yield {
      head: body.subarray(at, at + end),
      content: body.subarray(begin, next),
    };
    at = next + delimiter.length;
    if (/^--(?:\r\n)?$/.test(body.toString("latin1", at, at + 5))) return;
  }
  throw new Malformed();
}

class Malformed extends Error {}

const startsLine = (body: Buffer, at: number) =>
  body.toString("latin1", at, at + 2) === "\r\n";

/** False if none of our forms has such a part. Throws if it is not UTF-8. */
function add(parts: Parts, { head, content }: Part, fileField: string) {
  const lines = decode(head);
  const [, name, fileName] = disposition.exec(lines) ?? [];
  if (name === undefined) return false;
  const field = unescape(name);
  if (fileName !== undefined) {
    if (field !== fileField) return false;
    const type = mediaType.exec(lines)?.[1]?.trim() ?? "";
    // An unused file input is sent as a file without name and content.
    if (fileName || content.length > 0)
      parts.files.push({ name: unescape(fileName), type, content });
    return true;
  }
  if (field === fileField && content.length === 0) return true;
  if (Object.hasOwn(parts.entries, field) || field === "__proto__")
    return false;
  parts.entries[field] = decode(content);
  return true;
}

const decode = (bytes: Buffer) =>
  new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** The characters that the HTML standard escapes in names, and nothing else. */
const unescape = (text: string) =>
  text.replace(/%0A|%0D|%22/g, (escape) => decodeURIComponent(escape));
