import type { Carriers } from "#content/carriers.ts";

export type Carrier = Carriers[number];
import { claim } from "#content/forms/claim.ts";

/** What each line is called. */
type LineNames = Readonly<Record<Carrier["lines"][number], string>>;

/** The carrier's lines, in words. */
export const linesOf = ({ lines }: Carrier, names: LineNames) =>
  lines.map((line) => names[line]).join(", ");

/**
 * The carriers whose name or lines contain each word of a query, ignoring case and accents; without a query, those
 * that insure one of the lines.
 */
export function findCarriers(
  carriers: Carriers,
  query: string,
  lines: Carrier["lines"] = [],
  names: LineNames = claim.fields.line.options,
): Carrier[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0 && lines.length > 0)
    return carriers.filter((carrier) =>
      carrier.lines.some((line) => lines.includes(line)),
    );
  return carriers.filter((carrier) => {
    const text = plain(`${carrier.name} ${linesOf(carrier, names)}`);
    return words.every((word) => text.includes(word));
  });
}

/** Only letters, as typed in a hurry: no accents, no apostrophes of either kind. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
}
