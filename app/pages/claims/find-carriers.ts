import type { Carrier } from "#app/content/claims-page-schema.ts";
import { claim } from "#content/forms/claim.ts";

/** What a carrier insures, in words. */
export const linesOf = ({ lines }: Carrier) =>
  lines.map((line) => claim.fields.line.options[line]).join(", ");

/** The carriers whose name or lines hold each word of a query, in any case and with or without accents. */
export function findCarriers(
  carriers: readonly Carrier[],
  query: string,
): Carrier[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return carriers.filter((carrier) => {
    const text = plain(`${carrier.name} ${linesOf(carrier)}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters only as they are typed in a hurry: no accents, no apostrophes of either kind. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
}
