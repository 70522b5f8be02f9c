import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { PageRecord } from "#app/document/page-record.ts";

/** Of all files that are served, by the end of their names. */
export const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The page for unknown addresses, also that of another language. It has no address itself. */
export const isNotFoundPage = (path: string): boolean =>
  /^(\/[a-z]{2})?\/404$/.test(path);

export const encodings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

/** One address of the site. */
export type SiteFile = {
  type: string;
  etag: string;
  /** Copies compressed by the build. */
  encodings: readonly Encoding[];
  /** Its name contains a hash of its content. */
  immutable: boolean;
  /** The value of `?v=` in an address that may be cached forever (app/content/picture.ts). Pages have none. */
  version: string | undefined;
  /** Other sites show it: share pictures and the feed. */
  forOthers: boolean;
  /** The Content-Security-Policy of a page. */
  policy: string | undefined;
  read: (encoding: Encoding | undefined) => Promise<Buffer<ArrayBuffer>>;
};

/**
 * Lists the built site by address. Only listed files are ever served, so no address can reach another file. Throws if
 * there is no build.
 */
export function siteFiles(build: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(`${build}/client/index.html`))
    throw new Error(`There is no build in ${build}/: npm run build`);
  const policies = readPolicies(build);
  const pictures = readFileSync(`${build}/pictures-version.txt`, "utf8");
  const files = new Map<string, SiteFile>();
  // `**` does not match names that start with a dot; only one such folder is meant for visitors (RFC 8615).
  for (const file of globSync(`${build}/client/{,.well-known/}**/*`)) {
    const type = types[extname(file)];
    const path = file.slice(`${build}/client`.length);
    if (!type || !statSync(file).isFile()) continue;
    const address = addressOf(path);
    files.set(address, {
      type,
      etag: etagOf(readFileSync(file)),
      encodings: copiesOf(file),
      immutable: /^\/(assets|images\/photos)\//.test(path),
      version: path.startsWith("/images/") ? pictures : undefined,
      forOthers: /^\/share\/|^\/blog\/feed\.xml$/.test(path),
      policy: policies.get(address),
      read: (encoding) =>
        readFile(encoding ? file + encodings[encoding] : file),
    });
  }
  return files;
}

/** A strong tag (RFC 9110, 8.8.3), the same for the same content. */
export function etagOf(content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}

/** The compressed copies beside a file. */
export const copiesOf = (file: string): Encoding[] =>
  (Object.keys(encodings) as Encoding[]).filter((name) =>
    existsSync(file + encodings[name]),
  );

/** /index.html is /, /about/index.html is /about; other files keep their names. */
function addressOf(path: string): string {
  if (!path.endsWith("/index.html")) return path;
  return path.slice(0, -"/index.html".length) || "/";
}

/** The policies of the built pages, by address. */
function readPolicies(build: string): ReadonlyMap<string, string> {
  const records = globSync(`${build}/pages/*.json`).map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as PageRecord,
  );
  return new Map(records.map(({ path, policy }) => [path, policy]));
}
