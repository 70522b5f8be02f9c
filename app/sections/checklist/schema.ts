import * as v from "valibot";
import { text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const checklist = listSection(
  "checklist",
  "A list to check off.",
  v.strictObject({ title: text, text: v.optional(text) }),
  2,
  20,
);
