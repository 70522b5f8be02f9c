import * as v from "valibot";
import { text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const contact = section(
  "contact",
  "Phone, email and address, and the contact form.",
  {
    title: v.optional(text),
    intro: v.optional(text),
  },
);
