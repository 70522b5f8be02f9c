import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import { familyPage, listOf, text, titledText } from "./page-schema.ts";

/** A card with an icon that says what sets this line's service apart. */
export const differentiator = v.object({
  icon: v.picklist(iconNames),
  title: text,
  text,
});

/** One file of `content/personal`. The sections stand in the order in which the page shows them. */
export const personalSchema = v.strictObject({
  ...familyPage,
  overview: v.object({ title: text, paragraphs: listOf(text, 2, 4) }),
  whatWeCover: v.object({
    title: text,
    intro: text,
    list: listOf(titledText, 4, 8),
  }),
  /** Life insurance titles them coverage options. */
  highlights: v.object({ title: text, cards: listOf(titledText, 7) }),
  /** Life insurance only: who the policy protects. */
  whoWeProtect: v.optional(
    v.object({ title: text, intro: text, groups: listOf(titledText, 3, 6) }),
  ),
  enhancements: v.object({
    title: text,
    intro: text,
    list: listOf(titledText, 5),
  }),
  differentiators: v.object({ title: text, cards: listOf(differentiator, 4) }),
  builtFor: v.object({
    title: text,
    intro: text,
    audience: listOf(text, 4, 8),
  }),
  closing: v.object({ title: text, text }),
});

export type Personal = v.InferOutput<typeof personalSchema>;
