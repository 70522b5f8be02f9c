import { carriers } from "#content/carriers.ts";
import type { SectionOf } from "#content/sections.ts";
import { stormContacts } from "#content/storm-contacts.ts";
import type { SheetPolicy } from "#tools/storm-sheet/storm-sheet.ts";

export type SheetNumber = { name: string; display: string; e164: string };
export type SheetData = ReturnType<typeof loadSheet>;

/**
 * The sheet's words, with the carriers of each policy and the numbers that are on every sheet. Only loaders call this.
 */
export function loadSheet(words: SectionOf<"storm-sheet">) {
  const contacts = (sheet: "always" | "wind" | "flood") =>
    stormContacts.flatMap(({ need, name, phone, sheet: on }) =>
      on === sheet && phone ? { need, name, ...phone } : [],
    );
  const insuring = (line: "property" | "flood" | "auto"): SheetNumber[] =>
    carriers.flatMap(({ name, lines, phone }) =>
      lines.includes(line) ? { name, ...phone } : [],
    );
  const offered: Record<SheetPolicy, readonly SheetNumber[]> = {
    property: insuring("property"),
    wind: [...contacts("wind"), ...insuring("property")],
    flood: [...contacts("flood"), ...insuring("flood")],
    auto: insuring("auto"),
  };
  return { ...words, always: contacts("always"), offered };
}
