/**
 * Mean widths of a letter in English text, spaces included, in em: xWidthAvg / unitsPerEm, copied from
 * @capsizecss/metrics 4.3.0, which is 29,600 files on disk for all fonts of Google and of systems.
 */
export const besley = 1007 / 2000;
export const figtree = 449 / 1000;
export const georgia = 913 / 2048;
export const timesNewRoman = 832 / 2048;
export const notoSerif = 481 / 1000;
export const roboto = 911 / 2048;

/**
 * Capsize has no DejaVu. These are the widths of version 2.37 in the site's own text, in proportion to Capsize's
 * values for Besley and Figtree (2026-11).
 */
export const dejaVuSerif = 1060 / 2048;
export const dejaVuSans = 1044 / 2048;
