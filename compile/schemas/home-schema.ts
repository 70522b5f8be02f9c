import * as v from "valibot";
import {
  faq,
  headed,
  iconText,
  listOf,
  metaDescription,
  metaTitle,
  text,
} from "./page-schema.ts";

/** content/en/home.yaml. Sections in the order of the page: docs/product.md, "Home". */
export const homeSchema = v.strictObject({
  title: metaTitle,
  description: metaDescription,
  hero: v.strictObject({
    title: text,
    description: text,
    figures: listOf(v.strictObject({ value: text, label: text }), 3),
  }),
  howItWorks: v.strictObject({ ...headed, steps: listOf(iconText, 4) }),
  // The quotes are in examples.yaml.
  compare: v.strictObject({ title: text, text, note: text }),
  apart: v.strictObject({ title: text, reasons: listOf(iconText, 4) }),
  specialties: v.strictObject({
    title: text,
    tabs: v.strictObject({ commercial: text, personal: text, services: text }),
  }),
  faq: faq(5, 12),
});
