import { printableLine } from "#words/printable.ts";

/**
 * Rows as lines of aligned columns; the first row may be the heads. Each cell is on one line, safe for a terminal, and
 * cut with an ellipsis if it is wider than `widest`.
 */
export function columns(
  rows: readonly (readonly string[])[],
  widest = 40,
): string[] {
  const cells = rows.map((row) =>
    row.map((cell) => cut(printableLine(cell), widest)),
  );
  const widths: number[] = [];
  for (const row of cells)
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  return cells.map((row) =>
    row
      .map((cell, index) => cell + " ".repeat(widths[index]! - widthOf(cell)))
      .join("  ")
      .trimEnd(),
  );
}

function cut(text: string, widest: number): string {
  if (widthOf(text) <= widest) return text;
  const letters = [...text];
  while (widthOf(letters.join("")) >= widest) letters.pop();
  return `${letters.join("")}…`;
}

/** Letters that terminals show two columns wide, as far as Unicode properties know them. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u;

/** In columns of a terminal. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /\p{M}/u.test(letter) ? 0 : wide.test(letter) ? 2 : 1;
  return width;
}
