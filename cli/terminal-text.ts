import { visible } from "#server/mail/visible.ts";

/** Terminals act on characters that are no letters; shows them instead, as JSON would. Line ends stay. */
export function terminalText(text: string): string {
  return visible(text).replaceAll("\t", "\\u0009");
}
