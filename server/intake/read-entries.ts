import type { UploadEntries } from "#server/uploads/read-upload.ts";

/** In bytes. Four times the longest message fits in any script and encoding (docs/decisions/0009). */
const largestBody = 256 * 1024;

/** The content of a form post, and how it was sent. */
export type ReadEntries =
  | { kind: "json" | "form"; entries: Record<string, unknown> }
  | { kind: "unsupported" }
  | UploadEntries;

/** Reads a form post: a JSON object, or urlencoded data with no field twice. UTF-8 only. */
export async function readEntries(request: Request): Promise<ReadEntries> {
  const type = mediaType(request);
  if (type !== "application/json" && type !== urlencoded)
    return { kind: "unsupported" };
  try {
    const body = await readBody(request);
    if (!body) return { kind: "too large" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return type === "application/json" ? fromJson(text) : fromForm(text);
  } catch {
    // Also if the client disconnects while sending: nobody reads the answer then.
    return { kind: "malformed" };
  }
}

/** Undefined if it is too large. Counted as it arrives, because Content-Length may be missing. */
async function readBody(request: Request): Promise<Buffer | undefined> {
  if (Number(request.headers.get("Content-Length")) > largestBody)
    return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const urlencoded = "application/x-www-form-urlencoded";

/** True for a form that was posted without scripts: a visitor waits for a page. */
export function wantsPage(request: Request): boolean {
  const type = mediaType(request);
  // Scripts send files this way too, but do not accept a page.
  const asksForPage = request.headers.get("Accept")?.includes("text/html");
  return (
    type === urlencoded || (type === "multipart/form-data" && !!asksForPage)
  );
}

function mediaType(request: Request) {
  return request.headers
    .get("Content-Type")
    ?.split(";")[0]
    ?.trim()
    .toLowerCase();
}

function fromJson(text: string): ReadEntries {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { kind: "malformed" };
  const entries = value as Record<string, unknown>;
  const texts = Object.values(entries).filter((one) => typeof one === "string");
  // If a name occurs twice, JSON.parse silently keeps the last. There are then more texts than fields.
  const isTwice =
    texts.length === Object.keys(entries).length &&
    [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].length !== 2 * texts.length;
  // Browsers never send half of a surrogate pair.
  return isTwice || !texts.every((one) => one.isWellFormed())
    ? { kind: "malformed" }
    : { kind: "json", entries };
}

function fromForm(text: string): ReadEntries {
  const entries: Record<string, string> = {};
  for (const pair of text.split("&").filter(Boolean)) {
    const [name = "", ...rest] = pair.split("=");
    const field = decode(name);
    if (Object.hasOwn(entries, field) || field === "__proto__")
      return { kind: "malformed" };
    entries[field] = decode(rest.join("="));
  }
  return { kind: "form", entries };
}

/** Throws if the escapes are not UTF-8; URLSearchParams would insert U+FFFD. */
function decode(escaped: string) {
  return decodeURIComponent(escaped.replaceAll("+", " "));
}
