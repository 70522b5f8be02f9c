import { largestAttachment } from "#forms/attachment.ts";
import type { Fields } from "#server/forms/read-fields.ts";
import { collect } from "./collect.ts";
import { inspectFile } from "./inspect-file.ts";
import { parseMultipart } from "./parse-multipart.ts";
import { Slots } from "./slots.ts";

/** In bytes: all fields but the file, and what multipart/form-data adds around them. */
const largestFields = 64 * 1024;
const largestFrame = 16 * 1024;

/** How long an upload waits until others have ended, in milliseconds. */
const patience = 5_000;

/** The field that may be a file. */
export const fileField = "attachment";

const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;

/** Whether a post may bring a file. */
export function isMultipart(contentType: string | null | undefined): boolean {
  return multipart.test(contentType ?? "");
}

/** Reads a form that may bring a file, in bounded memory and time. It never throws. */
export type ReadUpload = (
  request: Request,
  address: string | undefined,
) => Promise<Fields>;

/** `hasRoom`: whether there is disk for files. Where there is little, the last of it is kept for words. */
export function uploadReader(hasRoom: () => Promise<boolean>): ReadUpload {
  const slots = new Slots();
  return async (request, address) => {
    if (!request.body) return { kind: "malformed" };
    if (isSmall(request)) return read(request.body, request);
    if (!(await hasRoom())) return { kind: "busy" };
    using slot = await slots.take(address, patience);
    // Awaited here: the place is given back when this returns.
    return slot ? await read(request.body, request) : { kind: "busy" };
  };
}

/** Without a file it is a post like any other. */
function isSmall(request: Request) {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) <= largestFields + largestFrame;
}

async function read(
  stream: ReadableStream<Uint8Array>,
  { headers }: Request,
): Promise<Fields> {
  const most = largestAttachment + largestFields + largestFrame;
  // Nobody reads the answer where the client has gone away.
  const body = await collect(stream, most).catch(() => "broken" as const);
  if (body === "broken") return { kind: "malformed" };
  if (typeof body === "string") return { kind: body };
  const contentType = headers.get("Content-Type") ?? "";
  const parts = await parseMultipart(body, contentType, fileField);
  if (!parts) return { kind: "malformed" };
  const size = Object.entries(parts.values)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > largestFields) return { kind: "too large" };
  const { values, file } = parts;
  return {
    kind: "multipart",
    values,
    ...(file && { file: inspectFile(file) }),
  };
}
