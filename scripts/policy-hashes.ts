import { createHash } from "node:crypto";

/** For each page: the hashes that its content security policy must name. */
export type PolicyHashes = Record<string, InlineHashes>;

type InlineHashes = { scripts: string[]; styles: string[] };

/** Of all that stands inline in a finished page. Data blocks have a type: they need none. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashes(html, /<script>(.*?)<\/script>/gs),
    styles: hashes(html, /<style>(.*?)<\/style>/gs),
  };
}

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, content = ""]) =>
      `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}
