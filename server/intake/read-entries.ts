import type { UploadEntries } from "#server/uploads/read-upload.ts";

/** In bytes. Four times the longest message fits in any script and encoding. */
const largestBody = 256 * 1024;

/** The content of a form post, and how it was sent. */
export type ReadEntries =
  | { kind: "json" | "form"; entries: Record<string, unknown> }
  | { kind: "unsupported" }
  | UploadEntries;

/** Reads a form post: a JSON object, or urlencoded data. */
export async function readEntries(request: Request): Promise<ReadEntries> {
  const type = mediaType(request);
  if (type !== json && type !== urlencoded) return { kind: "unsupported" };
  try {
    const body = await readBody(request);
    if (!body) return { kind: "too large" };
    const text = new TextDecoder().decode(body);
    return type === json ? fromJson(text) : fromForm(text);
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

const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";

/** True for a form that was posted without scripts: a visitor waits for a page. Scripts do not accept one. */
export function wantsPage(request: Request): boolean {
  const type = mediaType(request);
  const acceptsPage = request.headers.get("Accept")?.includes("text/html");
  return type === urlencoded || (type !== json && acceptsPage === true);
}

function mediaType(request: Request) {
  return request.headers
    .get("Content-Type")
    ?.split(";")[0]
    ?.trim()
    .toLowerCase();
}

function fromJson(text: string): ReadEntries {
  const entries: unknown = JSON.parse(text);
  return typeof entries !== "object" || !entries || Array.isArray(entries)
    ? { kind: "malformed" }
    : { kind: "json", entries: { ...entries } };
}

/** If a field came twice, the first text counts that is not empty. */
function fromForm(text: string): ReadEntries {
  const entries: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text))
    entries[name] ||= value;
  return { kind: "form", entries };
}
