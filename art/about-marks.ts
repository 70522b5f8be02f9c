import type { Wordmark } from "./wordmarks.ts";

/** Invented associations, for the memberships of /about. */
export const membershipMarks: readonly Wordmark[] = [
  mark("Texas Property Owners Forum", "bars", "sans"),
  mark("Gulf Builders Roundtable", "peak", "serif"),
  mark("Lone Star Lodging Council", "arch", "sans"),
  mark("Bayou Independent Brokers", "ring", "serif"),
  mark("Southwest Risk Circle", "diamond", "sans"),
  mark("Coastal Windstorm Alliance", "sail", "serif"),
  mark("Hill Country Lenders Club", "rows", "sans"),
  mark("Permian Operators Exchange", "square", "sans"),
  mark("Houston Main Street League", "arch", "serif"),
  mark("Brazos Claims Society", "diamond", "serif"),
  mark("Sabine Basin Makers", "bars", "serif"),
];

/** Invented clients, for the logo scroller of /about. */
export const clientMarks: readonly Wordmark[] = [
  mark("Bluebonnet Lofts", "square", "serif"),
  mark("Brazos Inns", "arch", "sans"),
  mark("Caney Creek Builders", "peak", "sans"),
  mark("Cypress Row Clinics", "ring", "serif"),
  mark("Fifth Bend Foods", "rows", "sans"),
  mark("Galvez Street Freight", "diamond", "serif"),
  mark("Pine Island Storage", "bars", "sans"),
  mark("San Bernard Steel", "sail", "sans"),
];

function mark(
  name: string,
  sign: Wordmark["sign"],
  face: Wordmark["face"],
): Wordmark {
  return { name, sign, face };
}
