import * as v from "valibot";
import { familyPage, headed, listOf, text, titledText } from "./page-schema.ts";

/** One file of `content/industries`. The sections stand in the order in which the page shows them. */
export const industrySchema = v.strictObject({
  ...familyPage,
  approach: v.object({
    title: text,
    paragraphs: listOf(text, 2, 3),
    /** What operators of this industry lose sleep over. */
    exposures: listOf(titledText, 3, 5),
  }),
  whyUs: v.object({ title: text, reasons: listOf(titledText, 3, 4) }),
  /** Products and services: each says what it pays for and when. */
  coverages: v.object({ ...headed, list: listOf(titledText, 6, 9) }),
  whoWeServe: v.object({ ...headed, kinds: listOf(text, 6, 12) }),
  /** Customers: how they typically work with us. Associations: names only, never a claim of membership. */
  customersAndAssociations: v.object({
    title: text,
    customers: listOf(text, 1, 2),
    associations: listOf(v.object({ name: text, note: text }), 3, 5),
  }),
  faq: v.object({
    title: text,
    questions: listOf(
      v.object({ question: v.pipe(text, v.endsWith("?")), answer: text }),
      10,
    ),
  }),
  /** Articles for the blog teaser, by file name. Without them it shows the newest of general use. */
  posts: v.optional(listOf(text, 1, 2)),
  closing: v.object({ title: text, text }),
});

export type Industry = v.InferOutput<typeof industrySchema>;
