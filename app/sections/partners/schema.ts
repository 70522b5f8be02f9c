import * as v from "valibot";
import { icon, listOf, text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const partners = listSection(
  "partners",
  "Kinds of partners, with what each does.",
  v.strictObject({
    icon,
    category: text,
    description: text,
    specialties: listOf(text, 3, 6),
  }),
  2,
  12,
);
