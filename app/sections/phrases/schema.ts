import * as v from "valibot";
import { field } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const phrases = listSection(
  "phrases",
  "Sentences to say or send in English, on a page in another language.",
  v.strictObject({
    title: field("To whom, or when."),
    say: field("The sentence in English."),
    meaning: field("The same in the language of the page."),
  }),
  1,
  6,
);
