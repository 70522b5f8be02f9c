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
const patience = 20_000;

/** The field that may be a file. */
export const fileField = "attachment";

const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;

/** Whether a post may bring a file. */
export function isMultipart(contentType: string | null | undefined): boolean {
  return multipart.test(contentType ?? "");
}

/**
 * Reads a form that may bring a file, in bounded memory and time, and answers with what `use` makes of it: its place
 * among uploads is free again once that is done. Reading never throws.
 */
export type ReadUpload = <Answer>(
  request: Request,
  address: string | undefined,
  use: (fields: Fields) => Promise<Answer>,
) => Promise<Answer>;

/** `hasRoom`: whether there is disk for files. Where there is little, the last of it is kept for words. */
export function uploadReader(hasRoom: () => Promise<boolean>): ReadUpload {
  const slots = new Slots();
  // The store writes one after the other: many in its queue would hold up whoever sends words.
  const inTurn = oneByOne();
  return async (request, address, use) => {
    const { body } = request;
    if (!body) return use({ kind: "malformed" });
    if (isSmall(request)) return use(parse(await read(body), request));
    using slot = (await hasRoom())
      ? await slots.take(address, patience)
      : undefined;
    const bytes = slot ? await read(body) : await drop(body);
    // Awaited here: the place is given back when this returns.
    return await inTurn(async () => use(parse(bytes, request)));
  };
}

/** Runs what it is given when all that it was given before has ended. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Without a file it is a post like any other. */
function isSmall(request: Request) {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) <= largestFields + largestFrame;
}

type Body = Awaited<ReturnType<typeof collect>> | "malformed" | "busy";

/** Where the client goes away, nobody reads the answer. */
function read(stream: ReadableStream<Uint8Array>): Promise<Body> {
  const most = largestAttachment + largestFields + largestFrame;
  return collect(stream, most).catch(() => "malformed" as const);
}

/** Who is still sending would not hear an answer: what comes is read and kept nowhere. */
async function drop(stream: ReadableStream<Uint8Array>): Promise<Body> {
  await collect(stream, 0).catch(() => {});
  return "busy";
}

function parse(body: Body, { headers }: Request): Fields {
  if (typeof body === "string") return { kind: body };
  const contentType = headers.get("Content-Type") ?? "";
  const parts = parseMultipart(body, contentType, fileField);
  if (!parts) return { kind: "malformed" };
  const { values, file } = parts;
  const size = Object.entries(values)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > largestFields) return { kind: "too large" };
  return {
    kind: "multipart",
    values,
    ...(file && { file: inspectFile(file) }),
  };
}
