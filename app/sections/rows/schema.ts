import { titledText } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const rows = listSection(
  "rows",
  "Titles with a text next to each, one below the other.",
  titledText,
  2,
  9,
);
