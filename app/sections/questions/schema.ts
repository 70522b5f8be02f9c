import { faq } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const questions = section(
  "questions",
  "Questions with folded answers.",
  faq(2, 20).entries,
);
