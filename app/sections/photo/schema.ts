import * as v from "valibot";
import { text } from "#compile/schemas/page-schema.ts";
import { photo as photograph } from "#compile/schemas/photo-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const photo = section("photo", "A photograph across the page.", {
  title: text,
  intro: v.optional(text),
  photo: photograph,
});
