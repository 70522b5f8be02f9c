import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { largestAttachment } from "#forms/attachment-rules.ts";
import { networkOf } from "#server/client-address.ts";
import { ByteBudget } from "./byte-budget.ts";
import { collect } from "./collect.ts";
import type { SentFile } from "./inspect-files.ts";
import { Slots } from "./slots.ts";

/** In bytes: all fields except the files, and the overhead of multipart/form-data. */
const largestFields = 256 * 1024;
const largestFrame = 16 * 1024;
const largest = largestAttachment + largestFields + largestFrame;

/** In bytes: how much an upload may send before it needs a slot. A form of usual length sends no more. */
const free = 80 * 1024;

/** How long an upload waits for others to end, in milliseconds. */
const patience = 20_000;

/** The field that may be files. */
export const fileField = "attachment";

const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;

/** Whether a post may include a file. */
export function isMultipart(contentType: string | null | undefined): boolean {
  return multipart.test(contentType ?? "");
}

/** The content of a form that may include a file, or why it is unknown. */
export type UploadEntries =
  | {
      kind: "multipart";
      entries: Record<string, unknown>;
      files: readonly SentFile[];
    }
  | { kind: "too large" }
  /** Other uploads must end first; there is no room for another. */
  | { kind: "busy" }
  /** Its sender may send this much again in this many seconds. */
  | { kind: "limited"; seconds: number }
  | { kind: "too slow" }
  | { kind: "malformed" };

/** Where an upload comes from, and in how many seconds it may try again; 0 if it may continue now. */
export type Sender = { address: string | undefined; seconds: number };

/**
 * Reads a form that may include a file, in bounded memory and time, and answers with the result of `use`. Its slot is
 * free again when that is done. Reading never throws.
 */
export type ReadUpload = <Answer>(
  request: Request,
  sender: Sender,
  use: (uploaded: UploadEntries) => Promise<Answer>,
) => Promise<Answer>;

/** `hasRoom`: whether there is disk space for files. If there is little, it is kept for forms without files. */
export function uploadReader(hasRoom: () => Promise<boolean>): ReadUpload {
  const slots = new Slots();
  const budget = new ByteBudget();
  // The store writes one file after the other. A long queue would hold up forms without files.
  const inTurn = oneByOne();
  return async (request, { address, seconds }, use) => {
    const { body } = request;
    if (!body) return use({ kind: "malformed" });
    const network = address && networkOf(address);
    let refusal: UploadEntries =
      seconds > 0 ? { kind: "limited", seconds } : { kind: "busy" };
    using place = new DisposableStack();
    let isLarge = false;
    // Called only for a body larger than a form without a file: a client that sends nothing holds no slot.
    const open = async () => {
      isLarge = true;
      if (seconds > 0 || !(await hasRoom())) return false;
      const slot = await slots.take(network, patience);
      if (!slot) return false;
      const wait = budget.take(network, sizeOf(request));
      if (wait === 0) place.use(slot);
      else {
        slot[Symbol.dispose]();
        refusal = { kind: "limited", seconds: wait };
      }
      return wait === 0;
    };
    const gate = { free, open };
    // If the client disconnects, nobody reads the answer.
    const bytes = await collect(body, largest, gate).catch(
      () => "malformed" as const,
    );
    const answer = async () =>
      use(bytes === "no room" ? refusal : await parse(bytes, request));
    // Awaited here, because the slot is released when this returns.
    return await (isLarge ? inTurn(answer) : answer());
  };
}

/** Runs a task after all earlier tasks have ended. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** In bytes, at most: a client cannot send more than it announces (RFC 9112, 6.3). */
function sizeOf({ headers }: Request) {
  const length = headers.get("Content-Length");
  return length === null ? largest : Math.min(Number(length), largest);
}

/** More parts than extensions add to a form. */
const mostParts = 5000;

/** In bytes. The parser gets a body in pieces, so that it stops where it finds too many parts. */
const piece = 64 * 1024;

async function parse(
  body: Buffer | "too large" | "too slow" | "malformed",
  { headers }: Request,
): Promise<UploadEntries> {
  if (typeof body === "string") return { kind: body };
  const entries = new Map<string, string>();
  const files: Promise<SentFile | undefined>[] = [];
  try {
    const parser = new Busboy({
      headers: { "content-type": headers.get("Content-Type") ?? "" },
      // It cuts a field at its limit. One byte more shows that it was longer.
      limits: { parts: mostParts, fieldSize: largestFields + 1 },
    });
    parser.on("field", (name, text) => {
      // A browser without a file sends an empty text.
      if (name === fileField && text) parser.destroy(new Error("no file"));
      // Of several texts, the first counts that is not empty.
      else if (!entries.get(name)) entries.set(name, text);
    });
    parser.on("file", (field, stream, name: string | undefined) =>
      files.push(fileOf(field, stream, name)),
    );
    parser.on("partsLimit", () => parser.destroy(new Error("too many parts")));
    await pipeline(Readable.from(pieces(body)), parser);
  } catch {
    return { kind: "malformed" };
  }
  const size = [...entries.values()].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );
  if (size > largestFields) return { kind: "too large" };
  return {
    kind: "multipart",
    entries: Object.fromEntries(entries),
    files: (await Promise.all(files)).filter((file) => file !== undefined),
  };
}

function* pieces(body: Buffer) {
  for (let at = 0; at < body.length; at += piece)
    yield body.subarray(at, at + piece);
}

/** Undefined if it is of no field of ours, or of an unused file input, which is sent without name and content. */
async function fileOf(field: string, stream: Readable, name = "") {
  // If it breaks off, the parser fails too.
  const content = await buffer(stream).catch(() => Buffer.alloc(0));
  return field === fileField && (name || content.length > 0)
    ? { name, content }
    : undefined;
}
