import { text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const names = listSection(
  "names",
  "Short names, such as kinds of clients.",
  text,
  2,
  20,
);
