/**
 * What no reader sees: controls, format characters, halves of surrogate pairs, and what iPhones leave after dictated
 * words (U+FFFC). Line breaks and tabs are printable.
 */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\ufffc]/u.source;

/** Joiners (U+200C, U+200D) shape letters of many scripts and emoji. A mark may end a word with one, as in Malayalam. */
const joined =
  /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])|\p{M}\u200d/u
    .source;

const pattern = new RegExp(`(${joined})|${unseen}`, "gu");

/**
 * What was typed, as everyone who gets it may see it: in mails, on the desk, in files for spreadsheets, in webhooks and
 * in a terminal. Characters that hide or reorder others, or control a program, are left out.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(pattern, (_, sequence: string | undefined) => sequence ?? "");
}

/** The same of every text in a value, as JSON. */
export function printableJson(value: unknown, space?: number): string {
  const text = (_: string, one: unknown) =>
    typeof one === "string" ? printable(one) : one;
  return JSON.stringify(value, text, space);
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printable(text).replace(/\s+/g, " ");
}
