import { readTemplate, type Template } from "#server/files/template.ts";

const names = [
  "confirm",
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "expired",
  "failed",
] as const;

/** Pages that links in mails open, and that answer their buttons (content/subscription.ts). */
export type LinkPages = Record<(typeof names)[number], Template>;

/** Reads what the site's own components wrote at build time. Throws when the build lacks one. */
export function linkPages(build: string): LinkPages {
  return Object.fromEntries(
    names.map((name) => [name, readTemplate(build, `/subscribe/${name}`)]),
  ) as LinkPages;
}
