import { readFileSync } from "node:fs";
import type { InlineHashes } from "#server/files/security-headers.ts";

const names = [
  "confirm",
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "expired",
  "failed",
] as const;

export type LinkPage = { html: string; hashes: InlineHashes };

/** Pages that links in mails open, and that answer their buttons (content/subscription.ts). */
export type LinkPages = Record<(typeof names)[number], LinkPage>;

/** Reads what the site's own components wrote at build time. Throws when the build lacks one. */
export function linkPages(build: string): LinkPages {
  const hashes = JSON.parse(
    readFileSync(`${build}/policy-hashes.json`, "utf8"),
  ) as Record<string, InlineHashes>;
  const read = (name: string): LinkPage => {
    const own = hashes[`/subscribe/${name}.html`];
    if (!own)
      throw new Error(`${build}/policy-hashes.json lacks /subscribe/${name}`);
    const file = `${build}/templates/subscribe-${name}.html`;
    return { html: readFileSync(file, "utf8"), hashes: own };
  };
  return Object.fromEntries(
    names.map((name) => [name, read(name)]),
  ) as LinkPages;
}
