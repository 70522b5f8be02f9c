import * as v from "valibot";
import { field, listOf, text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const customers = section(
  "customers",
  "How customers of an industry work with us, and its associations.",
  {
    title: text,
    paragraphs: listOf(text, 1, 3),
    associations: field(
      "Associations of this industry. Never claim to be a member.",
      listOf(v.strictObject({ name: text, note: text }), 2, 8),
    ),
  },
);
