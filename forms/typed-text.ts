import type { formErrors } from "#content/ui/form-errors.ts";

/** The errors that all forms share, in one language. */
export type ErrorWords = typeof formErrors;

/** What the fields of every form share. Lengths are in code points (docs/quality.md, "Forms"). */

export const codePoints = (value: string) => [...value].length;

/** The share of its limit that a text area uses before it shows a count. */
export const lengthOf = (value: string) => codePoints(lines(value));

/** A number in digits: "5,000". Without Intl, whose first formatter costs a browser up to 75 ms. */
export const figures = (count: number) =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/**
 * Format characters, which nobody sees: bidi controls, zero-width spaces, soft hyphens, byte order marks. First come
 * those that change what people see, and stay: joiners between letters or emoji, joiners after an Indic vowel sign, and
 * the letters of a flag such as that of Texas. Without a look behind, which Safari before 16.4 cannot read.
 */
const formatCharacters =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d])(?=[\p{L}\p{M}\p{Extended_Pictographic}])|(\p{M}[\u200c\u200d])|(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f})|(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;

/** NFC, without format characters, and without control characters other than line breaks and tabs. */
export function lines(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .normalize("NFC")
    .replace(formatCharacters, "$1$2$3")
    .trim();
}

/** The same on one line: a name with a line break would forge a second line in lists of names. */
export function oneLine(value: string): string {
  return lines(value).replace(/[\n\t]+/g, " ");
}
