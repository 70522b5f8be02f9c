import * as v from "valibot";
import { text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const coastMap = section(
  "coast-map",
  "A map of where TWIA insures, with a link for each county to the tool for wind on the coast.",
  { title: text, intro: v.optional(text) },
);
