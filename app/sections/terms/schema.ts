import * as v from "valibot";
import { field, optional, text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const terms = listSection(
  "terms",
  "Terms of a glossary. Search lists each one, and pages can link to it.",
  v.strictObject({
    id: field("The end of the term’s address: /glossary#actual-cash-value."),
    name: text,
    also: optional("Other names and abbreviations, for search.", v.array(text)),
    text,
  }),
  2,
  40,
);
