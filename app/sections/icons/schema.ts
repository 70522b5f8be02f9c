import { iconText } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const icons = listSection(
  "icons",
  "Titles with an icon and a text each.",
  iconText,
  2,
  8,
);
