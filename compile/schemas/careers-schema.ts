import * as v from "valibot";
import {
  groupsOf,
  headed,
  iconText,
  listOf,
  pageHead,
  sample,
  text,
  titledText,
} from "./page-schema.ts";

/** content/en/careers.yaml. Counts, plan and growth sessions: docs/product.md, "Careers". */
export const careersSchema = v.strictObject({
  ...pageHead,
  stuck: v.strictObject({
    title: text,
    paragraphs: listOf(text, 2, 3),
    signs: listOf(text, 3, 5),
  }),
  whyJoin: v.strictObject({ title: text, cards: listOf(iconText, 4) }),
  plan: v.strictObject({
    ...headed,
    steps: listOf(titledText, 4),
  }),
  tracks: v.strictObject({
    ...headed,
    list: groupsOf(3, 3, {
      title: v.picklist(["Expert", "Leadership", "Producer"]),
      description: text,
      features: listOf(text, 3),
    }),
  }),
  whoThrives: v.strictObject({ ...headed, bullets: listOf(text, 5) }),
  testimonials: v.strictObject({
    title: text,
    list: groupsOf(2, 2, {
      quote: text,
      author: v.pipe(
        text,
        v.regex(/^\S+$/, "is more than a first name: leave out the last name"),
        v.description("First name only."),
      ),
      role: text,
      sample,
    }),
  }),
  closing: v.strictObject({ title: text, text, notice: text }),
});
