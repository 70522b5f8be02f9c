import * as v from "valibot";
import { listOf, pageHead, text } from "./page-schema.ts";

/** YYYY-MM-DD. */
export const date = v.pipe(v.string(), v.isoDate("is no date"));

const link = v.strictObject({
  label: text,
  /** A page of this site, or an outside address, which opens in a new tab. */
  to: v.pipe(text, v.regex(/^(\/|https:|mailto:|tel:)/, "is no address")),
});

/** A part of a document: a heading, paragraphs, perhaps points and links after them. */
export const part = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z-]+$/, "is no id")),
  title: text,
  paragraphs: listOf(text, 1, 6),
  points: v.optional(listOf(text, 2, 12)),
  links: v.optional(listOf(link, 1, 5)),
});

export type DocumentPart = v.InferOutput<typeof part>;

/** A document whose parts are exactly those named, in this order. */
export function documentSchema(ids: readonly string[]) {
  return v.strictObject({
    ...pageHead,
    /** The day from which it holds, or on which it was last reviewed. */
    dated: v.strictObject({ label: text, date }),
    parts: v.pipe(
      v.array(part),
      v.check(
        (parts) => parts.map(({ id }) => id).join() === ids.join(),
        `wants the parts ${ids.join(", ")}, in this order`,
      ),
    ),
  });
}

export type LegalDocument = v.InferOutput<ReturnType<typeof documentSchema>>;

/** The clauses of /terms-of-service: docs/product.md, "Legal pages". */
export const termsSchema = documentSchema([
  "terms",
  "use-license",
  "disclaimer",
  "limitations",
  "accuracy-of-materials",
  "links",
  "modifications",
  "governing-law",
]);

export const accessibilitySchema = documentSchema([
  "standard",
  "how-we-test",
  "known-limits",
  "contact-us",
]);

export const howWeArePaidSchema = documentSchema([
  "commission",
  "fees",
  "results",
  "taxes",
  "ask",
]);
