import type { SentFile } from "./inspect-file.ts";

/** What a form with a file holds. */
export type Parts = { values: Record<string, string>; file?: SentFile };

/** More parts than any form of ours has; each costs time to parse. */
const mostParts = 50;

/** Of a part: its name, the file's and its type. In bytes. */
const longestHead = 4096;

/**
 * Reads the parts of multipart/form-data (RFC 7578), of which only the field `fileField` may be a file. Undefined
 * where it is no such form or holds a field twice. It copies what it parses.
 */
export async function parseMultipart(
  body: Buffer,
  contentType: string,
  fileField: string,
): Promise<Parts | undefined> {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || !looksLikeForm(body, `--${boundary}`)) return undefined;
  // Node's own parser, on what is all here already.
  const form = await new Response(body as Buffer<ArrayBuffer>, {
    headers: { "Content-Type": contentType },
  })
    .formData()
    .catch(() => undefined);
  return form && partsOf([...form], fileField);
}

async function partsOf(
  fields: [string, FormDataEntryValue][],
  fileField: string,
): Promise<Parts | undefined> {
  const parts: Parts = { values: {} };
  for (const [name, value] of fields) {
    if (typeof value === "string") {
      if (name === fileField && value === "") continue;
      if (Object.hasOwn(parts.values, name) || name === "__proto__")
        return undefined;
      parts.values[name] = value;
    } else {
      if (name !== fileField || parts.file) return undefined;
      parts.file = await read(value);
    }
  }
  // A file input that nobody used is sent as a file without name and content.
  if (parts.file?.name === "" && parts.file.content.length === 0)
    delete parts.file;
  return parts;
}

async function read(file: File): Promise<SentFile> {
  const { name, type } = file;
  return { name, type, content: Buffer.from(await file.arrayBuffer()) };
}

/**
 * Whether its parts are as many and their heads as short as a form's are, found without parsing: what Node does with a
 * head of ten megabytes would hold up everybody else.
 */
function looksLikeForm(body: Buffer, delimiter: string) {
  let at = body.indexOf(delimiter);
  for (let part = 0; part <= mostParts && at !== -1; part++) {
    const next = at + delimiter.length;
    if (body.toString("latin1", next, next + 2) === "--") return part > 0;
    if (!body.subarray(next, next + longestHead).includes("\r\n\r\n"))
      return false;
    at = body.indexOf(delimiter, next);
  }
  return false;
}
