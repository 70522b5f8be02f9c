/**
 * Shows characters that hide or reorder others (controls, bidi controls, zero-width ones, stray surrogates) as JSON
 * would write them. Line ends and tabs stay.
 */
export function visible(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) =>
      character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""),
  );
}
