import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import type { PageRecord } from "#app/document/page-record.ts";

/** The page for unknown addresses, also that of another language. It has no address itself. */
export const isNotFoundPage = (path: string): boolean =>
  /^(\/[a-z]{2})?\/404$/.test(path);

/** One address of the site. */
export type SiteFile = {
  /** A strong tag (RFC 9110, 8.8.3), the same for the same content. */
  etag: string;
  /** The Content-Security-Policy of a page. */
  policy: string | undefined;
};

/**
 * Lists the built site by address. Only listed files are ever served, so no address can reach another file. Throws if
 * there is no build.
 */
export function siteFiles(build: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(`${build}/client/index.html`))
    throw new Error(`There is no build in ${build}/: npm run build`);
  const policies = readPolicies(build);
  const files = new Map<string, SiteFile>();
  // `**` does not match names that start with a dot; only one such folder is meant for visitors (RFC 8615).
  for (const file of globSync(`${build}/client/{,.well-known/}**/*.*`)) {
    if (/\.(br|gz)$/.test(file) || !statSync(file).isFile()) continue;
    const address = addressOf(file.slice(`${build}/client`.length));
    const etag = etagOf(readFileSync(file));
    files.set(address, { etag, policy: policies.get(address) });
  }
  return files;
}

function etagOf(content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}

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
