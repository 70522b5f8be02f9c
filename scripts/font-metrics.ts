/** Mean width of a letter in English text, spaces included, in the font's units. */
export type Width = { xWidthAvg: number; unitsPerEm: number };

/** Copied from @capsizecss/metrics 4.3.0, which is 29,600 files on disk for all fonts of Google and of systems. */
export const besley: Width = { xWidthAvg: 1007, unitsPerEm: 2000 };
export const figtree: Width = { xWidthAvg: 449, unitsPerEm: 1000 };
export const georgia: Width = { xWidthAvg: 913, unitsPerEm: 2048 };
export const timesNewRoman: Width = { xWidthAvg: 832, unitsPerEm: 2048 };
export const notoSerif: Width = { xWidthAvg: 481, unitsPerEm: 1000 };
export const roboto: Width = { xWidthAvg: 911, unitsPerEm: 2048 };

/**
 * Capsize has no DejaVu. These are the widths of version 2.37 in the site's own text, in proportion to Capsize's
 * values for Besley and Figtree (2026-11).
 */
export const dejaVuSerif: Width = { xWidthAvg: 1060, unitsPerEm: 2048 };
export const dejaVuSans: Width = { xWidthAvg: 1044, unitsPerEm: 2048 };
