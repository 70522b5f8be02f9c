import * as v from "valibot";
import { perhapsFilledText } from "./filled-text.ts";
import {
  faq,
  field,
  iconText,
  listOf,
  metaDescription,
  metaTitle,
  text,
  textUpTo,
} from "./page-schema.ts";

/** content/en/home.yaml. Sections in the order of the page: docs/product.md, "Home". */
export const homeSchema = v.strictObject({
  title: metaTitle,
  description: metaDescription,
  hero: v.strictObject({
    title: textUpTo(55),
    description: text,
    figures: listOf(v.strictObject({ value: text, label: text }), 3),
  }),
  howItWorks: v.strictObject({ title: text, steps: listOf(iconText, 4) }),
  // The quotes are in examples.yaml.
  compare: v.strictObject({ title: text, text, note: text }),
  apart: v.strictObject({ title: text, reasons: listOf(iconText, 4) }),
  specialties: v.strictObject({
    title: text,
    tabs: v.strictObject({ commercial: text, personal: text, services: text }),
    all: field(
      "The link below the first five cards, on a phone. {count} is their number.",
      v.strictObject({
        commercial: perhapsFilledText("count"),
        personal: perhapsFilledText("count"),
        services: perhapsFilledText("count"),
      }),
    ),
  }),
  faq: faq(6, 12),
});
