import * as v from "valibot";
import {
  familyPage,
  headed,
  iconText,
  listOf,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

/** One file of content/en/personal. Its sections are in the order of the page. */
export const personalSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    overview: v.strictObject({ title: text, paragraphs: listOf(text, 2, 4) }),
    whatWeCover: v.strictObject({ ...headed, list: listOf(titledText, 4, 8) }),
    /** Life insurance titles them coverage options. */
    highlights: v.strictObject({ title: text, cards: listOf(titledText, 7) }),
    /** Life insurance only: who the policy protects. */
    whoWeProtect: v.optional(
      v.strictObject({ ...headed, groups: listOf(titledText, 3, 6) }),
    ),
    enhancements: v.strictObject({ ...headed, list: listOf(titledText, 5) }),
    /** What sets this line's service apart. */
    differentiators: v.strictObject({
      title: text,
      cards: listOf(iconText, 4),
    }),
    builtFor: v.strictObject({ ...headed, audience: listOf(text, 4, 8) }),
    closing: v.strictObject({ title: text, text }),
  });

export type Personal = v.InferOutput<ReturnType<typeof personalSchema>>;
