import type { formErrors } from "#content/ui/form-errors.ts";
import { printable } from "#words/printable.ts";

/** The errors that all forms share, in one language. */
export type ErrorWords = typeof formErrors;

/** What the fields of every form share. Lengths are in code points (docs/quality.md, "Forms"). */

export const codePoints = (value: string) => [...value].length;

/** The share of its limit that a text area uses before it shows a count. */
export const lengthOf = (value: string) => codePoints(lines(value));

/** A number in digits: "5,000". Without Intl, whose first formatter costs a browser up to 75 ms. */
export const figures = (count: number) =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** In NFC, without characters that nobody sees. */
export const lines = (value: string): string =>
  printable(value.normalize("NFC")).trim();

/** The same on one line: a name with a line break would forge a second line in lists of names. */
export const oneLine = (value: string): string =>
  lines(value).replace(/[\n\t]+/g, " ");
