import type { FileNow } from "./noticed-pages.ts";
import { secure } from "./security-headers.ts";
import type { Encoding, SiteFile } from "./site-files.ts";
import { speculationHeader } from "./speculation.ts";

/** What a request for a file says about the answer. */
export type FileRequest = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** `v` in the address. */
  version: string | undefined;
};

export type FileAnswer = {
  status: 200 | 304 | 404;
  /** All of them, names and values in one list, as `writeHead` of Node takes them. */
  headers: readonly string[];
  body: Buffer<ArrayBuffer> | undefined;
};

/** Answers with a file of the site. Rejects if it cannot be read. */
export type AnswerFile = (
  address: string,
  file: SiteFile,
  request: FileRequest,
  status: 200 | 404,
) => Promise<FileAnswer>;

/** One copy of a file with what is the same in all answers with it. */
type Copy = {
  etag: string;
  whole: readonly string[];
  unchanged: readonly string[];
  body: Buffer<ArrayBuffer>;
};

/** `now` says what to send for a built file, and `isHttps` which headers every answer has. */
export function fileAnswers(isHttps: boolean, now: FileNow): AnswerFile {
  /** Of every file that was requested. The whole build is some 15 MB. */
  const copies = new WeakMap<SiteFile, Map<Encoding | undefined, Copy>>();

  async function copyOf(file: SiteFile, encoding: Encoding | undefined) {
    const known = copies.get(file) ?? new Map<Encoding | undefined, Copy>();
    copies.set(file, known);
    const kept = known.get(encoding);
    if (kept) return kept;
    const copy = makeCopy(file, encoding, await file.read(encoding), isHttps);
    known.set(encoding, copy);
    return copy;
  }

  return async (address, built, request, status) => {
    const file = await now(address, built);
    const { acceptEncoding, ifNoneMatch, version } = request;
    const encoding = accepted(acceptEncoding, file.encodings);
    const { etag, whole, unchanged, body } = await copyOf(file, encoding);
    const caching = ["cache-control", lifetime(file, version)];
    return status === 200 && matches(ifNoneMatch, etag)
      ? { status: 304, headers: [...caching, ...unchanged], body: undefined }
      : { status, headers: [...caching, ...whole], body };
  };
}

function lifetime(file: SiteFile, version: string | undefined): string {
  if (file.immutable || (version && version === file.version))
    return "public, max-age=31536000, immutable";
  return "no-cache";
}

function makeCopy(
  file: SiteFile,
  encoding: Encoding | undefined,
  body: Buffer<ArrayBuffer>,
  isHttps: boolean,
): Copy {
  // One tag per encoding, because the bytes differ (RFC 9110, 8.8.3.3).
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers = new Headers({ ETag: etag });
  if (file.forOthers)
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (file.encodings.length > 0) headers.set("Vary", "Accept-Encoding");
  if (file.policy) {
    headers.set("Content-Security-Policy", file.policy);
    headers.set(...speculationHeader);
  }
  // Opened on its own, a picture needs its own styles and nothing else.
  else if (file.type.startsWith("image/svg"))
    headers.set(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  const unchanged = [...secure(headers, isHttps)].flat();
  headers.set("Content-Type", file.type);
  headers.set("Content-Length", String(body.byteLength));
  if (encoding) headers.set("Content-Encoding", encoding);
  return { etag, whole: [...headers].flat(), unchanged, body };
}

/** The encoding that the client prefers, or ours in case of a tie; none if it accepts none (RFC 9110, 12.5.3). */
function accepted(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", weight = "q=1"] = part
      .split(";")
      .map((one) => one.trim());
    weights.set(name, Number(weight.replace(/^q=/, "")) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return available
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}
