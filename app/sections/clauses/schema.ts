import * as v from "valibot";
import { text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const clauses = listSection(
  "clauses",
  "Sample language, with a note on each clause.",
  v.strictObject({
    title: text,
    text: v.pipe(text, v.description("The sample language itself.")),
    note: v.pipe(text, v.description("Why it is there, or what it needs.")),
  }),
  1,
  20,
);
