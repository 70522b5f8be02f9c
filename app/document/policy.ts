import { createHash } from "node:crypto";

/** The complete inline content of a page: its policy lets nothing else run or style. */
export type Inline = {
  scripts: readonly string[];
  styles: readonly string[];
};

export const nothingInline: Inline = { scripts: [], styles: [] };

/** The Content-Security-Policy of a page: everything from this site only, and inline content by its hash. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash)].join(" "),
    ["style-src 'self'", ...styles.map(hash)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
