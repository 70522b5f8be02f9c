import { listOf, text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const story = section(
  "story",
  "A loss, told with invented people: what happened, what was paid and what was not.",
  { title: text, paragraphs: listOf(text, 1, 3) },
);
