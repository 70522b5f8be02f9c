import * as v from "valibot";
import {
  familyPage,
  headed,
  listOf,
  oneOf,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

/** One file of content/en/industries. Its sections are in the order of the page. */
export const industrySchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    approach: v.strictObject({
      title: text,
      paragraphs: listOf(text, 2, 3),
      /** What operators of this industry lose sleep over. */
      exposures: listOf(titledText, 3, 5),
    }),
    whyUs: v.strictObject({ title: text, reasons: listOf(titledText, 3, 4) }),
    /** Products and services: each says what it pays for and when. */
    coverages: v.strictObject({ ...headed, list: listOf(titledText, 6, 9) }),
    whoWeServe: v.strictObject({ ...headed, kinds: listOf(text, 6, 12) }),
    /** Customers: how they typically work with us. Associations: names only, never a claim of membership. */
    customersAndAssociations: v.strictObject({
      title: text,
      customers: listOf(text, 1, 2),
      associations: listOf(v.strictObject({ name: text, note: text }), 3, 5),
    }),
    faq: v.strictObject({
      title: text,
      questions: listOf(
        v.strictObject({
          question: v.pipe(
            text,
            v.endsWith("?", "is not a question: end it with a question mark"),
          ),
          answer: text,
        }),
        10,
      ),
    }),
    /** Articles for the blog teaser, by file name. Without them it shows the newest of general use. */
    posts: v.optional(listOf(oneOf(known.articles), 1, 2)),
    closing: v.strictObject({ title: text, text }),
  });

export type Industry = v.InferOutput<ReturnType<typeof industrySchema>>;
