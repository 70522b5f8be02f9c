import { oneLine } from "./typed-text.ts";

/** A phone number as it was typed, with the digits and signs that every telephone and spreadsheet knows. */
export const phoneNumber = (typed: string) =>
  oneLine(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC"))
    // Arabic and Persian digits: the zero of each is at a multiple of 16.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String(digit.charCodeAt(0) % 16),
    )
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, "-")
    .replace(/\s/g, " ")
    .replace(/^tel:\s*/i, "");

/** The digits of a number without its extension. Letters after an area code are keys: 1-800-FLOWERS. */
export function digitsIn(number: string): number {
  const own = number.replace(/([^a-z])(?:#|x|ext[a-zó]*)[^a-z]*\d+\D*$/i, "$1");
  const hasKeys = /^\W*(?:1\W*)?\d{3}\W+[a-z\d-]{7,}\s*$/i.test(own);
  return own.match(hasKeys ? /[a-z\d]/gi : /\p{Nd}/gu)?.length ?? 0;
}
