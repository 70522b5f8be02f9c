import { titledText } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const cards = listSection(
  "cards",
  "Titles with a text each, in a grid.",
  titledText,
  2,
  12,
);
