import * as v from "valibot";
import {
  cutaway,
  familyPage,
  faq,
  headed,
  listOf,
  oneOf,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

/** A file in content/en/industries. Its sections are in the order of the page. */
export const industrySchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    cutaway,
    approach: v.strictObject({
      title: text,
      paragraphs: listOf(text, 1, 3),
    }),
    whyUs: v.strictObject({ title: text, reasons: listOf(titledText, 2, 4) }),
    coverages: v.pipe(
      v.strictObject({ ...headed, list: listOf(titledText, 5, 9) }),
      v.description(
        "The policies and services. Each entry says what it pays for, and when.",
      ),
    ),
    whoWeServe: v.strictObject({ ...headed, kinds: listOf(text, 5, 12) }),
    customersAndAssociations: v.strictObject({
      title: text,
      customers: v.pipe(
        listOf(text, 1, 2),
        v.description("How customers of this industry typically work with us."),
      ),
      associations: v.pipe(
        listOf(v.strictObject({ name: text, note: text }), 3, 5),
        v.description(
          "Associations of this industry. Never claim to be a member.",
        ),
      ),
    }),
    faq: faq(10),
    posts: v.optional(
      v.pipe(
        listOf(oneOf(known.articles), 1, 2),
        v.description(
          "Articles to show on this page, by file name without “.md”. Without this field the page shows the newest of general use.",
        ),
      ),
    ),
    closing: v.strictObject({ title: text, text }),
  });

export type Industry = v.InferOutput<ReturnType<typeof industrySchema>>;
