import * as v from "valibot";
import {
  familyPage,
  headed,
  iconText,
  listOf,
  text,
  titledText,
} from "./page-schema.ts";

/** One file of `content/personal`. The sections stand in the order in which the page shows them. */
export const personalSchema = v.strictObject({
  ...familyPage,
  overview: v.object({ title: text, paragraphs: listOf(text, 2, 4) }),
  whatWeCover: v.object({ ...headed, list: listOf(titledText, 4, 8) }),
  /** Life insurance titles them coverage options. */
  highlights: v.object({ title: text, cards: listOf(titledText, 7) }),
  /** Life insurance only: who the policy protects. */
  whoWeProtect: v.optional(
    v.object({ ...headed, groups: listOf(titledText, 3, 6) }),
  ),
  enhancements: v.object({ ...headed, list: listOf(titledText, 5) }),
  /** What sets this line's service apart. */
  differentiators: v.object({ title: text, cards: listOf(iconText, 4) }),
  builtFor: v.object({ ...headed, audience: listOf(text, 4, 8) }),
  closing: v.object({ title: text, text }),
});

export type Personal = v.InferOutput<typeof personalSchema>;
