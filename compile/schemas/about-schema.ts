import * as v from "valibot";
import { drawn } from "../drawn.ts";
import {
  field,
  groupsOf,
  headed,
  iconText,
  listOf,
  pageHead,
  sample,
  text,
  titledText,
} from "./page-schema.ts";

/** A neutral mark: a sign, a name in one of the site's typefaces, and whether it was made up for this build. */
const mark = v.strictObject({
  name: text,
  sign: field("The sign before the name.", v.picklist(drawn.signs)),
  face: field("The typeface of the name.", v.picklist(["sans", "serif"])),
  sample,
});

/** content/en/about.yaml. Sections in the order of the page: docs/product.md, "About". */
export const aboutSchema = v.strictObject({
  ...pageHead,
  trustedBy: v.strictObject({
    title: text,
    clients: listOf(mark, 6, 12),
  }),
  approach: v.strictObject({
    title: text,
    paragraphs: listOf(text, 2, 4),
    figures: listOf(v.strictObject({ value: text, label: text }), 2, 3),
  }),
  tools: v.strictObject({ ...headed, list: listOf(iconText, 4, 6) }),
  memberships: v.strictObject({
    ...headed,
    marks: listOf(mark, 11),
  }),
  insight: v.strictObject({ ...headed, list: listOf(titledText, 3, 5) }),
  family: v.strictObject({
    ...headed,
    companies: groupsOf(3, 4, {
      ...titledText.entries,
      sample,
    }),
  }),
  careers: v.strictObject({ title: text, text, button: text }),
});
