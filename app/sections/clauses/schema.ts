import * as v from "valibot";
import { field, text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const clauses = listSection(
  "clauses",
  "Sample language, with a note on each clause.",
  v.strictObject({
    title: text,
    text: field("The sample language itself."),
    note: field("Why it is there, or what it needs."),
  }),
  1,
  20,
);
