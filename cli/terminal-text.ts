import { visible } from "#words/visible.ts";

/** Terminals act on control characters, so they are shown as JSON escapes instead. Line breaks stay. */
export function terminalText(text: string): string {
  return visible(text).replaceAll("\t", "\\u0009");
}
