import { visible as visibleInText } from "#server/mail/visible.ts";

/** Terminals act on characters that are no letters; show them instead, as JSON would. Line ends stay. */
export function visible(text: string): string {
  return visibleInText(text).replaceAll("\t", "\\u0009");
}
